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
import { sendSubmission } from '#api/send-submission.ts';
import type { FormState } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import type { FormDefinition } from '#schemas/form.ts';
import { namesOf } from '#schemas/form-fields.ts';
import { ToastContext } from '#ui/toast/toast-context.ts';
import { type FormSnapshot, type LiveForm, valuesOf } from './form-snapshot.ts';
import type { Endpoint } from './index.ts';
import { newsToast } from './texts.ts';

export interface UseFormOptions {
  /** Of the block: drafts of two forms of one call never mix. */
  id: string;
  form: FormDefinition;
  endpoint: Endpoint;
  /** What a post without scripts brought back. */
  posted: FormState | undefined;
}

/**
 * A form that waits until it is used, and then comes alive: what checks, keeps and sends is only fetched when somebody
 * begins to fill it in. Until then the native fields take what is typed, and posting works without any of it.
 */
export function useForm(element: RefObject<HTMLFormElement | null>, options: UseFormOptions) {
  const { id, form, posted } = options;
  const draftKey = `pavilion.draft.${form.call}.${id}`;
  const [typed, setTyped] = useState(posted?.values ?? {});
  const [live, setLive] = useState<LiveForm>();
  const starting = useRef<Promise<LiveForm>>(undefined);
  const start = useStart(element, { ...options, draftKey });

  const wake = useCallback(() => {
    starting.current ??= start().then((started) => {
      setLive(started);
      return started;
    });
    // The next touch tries again.
    starting.current.catch(() => {
      starting.current = undefined;
    });
    return starting.current;
  }, [start]);

  // What was typed before the scripts came, or stayed on this device from an earlier visit, is in use already.
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
      // Without the code that sends, the form is posted as it is without scripts.
      wake().then(send, () => element.current?.submit());
    },
  };
}

const never = () => () => {};

function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage may be closed to pages.
    return false;
  }
}

/** Fetches what makes a form live, and starts it. */
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

/** Random, and available on plain http too, where `crypto.randomUUID` is not. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
