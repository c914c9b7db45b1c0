import type { RequestStatusName } from '#schemas/request-status.ts';
import type { RequestKind } from '#schemas/request-tracking.ts';
import type { TrackingTexts } from './zh-CN.ts';

/** A status in words; a suggestion has its own for two of them. Apart from the texts: browsers get those as data. */
export const statusText = (
  texts: Pick<TrackingTexts, 'status' | 'suggestionStatus'>,
  { status, kind }: { status: RequestStatusName; kind: RequestKind },
): string =>
  kind === 'suggestion' && (status === 'confirmed' || status === 'declined')
    ? texts.suggestionStatus[status]
    : texts.status[status];
