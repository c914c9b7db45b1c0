import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorAnswer, EditorRequest } from '#schemas/editor/calls.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, useEditorQuery } from '../api.ts';
import { useTranslate } from '../context.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useMomentText } from '../use-times.ts';
import { AccountRow } from './AccountRow.tsx';
import { InviteDialog, LinkOnce } from './InviteDialog.tsx';
import { cell, RevokeCell, SettingsScreen, SettingsTable, TimeCell, useRevoke } from './SettingsScreen.tsx';
import { fieldTexts, roleTexts, settingsTexts } from './texts.ts';

/** Lists accounts and invitations. */
export function AccountsScreen() {
  const t = useTranslate(settingsTexts);
  const field = useTranslate(fieldTexts);
  const [inviting, setInviting] = useState(false);
  const query = useEditorQuery('listAccounts', {});
  return (
    <SettingsScreen
      actions={
        <Button small onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      }
    >
      <QueryBoundary query={query}>
        {({ accounts, invitations }) => (
          <>
            <SettingsTable
              label={t('accounts')}
              columns={[field('name'), field('role'), t('lastSeen'), t('state'), '']}
            >
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} />
              ))}
            </SettingsTable>
            {invitations.length > 0 && <Invitations invitations={invitations} />}
          </>
        )}
      </QueryBoundary>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SettingsScreen>
  );
}

/** Pending invitations. */
function Invitations({ invitations }: Pick<EditorAnswer<'listAccounts'>, 'invitations'>) {
  const t = useTranslate(settingsTexts);
  const field = useTranslate(fieldTexts);
  const role = useTranslate(roleTexts);
  const moment = useMomentText();
  const { revoke, notice } = useRevoke('listAccounts', t('revoked'));
  const client = useQueryClient();
  const { problem, attempt } = useProblem();
  const [link, setLink] = useState<EditorAnswer<'invite'> & { email: string }>();
  /** The server stores only a hash of a link, so a lost one is replaced; the earlier one ends. */
  const renew = async ({ email, role: to }: EditorRequest<'invite'>) => {
    await attempt(async () => setLink({ ...(await callEditor('invite', { email, role: to })), email }));
    await client.invalidateQueries({ queryKey: ['listAccounts'] });
  };
  return (
    <div className="mt-8 grid gap-3">
      <h2 className="text-body leading-normal font-medium">{t('invitations')}</h2>
      {notice}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <SettingsTable label={t('invitations')} columns={[field('email'), field('role'), t('until'), '']}>
        {invitations.map(({ id, email, role: to, expiresAt }) => (
          <tr key={id}>
            <td className={cell}>{email}</td>
            <td className={cell}>{role(to)}</td>
            <TimeCell heading={t('until')}>{moment(expiresAt)}</TimeCell>
            <RevokeCell
              label={t('revokeOf', { email })}
              onRevoke={() => revoke(() => callEditor('revokeInvitation', { id }))}
              before={
                <Button
                  variant="text"
                  small
                  className="-my-2.5"
                  aria-label={t('newLinkOf', { email })}
                  onClick={() => void renew({ email, role: to })}
                >
                  {t('newLink')}
                </Button>
              }
            >
              {t('revoke')}
            </RevokeCell>
          </tr>
        ))}
      </SettingsTable>
      {link && (
        <DialogBox title={t('newLink')} open onClose={() => setLink(undefined)}>
          <LinkOnce {...link} lead={t('newLinkLead', { email: link.email })} />
        </DialogBox>
      )}
    </div>
  );
}
