import type { RequestStatusName } from '#schemas/request-status.ts';
import type { RequestKind } from '#schemas/request-tracking.ts';
import type { TrackingTranslate } from './tracking.ts';

/** Text of a status. Suggestions have their own texts for two of them. Separate from the texts, which browsers get as data. */
export const statusText = (
  t: TrackingTranslate,
  { status, kind }: { status: RequestStatusName; kind: RequestKind },
): string =>
  kind === 'suggestion' && (status === 'confirmed' || status === 'declined')
    ? t(`suggestionStatus.${status}`)
    : t(`status.${status}`);
