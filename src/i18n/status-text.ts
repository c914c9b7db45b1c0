import type { RequestStatusName } from '#schemas/request-status.ts';
import type { RequestKind } from '#schemas/request-tracking.ts';
import type { TrackingTranslate } from './tracking.ts';

/**
 * Separate from the texts, which browsers get as data.
 *
 * @returns the name of a status; suggestions have their own for two of them
 */
export const statusText = (
  t: TrackingTranslate,
  { status, kind }: { status: RequestStatusName; kind: RequestKind },
): string =>
  kind === 'suggestion' && (status === 'confirmed' || status === 'declined')
    ? t(`suggestionStatus.${status}`)
    : t(`status.${status}`);
