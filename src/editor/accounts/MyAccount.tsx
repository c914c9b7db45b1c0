import { Button } from '#ui/Button.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { MyFactors } from './MyFactors.tsx';
import { MySessions } from './MySessions.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { fieldTexts, roleHints, roleTexts } from './texts.ts';
import { useAccountActions } from './use-account-actions.tsx';

/** The user's own account and its actions. */
export function MyAccount() {
  const { account } = useEditor();
  const t = useTranslate(fieldTexts);
  const role = useTranslate(roleTexts);
  const hint = useTranslate(roleHints);
  const { actions, dialogs } = useAccountActions();
  if (!account) return null;
  const facts = [
    { name: t('name'), value: account.name },
    { name: t('email'), value: account.email },
    { name: t('role'), value: role(account.role), hint: hint(account.role) },
  ];
  return (
    <SettingsScreen>
      <dl className="grid max-w-xl rounded border border-line bg-white px-5 text-xs leading-normal">
        {facts.map(({ name, value, hint: more }) => (
          <div
            key={name}
            className="grid gap-1 border-b border-line py-3.5 last:border-0 md:grid-cols-[8rem_1fr]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd>
              {value}
              {more && <span className="block text-badge text-ink-3">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        {actions.map(({ id, label, onAction }) => (
          <Button key={id} small variant="outline" className="bg-white" onClick={onAction}>
            {label}
          </Button>
        ))}
      </div>
      <MyFactors />
      <MySessions />
      {dialogs}
    </SettingsScreen>
  );
}
