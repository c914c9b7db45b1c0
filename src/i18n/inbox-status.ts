import { type Language, localise } from '#schemas/language.ts';
import type { RequestStatusName } from '#schemas/request-status.ts';
import type { RequestKind } from '#schemas/request-tracking.ts';
import { statusText } from './status-text.ts';
import { trackingTranslate } from './tracking.ts';

const newRequest = { zh: '新申请', en: 'New' };
const newSuggestion = { zh: '新来信', en: 'New' };

/** @returns the name of a status in the inbox and its table: the applicant's, except for requests that are still new */
export const inboxStatusText = (
  language: Language,
  { status, kind }: { status: RequestStatusName; kind: RequestKind },
): string =>
  status === 'new'
    ? localise(kind === 'suggestion' ? newSuggestion : newRequest, language)
    : statusText(trackingTranslate(language), { status, kind });
