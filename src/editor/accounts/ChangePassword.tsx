import { callEditor, EditorError } from '../api.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { AccountForm } from './AccountForm.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import { fieldTexts, settingsTexts } from './texts.ts';
import { useChecks, useEntry, wrong } from './use-entry.ts';

/** Dialog to change the user's own password. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { account, say } = useEditor();
  const t = useWords(fieldTexts);
  const settings = useWords(settingsTexts);
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
