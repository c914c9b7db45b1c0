import type { ReactNode } from 'react';
import type { TrackedRequest } from '#schemas/request-tracking.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AmendForm } from './AmendForm.tsx';
import { HiddenFields, Pending, TrackingError } from './form-parts.tsx';
import { useTracked } from './use-tracking.ts';

/**
 * Amend and withdraw, available until the venue acts on the request. With scripts, buttons open the fields and a
 * confirmation; without, both are disclosures.
 */
export function Changes({ request }: { request: TrackedRequest }) {
  const { t, send } = useTracked();
  const hydrated = useHydrated();
  if (!request.canChange) return null;
  if (!hydrated)
    return (
      <div className="mt-8 grid gap-3">
        <Opens label={t('change.amend')}>
          <AmendForm />
        </Opens>
        <Opens label={t('change.withdraw')}>
          <form method="post">
            <HiddenFields call="withdraw" />
            <p className="my-4 max-w-measure text-sm text-ink-2">{t('change.confirmText')}</p>
            <Button type="submit">{t('change.confirm')}</Button>
          </form>
        </Opens>
      </div>
    );
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <Button onClick={() => send({ type: 'amend' })}>{t('change.amend')}</Button>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => send({ type: 'withdraw' })}>
        {t('change.withdraw')}
      </Button>
      <WithdrawQuestion />
    </div>
  );
}

const Opens = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group border-b border-line">
    <summary className="flex min-h-control items-center justify-between gap-4 font-medium text-teal">
      {label}
      <Icon name="down" small className="group-open:rotate-180" />
    </summary>
    <div className="pb-6">{children}</div>
  </details>
);

/** Asks for confirmation, because withdrawing cannot be undone. */
function WithdrawQuestion() {
  const { t, view, send } = useTracked();
  const busy = view.state === 'withdrawing';
  const { trouble } = view;
  return (
    <Dialog
      open={view.state === 'confirming' || busy}
      onClose={() => send({ type: 'cancel' })}
      title={t('change.confirmTitle')}
    >
      <p className="text-ink-2">{t('change.confirmText')}</p>
      <TrackingError
        text={trouble && (trouble.kind === 'notFound' ? t('message.notFound') : t('message.failed'))}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button aria-disabled={busy || undefined} onClick={() => send({ type: 'confirm' })}>
          {busy ? <Pending text={t('change.withdrawing')} /> : t('change.confirm')}
        </Button>
        <Button variant="outline" onClick={() => send({ type: 'cancel' })}>
          {t('change.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
