import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, useEditorQuery } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { AccountRow } from './AccountRow.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { cell, SettingsScreen, SettingsTable } from './SettingsScreen.tsx';
import { fieldTexts, roleTexts, settingsTexts } from './texts.ts';
import { useMomentText } from './use-moment-text.ts';

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
  const { say } = useEditor();
  const t = useTranslate(settingsTexts);
  const field = useTranslate(fieldTexts);
  const role = useTranslate(roleTexts);
  const moment = useMomentText();
  const client = useQueryClient();
  const { problem, attempt } = useProblem();
  const revoke = async (id: string) => {
    if (await attempt(() => callEditor('revokeInvitation', { id }))) say(t('revoked'));
    await client.invalidateQueries({ queryKey: ['listAccounts'] });
  };
  return (
    <div className="mt-8 grid gap-3">
      <h2 className="text-body leading-normal font-medium">{t('invitations')}</h2>
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
            <td className={`${cell} tnum whitespace-nowrap`}>
              <span className="text-ink-3 md:hidden">{t('until')} </span>
              {moment(expiresAt)}
            </td>
            <td className={`${cell} text-right`}>
              <Button
                variant="text"
                small
                className="-mx-3 -my-2.5"
                aria-label={t('revokeOf', { email })}
                onClick={() => void revoke(id)}
              >
                {t('revoke')}
              </Button>
            </td>
          </tr>
        ))}
      </SettingsTable>
    </div>
  );
}
