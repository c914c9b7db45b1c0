import { inboxStatusText } from '#i18n/inbox-status.ts';
import type { RequestStatusName } from '#schemas/request-status.ts';
import type { RequestKind } from '#schemas/request-tracking.ts';
import { useEditor } from '../context.tsx';
import { Badge, type Tone } from '../ui/Badge.tsx';

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

/** Returns the text of a status. */
export function useStatusText(): (standing: Standing) => string {
  const { language } = useEditor();
  return (standing) => inboxStatusText(language, standing);
}

export function StatusBadge({ status, kind }: Standing) {
  const textOf = useStatusText();
  return <Badge tone={tones[status]}>{textOf({ status, kind })}</Badge>;
}
