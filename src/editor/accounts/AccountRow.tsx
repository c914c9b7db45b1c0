import { roles } from '#schemas/editor/roles.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { Badge } from '../ui/Badge.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { cell } from './SettingsTable.tsx';
import { roleTexts, settingsTexts } from './texts.ts';
import { type ListedAccount, useAccountChanges } from './use-account-changes.tsx';
import { useMomentText } from './use-moment-text.ts';

/** Row of an account with the administrator's actions; administrators cannot change their own account. */
export function AccountRow({ account }: { account: ListedAccount }) {
  const own = useEditor().account?.id === account.id;
  const t = useWords(settingsTexts);
  const role = useWords(roleTexts);
  const moment = useMomentText();
  const { changeRole, actions, dialogs } = useAccountChanges(account);
  const { name } = account;
  return (
    <tr>
      <td className={cell}>
        <span className="block font-medium">
          {name}
          {own && <span className="font-normal text-ink-3"> ({t('you')})</span>}
        </span>
        <span className="text-ink-2">{account.email}</span>
      </td>
      <td className={`${cell} min-w-40`}>
        {own ? (
          role(account.role)
        ) : (
          <SelectBox
            label={t('roleOf', { name })}
            hideLabel
            value={account.role}
            onChange={changeRole}
            options={roles.map((value) => ({ value, label: role(value) }))}
            isDisabled={account.disabled}
          />
        )}
      </td>
      <td className={`${cell} tnum whitespace-nowrap`}>
        <span className="text-ink-3 md:hidden">{t('lastSeen')} </span>
        {account.lastSeenAt ? moment(account.lastSeenAt) : t('never')}
      </td>
      <td className={cell}>
        <Badge tone={account.disabled ? 'neutral' : 'success'}>
          {t(account.disabled ? 'disabled' : 'active')}
        </Badge>
      </td>
      <td className={`${cell} text-right`}>
        {!own && (
          <MenuButton
            label={t('actionsOf', { name })}
            actions={actions}
            className="inline-grid size-9 place-items-center text-ink-2"
          >
            <EditorIcon name="settings" />
          </MenuButton>
        )}
        {dialogs}
      </td>
    </tr>
  );
}
