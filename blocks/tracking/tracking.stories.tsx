import type { StoryDefault } from '@ladle/react';
import { trackingTexts } from '#i18n/tracking.ts';
import type { PostedTracking } from '#machines/tracking-view.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import { requestStatus } from '#schemas/request-status.ts';
import type { TrackedRequest } from '#schemas/request-tracking.ts';
import { Bilingual, noData } from '#tests/stories/bilingual.tsx';
import { formsIn } from './forms.ts';
import { pair, sent, suggestion, taken, values } from './story-data.ts';
import View from './View.tsx';

export default { title: 'Blocks / tracking' } satisfies StoryDefault;

interface Shown {
  posted?: Omit<PostedTracking, 'pair'>;
  /** True if this server stores requests. */
  on?: boolean;
  /** True if the hotline is known. */
  phone?: boolean;
}

const show = ({ posted, on = true, phone = true }: Shown) => (
  <Bilingual>
    {(_say, language) => (
      <View
        id={`tracking-${language}`}
        props={{}}
        data={dataIn(language, { on, phone })}
        first
        {...(posted
          ? { form: { values: {}, errors: {}, outcome: 'rejected', tracking: { ...posted, pair } } }
          : {})}
      />
    )}
  </Bilingual>
);

const dataIn = (language: Language, { on, phone }: { on: boolean; phone: boolean }) => ({
  texts: { state: 'ready', data: trackingTexts[languageKey(language)] } as const,
  forms: on ? ({ state: 'ready', data: formsIn(language) } as const) : noData.missing,
  reference: { state: 'ready', data: pair.reference } as const,
  phone: phone ? ({ state: 'ready', data: '023 0000 8866' } as const) : noData.missing,
});

const found = (request: TrackedRequest): Omit<PostedTracking, 'pair'> => ({
  call: 'find',
  outcome: { kind: 'found', request },
});

export const Asking = () => show({});
export const AskingWithoutPhone = () => show({ phone: false });
export const Refused = () =>
  show({
    posted: {
      call: 'find',
      outcome: { kind: 'rejected', errors: { reference: 'invalid', phone: 'required' } },
    },
  });
export const NotFound = () => show({ posted: { call: 'find', outcome: { kind: 'notFound' } } });
export const Limited = () =>
  show({ posted: { call: 'find', outcome: { kind: 'limited', retryAfter: 1500 } } });
export const Failed = () => show({ posted: { call: 'find', outcome: { kind: 'failed' } } });
export const New = () => show({ posted: found(sent) });
export const LastHour = () => show({ posted: found({ ...sent, askedAt: '2026-11-22T05:30:00.000Z' }) });
export const PastDue = () => show({ posted: found({ ...sent, askedAt: '2026-11-22T09:00:00.000Z' }) });
export const Contacted = () => show({ posted: found(taken(requestStatus.contacted)) });
export const Confirmed = () => show({ posted: found(taken(requestStatus.confirmed)) });
export const Declined = () => show({ posted: found(taken(requestStatus.declined)) });
export const Withdrawn = () =>
  show({
    posted: { call: 'withdraw', outcome: { kind: 'found', request: taken(requestStatus.withdrawn) } },
  });
export const TooLate = () =>
  show({
    posted: { call: 'withdraw', outcome: { kind: 'closed', request: taken(requestStatus.contacted) } },
  });
export const Saved = () => show({ posted: { call: 'amend', outcome: { kind: 'found', request: sent } } });
export const Amending = () =>
  show({
    posted: {
      call: 'amend',
      request: sent,
      values: { ...values, organizer: '', endTime: '2030-04-30T09:00' },
      outcome: { kind: 'rejected', errors: { organizer: 'required', endTime: 'order' } },
    },
  });
export const Suggestion = () => show({ posted: found(suggestion) });
export const SuggestionSettled = () =>
  show({
    posted: found({ ...suggestion, status: requestStatus.confirmed, canChange: false }),
  });
export const Elsewhere = () => show({ on: false });
export const ElsewhereWithoutPhone = () => show({ on: false, phone: false });
