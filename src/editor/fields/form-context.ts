import { type ComponentType, createContext, use, useId } from 'react';
import { type Language, localise } from '#schemas/language.ts';
import type { Words } from '../texts.ts';
import type { FieldModel } from './field-model.ts';
import type { FieldTextKey } from './texts.ts';
import type { EditTimes } from './translation-status.ts';
import { type Path, pathName } from './value-paths.ts';

/** Shared by all fields of one form. */
export interface FormContextValue {
  /** Renders a field of any kind. Lists and objects take it from here, because importing it would be a cycle. */
  FieldView: ComponentType<FieldProps>;
  /** Of the interface. */
  language: Language;
  t: Words<FieldTextKey>;
  edited: EditTimes;
  onEdited: (next: EditTimes) => void;
  /** By the path of the field. */
  errors: Readonly<Record<string, string>>;
  /** Only this language's half of each text is shown. */
  only: Language | undefined;
  onShowDifferences: ((path: Path) => void) | undefined;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const value = use(FormContext);
  if (!value) throw new Error('useForm: a field stands outside of a form; wrap it in SchemaForm');
  return value;
}

/** A field with its value, as every kind of field takes it. */
export interface FieldProps<Field extends FieldModel = FieldModel> {
  field: Field;
  value: unknown;
  /** Undefined: it is absent from now on. */
  onChange: (next: unknown) => void;
  path: Path;
  /** Its label is read out, not shown: something beside it says the same. */
  hideLabel?: boolean;
}

/** Names and descriptions of a field's control, by the ids under which `FieldFrame` shows them. */
export function useField({ field, path }: Pick<FieldProps, 'field' | 'path'>) {
  const { language, errors } = useForm();
  const id = useId();
  const help = field.help && localise(field.help, language);
  const error = errors[pathName(path)];
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    label: localise(field.label, language),
    help,
    error,
    /** For the control itself. */
    described: {
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(error ? { 'aria-invalid': true as const } : {}),
    },
  };
}
