import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useAsk } from '../api.ts';
import { useWords } from '../texts.ts';
import { Asked } from '../ui/Asked.tsx';
import { AccountRow } from './AccountRow.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { SettingsTable } from './SettingsTable.tsx';
import { fieldTexts, settingsTexts } from './texts.ts';

/** Everybody who may use the editor, and who is invited. */
export function AccountsScreen() {
  const t = useWords(settingsTexts);
  const field = useWords(fieldTexts);
  const [inviting, setInviting] = useState(false);
  const query = useAsk('listAccounts', {});
  return (
    <SettingsScreen
      actions={
        <Button small onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      }
    >
      <Asked query={query}>
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
      </Asked>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SettingsScreen>
  );
}
