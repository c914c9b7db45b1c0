import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callEditor } from '../api.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { Confirm } from '../ui/Confirm.tsx';
import type { MenuAction } from '../ui/MenuButton.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { settingsTexts } from './texts.ts';

/** Actions on the user's own account, and their dialogs. */
export function useAccountActions(): { actions: MenuAction[]; dialogs: ReactNode } {
  const { language, setLanguage, refresh, say } = useEditor();
  const t = useWords(settingsTexts);
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'password' | 'everywhere'>();
  const close = () => setDialog(undefined);

  const leave = async (call: 'signOut' | 'signOutEverywhere') => {
    await callEditor(call, {});
    await refresh();
    // The next user may not have access to the cached data.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  };

  const actions: MenuAction[] = [
    {
      id: 'language',
      label: t('otherLanguage'),
      onAction: () => setLanguage(language === 'zh-CN' ? 'en-US' : 'zh-CN'),
    },
    { id: 'password', label: t('changePassword'), onAction: () => setDialog('password') },
    { id: 'everywhere', label: t('signOutEverywhere'), onAction: () => setDialog('everywhere') },
    {
      id: 'signOut',
      label: t('signOut'),
      onAction: () => void leave('signOut').catch(() => say(t('notSignedOut'), 'danger')),
    },
  ];
  const dialogs = (
    <>
      {dialog === 'password' && <ChangePassword onClose={close} />}
      <Confirm
        title={t('signOutEverywhere')}
        action={t('signOutEverywhere')}
        open={dialog === 'everywhere'}
        onClose={close}
        onConfirm={() => leave('signOutEverywhere')}
      >
        <p>{t('signOutEverywhereLead')}</p>
      </Confirm>
    </>
  );
  return { actions, dialogs };
}
