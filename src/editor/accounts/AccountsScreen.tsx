import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useEditorQuery } from '../api.ts';
import { useWords } from '../texts.ts';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { AccountRow } from './AccountRow.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { SettingsTable } from './SettingsTable.tsx';
import { fieldTexts, settingsTexts } from './texts.ts';

/** Lists accounts and invitations. */
export function AccountsScreen() {
  const t = useWords(settingsTexts);
  const field = useWords(fieldTexts);
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
