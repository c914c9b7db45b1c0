import { createFormControl } from 'react-hook-form';
import { createActor, fromPromise } from 'xstate';
import { requestErrors } from '#api/request-errors.ts';
import { timeIn } from '#lib/date.ts';
import { inspected } from '#machines/inspection.ts';
import {
  type SubmissionCheck,
  type SubmissionErrors,
  type SubmissionNews,
  type SubmissionOutcome,
  type SubmissionRequest,
  type SubmissionValues,
  submissionMachine,
  submissionState,
} from '#machines/submission.ts';
import type { FormDefinition } from '#schemas/form.ts';
import { namesOf, repeatedNames } from '#schemas/form-fields.ts';
import { honeypotField } from '#schemas/honeypot.ts';
import type { Language } from '#schemas/language.ts';
import { submissionSchema } from '#schemas/submission.ts';
import { appendUnmappedFields } from '#schemas/unmapped-fields.ts';
import { type FormSnapshot, type LiveForm, valuesOf } from '../form-snapshot.ts';
import type { Endpoint } from '../index.ts';
import type { Drafts } from './drafts.ts';

export interface LiveFormOptions {
  form: FormDefinition;
  language: Language;
  endpoint: Endpoint;
  drafts: Drafts;
  send: (request: SubmissionRequest, signal: AbortSignal) => Promise<SubmissionOutcome>;
  tell: (news: SubmissionNews) => void;
  now: () => Date;
  newKey: () => string;
  /** Error codes by field, from a post without scripts. */
  errors: SubmissionErrors;
}

/**
 * Makes a form live. The native fields keep their values, so that nothing typed before is lost and no input method is
 * disturbed; react-hook-form validates them, and the machine sends them.
 */
export function startForm(element: HTMLFormElement, options: LiveFormOptions): LiveForm {
  const { form, drafts } = options;
  const names = form.fields.flatMap(namesOf);
  const draft = drafts.read();
  const stopped = new AbortController();

  const schema = submissionSchema(form, {
    language: options.language,
    now: () => timeIn(options.now(), options.endpoint.timeZone),
  });
  const check = (values: SubmissionValues): SubmissionCheck => {
    const read = schema.safeParse(values);
    if (!read.success) return { valid: false, errors: requestErrors(read.error.issues) };
    const folded = appendUnmappedFields(form, options.endpoint.takes, read.data);
    return 'errors' in folded
      ? { valid: false, errors: folded.errors }
      : { valid: true, payload: { ...folded.payload, ...trapped(element) } };
  };

  const control = createFormControl<Record<string, string>>({
    mode: 'onTouched',
    // The first invalid field may be a picker, which the view focuses.
    shouldFocusError: false,
    resolver: (values) => {
      const checked = check(values);
      return checked.valid ? { values, errors: {} } : { values: {}, errors: fieldErrors(checked.errors) };
    },
  });
  const showErrors = (errors: SubmissionErrors) => {
    for (const [name, type] of Object.entries(errors)) control.setError(name, { type });
  };

  const actor = createActor(
    submissionMachine.provide({
      actors: {
        check: fromPromise(async ({ input }) => check(input)),
        sendRequest: fromPromise(({ input, signal }) => options.send(input, signal)),
      },
      actions: {
        keepDraft: (_, kept) => drafts.keep(kept),
        dropDraft: () => drafts.drop(),
        clearFields: () => {
          control.reset(Object.fromEntries(names.map((name) => [name, ''])), { keepFieldsRef: true });
        },
        tell: (_, { news }) => {
          if (news.kind === 'invalid' || news.kind === 'rejected') showErrors(news.errors);
          // A browser's autofill may have filled the honeypot, so clear it before the next attempt.
          clearTrap(element);
          options.tell(news);
        },
      },
    }),
    { input: { draft }, ...inspected() },
  );

  let snapshot: FormSnapshot = {
    state: 'editing',
    values: valuesOf(element, names),
    errors: {},
    touched: new Set(),
    drafted: draft !== undefined,
  };
  const listeners = new Set<() => void>();
  const show = (change: Partial<FormSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };

  actor.subscribe((state) => {
    const { values, news } = state.context;
    show({
      state: submissionState(state),
      news,
      values,
      drafted: Object.values(values).some((v) => v.trim()),
    });
  });
  actor.start();
  control.subscribe({
    formState: { errors: true, touchedFields: true },
    callback: ({ errors, touchedFields }) =>
      show({
        ...(errors ? { errors: codesOf(errors) } : {}),
        ...(touchedFields ? { touched: new Set(Object.keys(touchedFields)) } : {}),
      }),
  });

  const { signal } = stopped;
  const typed = { ...valuesOf(element, names) };
  for (const name of names) {
    const field = element.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const { ref, onChange, onBlur } = control.register(name);
    // Text already in the field wins over the stored draft.
    if (!typed[name] && draft?.values[name]) field.value = draft.values[name];
    ref(field);
    field.addEventListener('input', onChange, { signal });
    field.addEventListener('focusout', onBlur, { signal });
  }
  for (const { asked, repeated } of repeatedNames(form.fields, options.language)) {
    const [source, target] = [element.elements.namedItem(asked), element.elements.namedItem(repeated)];
    if (!(source instanceof HTMLInputElement && target instanceof HTMLInputElement)) continue;
    const repeat = (value: string) =>
      control.setValue(repeated, value, { shouldValidate: control.getFieldState(repeated).invalid });
    let before = source.value;
    if (!target.value) repeat(before);
    source.addEventListener(
      'input',
      () => {
        if (target.value === '' || target.value === before) repeat(source.value);
        before = source.value;
      },
      { signal },
    );
    target.addEventListener(
      'focusout',
      () => {
        if (target.value.trim()) return;
        repeat(source.value);
        target.dispatchEvent(new Event('input', { bubbles: true }));
      },
      { signal },
    );
  }
  element.addEventListener('input', () => actor.send({ type: 'edit', values: valuesOf(element, names) }), {
    signal,
  });
  window.addEventListener('online', () => actor.send({ type: 'online' }), { signal });
  showErrors(options.errors);
  if (draft) actor.send({ type: 'edit', values: valuesOf(element, names) });
  else show({ values: valuesOf(element, names) });

  return {
    read: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: () => actor.send({ type: 'submit', values: valuesOf(element, names), key: options.newKey() }),
    clear: () => actor.send({ type: 'clear' }),
    again: () => actor.send({ type: 'again' }),
    stop: () => {
      stopped.abort();
      actor.stop();
    },
  };
}

const trapOf = (element: HTMLFormElement) =>
  element.querySelector<HTMLInputElement>(`[name=${honeypotField}]`);

function clearTrap(element: HTMLFormElement): void {
  const field = trapOf(element);
  if (field) field.value = '';
}

/** Value of the honeypot field. The server rejects a submission that has one. */
function trapped(element: HTMLFormElement): Record<string, string> {
  const value = trapOf(element)?.value;
  return value ? { [honeypotField]: value } : {};
}

const fieldErrors = (errors: SubmissionErrors) =>
  Object.fromEntries(Object.entries(errors).map(([name, type]) => [name, { type, message: '' }]));

const codesOf = (errors: Readonly<Record<string, { type?: unknown } | undefined>>): SubmissionErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.type ?? 'invalid')]));
