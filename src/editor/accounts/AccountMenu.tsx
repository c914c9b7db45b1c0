import { useNavigate } from 'react-router-dom';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { roleTexts, settingsTexts } from './texts.ts';
import { useAccountActions } from './use-account-actions.tsx';

/** The user's account and its actions, at the bottom of the rail. */
export function AccountMenu() {
  const { account } = useEditor();
  const t = useWords(settingsTexts);
  const role = useWords(roleTexts);
  const navigate = useNavigate();
  const { actions, dialogs } = useAccountActions();
  if (!account) return null;
  const mine = {
    id: 'mine',
    label: `${account.name} · ${role(account.role)}`,
    onAction: () => void navigate('/editor/settings/mine'),
  };
  return (
    <>
      <MenuButton
        label={t('account', { name: account.name })}
        actions={[mine, ...actions]}
        className="grid min-h-14 min-w-14 place-items-center text-on-dark-2 hover:bg-ink-soft! hover:text-white md:w-full"
      >
        <EditorIcon name="account" />
      </MenuButton>
      {dialogs}
    </>
  );
}
