import { useMemo } from 'react';
import { translateIn } from '#i18n/i18n.ts';
import type { Entry } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { formOfEntry } from './entry-model.ts';
import type { EntryPart } from './entry-parts.ts';
import { FieldView } from './FieldView.tsx';
import { FormContext, type FormContextValue } from './form-context.ts';
import { fieldTexts } from './texts.ts';
import { fieldMark, pathName } from './value-paths.ts';

interface EntryFormProps {
  entry: Entry;
  onChange: (next: Entry) => void;
  /** Language of the interface. */
  language: Language;
  /** Error messages by the path of the part: `texts.title`, `texts.zh-CN.data.attachments.0.name`, `data.coverImg`. */
  errors?: Readonly<Record<string, string>>;
  /** Paths of parts that are edited elsewhere. */
  without?: readonly string[];
}

const nothing = {};

/** The form of an entry of any kind, derived from its schema and the entity table. */
export function EntryForm({ entry, onChange, language, errors = nothing, without = [] }: EntryFormProps) {
  const { kind, id } = entry;
  const parts = useMemo(() => formOfEntry({ kind, id }), [kind, id]);
  const form = useMemo(
    (): Omit<FormContextValue, 'only'> => ({
      FieldView,
      language,
      t: translateIn(fieldTexts, language),
      edited: nothing,
      onEdited: () => undefined,
      errors,
      onShowDifferences: undefined,
      // No kind of entry refers to keys.
      keys: () => [],
    }),
    [language, errors],
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      {parts
        .filter(({ path }) => !without.includes(pathName(path)))
        .map((part) => (
          <PartView key={pathName(part.path)} part={part} entry={entry} onChange={onChange} form={form} />
        ))}
    </div>
  );
}

interface PartViewProps extends Pick<EntryFormProps, 'entry' | 'onChange'> {
  part: EntryPart;
  form: Omit<FormContextValue, 'only'>;
}

const PartView = ({ part: { field, path, language, read, write }, entry, onChange, form }: PartViewProps) => (
  <FormContext value={{ ...form, only: language }}>
    <div className="contents" {...{ [fieldMark]: pathName(path) }}>
      <FieldView
        field={field}
        value={read(entry)}
        onChange={(next) => onChange(write(entry, next))}
        path={path}
      />
    </div>
  </FormContext>
);
