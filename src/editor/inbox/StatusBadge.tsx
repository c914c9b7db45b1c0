import { statusText } from '#i18n/status-text.ts';
import { trackingTranslate } from '#i18n/tracking.ts';
import type { RequestStatusName } from '#schemas/request-status.ts';
import type { RequestKind } from '#schemas/request-tracking.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { Badge, type Tone } from '../ui/Badge.tsx';
import { inboxTexts } from './texts.ts';

interface Standing {
  status: RequestStatusName;
  kind: RequestKind;
}

const tones: Record<RequestStatusName, Tone> = {
  new: 'info',
  contacted: 'neutral',
  confirmed: 'success',
  declined: 'warning',
  withdrawn: 'neutral',
};

/**
 * Returns the text of a status. Except for new requests, it is the text that the applicant sees when tracking the
 * request.
 */
export function useStatusText(): (standing: Standing) => string {
  const { language } = useEditor();
  const t = useTranslate(inboxTexts);
  return ({ status, kind }) => {
    if (status !== 'new') return statusText(trackingTranslate(language), { status, kind });
    return t(kind === 'suggestion' ? 'isNewSuggestion' : 'isNew');
  };
}

export function StatusBadge({ status, kind }: Standing) {
  const textOf = useStatusText();
  return <Badge tone={tones[status]}>{textOf({ status, kind })}</Badge>;
}
