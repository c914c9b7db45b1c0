import { useCallback, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { TrackingEvent } from '#machines/tracking.ts';
import type { TrackingView } from '#machines/tracking-view.ts';

export type SendTracking = (event: TrackingEvent) => void;

/**
 * Following one request, beginning where the page stands. The machine and its calls are fetched when the form is first
 * used (`wake`), so that the page itself loads without them.
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
          // The code could not be fetched: the next try asks for it again.
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
