import type { SubmissionErrors, SubmissionNews, SubmissionState } from '#machines/submission.ts';
import type { FormValues } from '#schemas/form-fields.ts';

/** State of a form as shown. */
export interface FormSnapshot {
  state: SubmissionState;
  /** Result of the last attempt. */
  news?: SubmissionNews | undefined;
  values: FormValues;
  /** Error codes by field. */
  errors: SubmissionErrors;
  /** Names of the touched fields. */
  touched: ReadonlySet<string>;
  /** True if a draft is stored on this device. */
  drafted: boolean;
}

/** A form in use: react-hook-form watches the fields, the machine the submission. */
export interface LiveForm {
  read: () => FormSnapshot;
  subscribe: (listener: () => void) => () => void;
  submit: () => void;
  clear: () => void;
  again: () => void;
  stop: () => void;
}

/** Reads the current values of the named fields from the DOM. */
export function valuesOf(form: HTMLFormElement, names: readonly string[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
}
