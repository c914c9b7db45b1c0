import { createContext, use, useCallback, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { TrackingTranslate } from '#i18n/tracking.ts';
import type { TrackingEvent } from '#machines/tracking.ts';
import type { TrackingView } from '#machines/tracking-view.ts';
import type { TrackedForms } from './forms.ts';

type SendTracking = (event: TrackingEvent) => void;

/**
 * Follows one request, starting from the page's state. Machine and calls load on first use (`wake`), so they are not
 * part of the page's first load.
 */
export function useTracking(initial: TrackingView) {
  const { language } = useTexts();
  const [view, setView] = useState(initial);
  const machine = useRef<Promise<SendTracking> | undefined>(undefined);

  const wake = useCallback(async (): Promise<SendTracking> => {
    machine.current ??= Promise.all([import('#machines/tracking.ts'), import('#api/track-request.ts')]).then(
      ([{ startTracking }, { trackRequest }]) =>
        startTracking(initial, {
          onView: setView,
          makeCall: (asked, signal) => trackRequest(asked, { language, signal }),
        }),
    );
    return machine.current;
  }, [initial, language]);

  const send = useCallback(
    (event: TrackingEvent) => {
      wake().then(
        (sendNow) => sendNow(event),
        () => {
          // Loading failed: the next attempt loads again.
          machine.current = undefined;
          setView((before) => ({ ...before, trouble: { kind: 'failed' } }));
        },
      );
    },
    [wake],
  );
  const preload = useCallback(() => void wake().catch(() => {}), [wake]);
  return { view, send, preload };
}

/** Shared by all parts of the block. */
export interface Tracked {
  /** Id of the block; prefix of element ids. */
  id: string;
  t: TrackingTranslate;
  forms: TrackedForms;
  /** The hotline as text; undefined if unknown. */
  phone: string | undefined;
  view: TrackingView;
  send: SendTracking;
}

const TrackedContext = createContext<Tracked | undefined>(undefined);
export const TrackedProvider = TrackedContext;

/** Returns the followed request, its texts and its events. */
export function useTracked(): Tracked {
  const tracked = use(TrackedContext);
  if (!tracked) throw new Error('useTracked: no TrackedProvider above this component; wrap it in one');
  return tracked;
}
