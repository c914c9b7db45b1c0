import { useMemo } from 'react';
import { translateIn } from '#i18n/i18n.ts';
import type { Language } from '#schemas/language.ts';
import { FieldView } from './FieldView.tsx';
import type { FieldModel, ObjectField } from './field-model.ts';
import { FormContext } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { keyedItems } from './summary.ts';
import { fieldTexts } from './texts.ts';
import type { EditTimes } from './translation-status.ts';
import type { Path } from './value-paths.ts';

/** Section of a block's form: its content, its appearance, or the source of its data. */
export type FormSection = 'content' | 'look' | 'source';

export function sectionOf({ kind }: FieldModel): FormSection {
  if (kind === 'source') return 'source';
  return kind === 'choice' || kind === 'number' || kind === 'switch' || kind === 'icon' ? 'look' : 'content';
}

interface SchemaFormProps {
  /** The result of `modelOf(schema)`. */
  model: ObjectField;
  value: unknown;
  onChange: (next: Record<string, unknown>) => void;
  /** Language of the interface. */
  language: Language;
  /** Time of the last edit of each language of a text. Not updated without `onEdited`. */
  edited?: EditTimes;
  onEdited?: (next: EditTimes) => void;
  /** Error messages by the path of the field: `items.0.title`. */
  errors?: Readonly<Record<string, string>>;
  /** Shows the fields of this section only. */
  section?: FormSection;
  /** Shows each text in this language only. */
  only?: Language;
  /** Opens the changes since the outdated language was written. */
  onShowDifferences?: (path: Path) => void;
}

const nothing = {};
const ignore = () => undefined;

/** A form derived from a schema. It writes only what the user changes; everything else stays the same to the byte. */
export function SchemaForm({ model, value, onChange, language, section, ...rest }: SchemaFormProps) {
  const { edited = nothing, onEdited = ignore, errors = nothing, only, onShowDifferences } = rest;
  const t = useMemo(() => translateIn(fieldTexts, language), [language]);
  const shows = section && ((field: FieldModel) => sectionOf(field) === section);
  const keys = () => keyedItems(model, value, language);
  return (
    <FormContext value={{ FieldView, language, t, edited, onEdited, errors, only, onShowDifferences, keys }}>
      <div className="grid grid-cols-1 gap-5">
        <ObjectFields fields={model.fields} path={[]} value={value} onChange={onChange} shows={shows} />
      </div>
    </FormContext>
  );
}
