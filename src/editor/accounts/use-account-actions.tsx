import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { otherLanguage } from '#schemas/language.ts';
import { callEditor, EditorError } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import type { MenuAction } from '../ui/MenuButton.tsx';
import { AccountForm, PasswordBox } from './AccountForm.tsx';
import { fieldTexts, settingsTexts } from './texts.ts';
import { useChecks, useEntry, wrong } from './use-entry.ts';

/** Actions on the user's own account, and their dialogs. */
export function useAccountActions(): { actions: MenuAction[]; dialogs: ReactNode } {
  const { language, setLanguage, refresh, say } = useEditor();
  const t = useTranslate(settingsTexts);
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
      onAction: () => setLanguage(otherLanguage(language)),
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

/** Dialog to change the user's own password. */
function ChangePassword({ onClose }: { onClose: () => void }) {
  const { account, say } = useEditor();
  const t = useTranslate(fieldTexts);
  const settings = useTranslate(settingsTexts);
  const check = useChecks();
  const entry = useEntry({
    initial: { current: '', password: '' },
    check: (values) =>
      wrong({ current: check.filled(values.current), password: check.newPassword(values.password) }),
    explain: (cause) =>
      cause instanceof EditorError && cause.code === 'wrongPassword' ? t('wrongCurrent') : undefined,
    send: async (values) => {
      await callEditor('changePassword', values);
      say(settings('passwordChanged'));
      onClose();
    },
  });
  return (
    <DialogBox title={settings('changePassword')} open onClose={onClose}>
      <AccountForm entry={entry} action={settings('changePassword')}>
        {/* Tells password managers to which account the password belongs. */}
        <input type="text" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
        <PasswordBox {...entry.box('current')} label={t('currentPassword')} autoFocus />
        <PasswordBox {...entry.box('password')} label={t('newPassword')} isNew />
      </AccountForm>
    </DialogBox>
  );
}
