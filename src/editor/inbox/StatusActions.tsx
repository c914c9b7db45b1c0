import { useState } from 'react';
import { type InboxRequest, nextStatuses, type VenueStatus } from '#schemas/editor/inbox.ts';
import { Button } from '#ui/Button.tsx';
import { useTranslate } from '../context.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useStatusText } from './StatusBadge.tsx';
import { type InboxTextKey, inboxTexts } from './texts.ts';

interface StatusActionsProps {
  request: InboxRequest;
  setStatus: (to: VenueStatus) => Promise<void>;
}

/** Label of a status change; bookings and messages have different texts. */
function actOf({ kind, status }: InboxRequest, to: VenueStatus): InboxTextKey {
  if (to === 'contacted') return status === 'new' ? 'toContacted' : 'reopen';
  if (kind === 'suggestion') return to === 'confirmed' ? 'toSettled' : 'toClosed';
  return to === 'confirmed' ? 'toConfirmed' : 'toDeclined';
}

/**
 * Buttons for the next statuses; the usual one is last and primary. Declining needs a confirmation, because the
 * applicant sees it immediately.
 */
export function StatusActions({ request, setStatus }: StatusActionsProps) {
  const t = useTranslate(inboxTexts);
  const textOf = useStatusText();
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { kind, status } = request;
  const steps = [...nextStatuses[status]].reverse();
  const usual = steps.at(-1);
  if (!usual) return null;
  const step = async (to: VenueStatus) => {
    if (to === 'declined') return setAsking(true);
    setBusy(true);
    await attempt(() => setStatus(to));
    setBusy(false);
  };
  return (
    <div className="grid gap-3 border-t border-line px-5 py-3">
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-x-2 gap-y-2">
        {steps.map((to) => (
          <Button
            key={to}
            small
            variant={to === usual ? 'primary' : 'text'}
            disabled={busy}
            onClick={() => step(to)}
          >
            {t(actOf(request, to))}
          </Button>
        ))}
      </div>
      <Confirm
        title={t(kind === 'suggestion' ? 'closeTitle' : 'declineTitle')}
        action={t(kind === 'suggestion' ? 'toClosed' : 'toDeclined')}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => setStatus('declined')}
      >
        <p>{t('declineText', { status: textOf({ status: 'declined', kind }) })}</p>
      </Confirm>
    </div>
  );
}
