import {
  type RefObject,
  type SyntheticEvent,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { errorsOf, idempotencyHeader, languageHeader, readEnvelope, requestTimeout } from '#api/envelope.ts';
import type { FormState } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import type { SubmissionOutcome, SubmissionRequest } from '#machines/submission.ts';
import type { FormDefinition } from '#schemas/form.ts';
import { type FormValues, namesOf } from '#schemas/form-fields.ts';
import type { Language } from '#schemas/language.ts';
import { ToastContext } from '#ui/toast/toast.ts';
import { type FormSnapshot, type LiveForm, valuesOf } from './form-snapshot.ts';
import type { Endpoint } from './index.ts';
import { newsToast } from './texts.ts';

interface UseFormOptions {
  /** Block id, so that two forms of one call have separate drafts. */
  id: string;
  form: FormDefinition;
  endpoint: Endpoint;
  /** Result of a post without scripts. */
  posted: FormState | undefined;
  /** Values with which the form begins. */
  initial: FormValues | undefined;
}

/**
 * Loads the code that validates, stores and sends a form when the visitor first uses it. Until then the native fields
 * accept input, and a plain post works.
 */
export function useForm(element: RefObject<HTMLFormElement | null>, options: UseFormOptions) {
  const { id, form, posted, initial } = options;
  const draftKey = `pavilion.draft.${form.call}.${id}`;
  const [typed, setTyped] = useState<FormValues>(initial ?? {});
  const [live, setLive] = useState<LiveForm>();
  const starting = useRef<Promise<LiveForm>>(undefined);
  const start = useStart(element, { ...options, draftKey });

  const wake = useCallback(() => {
    starting.current ??= start().then((started) => {
      setLive(started);
      return started;
    });
    // The next interaction tries again.
    starting.current.catch(() => {
      starting.current = undefined;
    });
    return starting.current;
  }, [start]);

  // A form with values typed before hydration, or with a stored draft, is already in use.
  useEffect(() => {
    if (!element.current) return;
    const values = valuesOf(element.current, form.fields.flatMap(namesOf));
    setTyped(values);
    if (Object.values(values).some((value) => value.trim()) || hasDraft(draftKey)) wake();
  }, [element, form, draftKey, wake]);
  useEffect(() => () => live?.stop(), [live]);

  const waiting = useMemo(
    (): FormSnapshot => ({
      state: posted?.outcome === 'sent' ? 'succeeded' : 'editing',
      values: typed,
      errors: posted?.errors ?? {},
      touched: new Set(),
      drafted: false,
    }),
    [typed, posted],
  );
  const snapshot = useSyncExternalStore(
    live?.subscribe ?? never,
    live?.read ?? (() => waiting),
    () => waiting,
  );
  return {
    snapshot,
    live,
    wake: () => void wake(),
    read: () => {
      if (!live && element.current) setTyped(valuesOf(element.current, form.fields.flatMap(namesOf)));
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      const send = (started: LiveForm) => started.submit();
      // If the code cannot be loaded, falls back to a plain post.
      wake().then(send, () => element.current?.submit());
    },
  };
}

const never = () => () => {};

function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage may be disabled.
    return false;
  }
}

/** Loads and starts the live form. */
function useStart(
  element: RefObject<HTMLFormElement | null>,
  { form, endpoint, posted, draftKey }: UseFormOptions & { draftKey: string },
) {
  const { t, language } = useTexts();
  const toast = use(ToastContext)?.toast;
  return useCallback(async (): Promise<LiveForm> => {
    const [{ startForm }, { createDrafts }] = await Promise.all([
      import('./live/start-form.ts'),
      import('./live/drafts.ts'),
    ]);
    if (!element.current) throw new Error('the form has gone');
    return startForm(element.current, {
      form,
      language,
      endpoint,
      drafts: createDrafts(draftKey, () => localStorage),
      send: (request, signal) => sendSubmission(endpoint.path, request, { language, signal }),
      tell: (news) => toast?.(newsToast(news, form, t)),
      now: () => new Date(),
      newKey,
      errors: posted?.errors ?? {},
    });
  }, [element, form, endpoint, posted, draftKey, language, t, toast]);
}

/** Random key. `crypto.randomUUID` is unavailable on plain http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Posts a form to its create call at our origin. Every ending is a value: a time-out and a server that breaks are
 * `failed`, a device without a network is `offline`, and the values stay with the caller.
 */
async function sendSubmission(
  endpoint: string,
  { payload, key }: SubmissionRequest,
  { language, signal }: { language: Language; signal?: AbortSignal },
): Promise<SubmissionOutcome> {
  const timeout = AbortSignal.timeout(requestTimeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [languageHeader]: language,
        [idempotencyHeader]: key,
      },
      body: JSON.stringify(payload),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return outcomeOf(await response.json());
  } catch {
    return navigator.onLine ? { kind: 'failed', message: '' } : { kind: 'offline' };
  }
}

function outcomeOf(body: unknown): SubmissionOutcome {
  const envelope = readEnvelope(body);
  if (!envelope) return { kind: 'failed', message: '' };
  const { ok, message, data } = envelope;
  if (ok) return { kind: 'sent', message, reference: referenceOf(data) };
  const errors = errorsOf(data);
  return errors ? { kind: 'rejected', message, errors } : { kind: 'failed', message };
}

const referenceOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'reference' in data && typeof data.reference === 'string'
    ? data.reference
    : undefined;
