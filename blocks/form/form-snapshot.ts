import type { SubmissionErrors, SubmissionNews, SubmissionState } from '#machines/submission.ts';
import type { FormValues } from '#schemas/form-fields.ts';

/** What a form shows. */
export interface FormSnapshot {
  state: SubmissionState;
  /** How the last try ended. */
  news?: SubmissionNews | undefined;
  values: FormValues;
  /** A code for each field that is wrong. */
  errors: SubmissionErrors;
  /** Names of the fields that were visited. */
  touched: ReadonlySet<string>;
  /** Something typed stays on this device. */
  drafted: boolean;
}

/** A form in use: the fields under the eyes of react-hook-form, the submission under those of its machine. */
export interface LiveForm {
  read: () => FormSnapshot;
  subscribe: (listener: () => void) => () => void;
  submit: () => void;
  clear: () => void;
  again: () => void;
  stop: () => void;
}

/** What a form of these fields holds, whoever typed it and when. */
export function valuesOf(form: HTMLFormElement, names: readonly string[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
}
