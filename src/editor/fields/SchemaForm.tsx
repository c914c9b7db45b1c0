import { useMemo } from 'react';
import type { Language } from '#schemas/language.ts';
import { wordsOf } from '../texts.ts';
import { FieldView } from './FieldView.tsx';
import type { FieldModel, ObjectField } from './field-model.ts';
import { FormContext } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { fieldTexts } from './texts.ts';
import type { EditTimes } from './translation-status.ts';
import type { Path } from './value-paths.ts';

/** What a field is about: what visitors read, how it looks, or where it comes from. */
export type FormSection = 'content' | 'look' | 'source';

export function sectionOf({ kind }: FieldModel): FormSection {
  if (kind === 'source') return 'source';
  return kind === 'choice' || kind === 'number' || kind === 'switch' || kind === 'icon' ? 'look' : 'content';
}

interface SchemaFormProps {
  /** `modelOf(schema)`. */
  model: ObjectField;
  value: unknown;
  onChange: (next: Record<string, unknown>) => void;
  /** Of the interface. */
  language: Language;
  /** When each language of its texts was written; without `onEdited` nothing is remembered. */
  edited?: EditTimes;
  onEdited?: (next: EditTimes) => void;
  /** What is wrong, by the path of the field: `items.0.title`. */
  errors?: Readonly<Record<string, string>>;
  /** Only the fields of one section. */
  section?: FormSection;
  /** Only this language's half of each text. */
  only?: Language;
  /** Shows what has changed since the older language was written. */
  onShowDifferences?: (path: Path) => void;
}

const nothing = {};
const ignore = () => undefined;

/** A form that is made from a schema. It writes only what is changed: everything else comes back to the byte. */
export function SchemaForm({ model, value, onChange, language, section, ...rest }: SchemaFormProps) {
  const { edited = nothing, onEdited = ignore, errors = nothing, only, onShowDifferences } = rest;
  const t = useMemo(() => wordsOf(fieldTexts, language), [language]);
  const shows = section && ((field: FieldModel) => sectionOf(field) === section);
  return (
    <FormContext value={{ FieldView, language, t, edited, onEdited, errors, only, onShowDifferences }}>
      <div className="grid grid-cols-1 gap-5">
        <ObjectFields fields={model.fields} path={[]} {...{ value, onChange, shows }} />
      </div>
    </FormContext>
  );
}
