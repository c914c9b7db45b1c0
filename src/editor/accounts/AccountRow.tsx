import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Role, roles } from '#schemas/editor/call.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { callEditor, EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { type MenuAction, MenuButton } from '../ui/MenuButton.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { useMomentText } from '../use-times.ts';
import { factorTexts } from './factor-texts.ts';
import { LinkOnce } from './InviteDialog.tsx';
import { LimitsDialog } from './LimitsDialog.tsx';
import { limitTexts } from './limit-texts.ts';
import { cell } from './SettingsScreen.tsx';
import { roleTexts, settingsTexts } from './texts.ts';

/** Row of an account with the administrator's actions; administrators cannot change their own account. */
export function AccountRow({ account }: { account: ListedAccount }) {
  const own = useEditor().account?.id === account.id;
  const t = useTranslate(settingsTexts);
  const role = useTranslate(roleTexts);
  const factor = useTranslate(factorTexts);
  const ofLimits = useTranslate(limitTexts);
  const moment = useMomentText();
  const { changeRole, actions, dialogs } = useAccountChanges(account);
  const { name } = account;
  return (
    <tr>
      <td className={cell}>
        <span className="block font-medium">
          {name}
          {own && <span className="font-regular text-ink-3"> ({t('you')})</span>}
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
        {account.limits && (
          <span className="ml-2">
            <Badge tone="warning">{ofLimits('limited')}</Badge>
          </span>
        )}
        {account.secondFactor && (
          <span className="ml-2">
            <Badge tone="info">{factor('twoStep')}</Badge>
          </span>
        )}
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

type ListedAccount = EditorAnswer<'listAccounts'>['accounts'][number];

interface AccountChanges {
  changeRole: (role: Role) => void;
  actions: MenuAction[];
  dialogs: ReactNode;
}

/** An administrator's actions on another account, and their dialogs. */
function useAccountChanges(account: ListedAccount): AccountChanges {
  const { id, name, role, disabled, secondFactor } = account;
  const { say } = useEditor();
  const t = useTranslate(settingsTexts);
  const roleName = useTranslate(roleTexts);
  const why = useTranslate(errorTexts);
  const client = useQueryClient();
  const factor = useTranslate(factorTexts);
  const ofLimits = useTranslate(limitTexts);
  const [limiting, setLimiting] = useState(false);
  const [disabling, setDisabling] = useState(false);
  const [resetting, setResetting] = useState(false);
  const [link, setLink] = useState<EditorAnswer<'resetLink'>>();

  const change = async (part: { role?: Role; disabled?: boolean }) => {
    try {
      await callEditor('changeAccount', { id, ...part });
    } finally {
      await client.invalidateQueries({ queryKey: ['listAccounts'] });
    }
  };
  /** Shows errors of actions without a dialog as a toast. */
  const attempt = (work: Promise<unknown>) =>
    void work.catch((cause: unknown) =>
      say(why(cause instanceof EditorError ? cause.code : 'failed'), 'danger'),
    );
  const changeRole = (role: Role) =>
    attempt(change({ role }).then(() => say(t('roleChanged', { name, role: roleName(role) }))));

  const actions: MenuAction[] = disabled
    ? [{ id: 'enable', label: t('enable'), onAction: () => attempt(change({ disabled: false })) }]
    : [
        ...(role === 'administrator'
          ? []
          : [{ id: 'limit', label: ofLimits('limit'), onAction: () => setLimiting(true) }]),
        {
          id: 'reset',
          label: t('resetLink'),
          onAction: () => attempt(callEditor('resetLink', { id }).then(setLink)),
        },
        ...(secondFactor
          ? [{ id: 'factors', label: factor('reset'), onAction: () => setResetting(true) }]
          : []),
        { id: 'disable', label: t('disable'), danger: true, onAction: () => setDisabling(true) },
      ];
  const dialogs = (
    <>
      {limiting && <LimitsDialog account={account} onClose={() => setLimiting(false)} />}
      <Confirm
        title={t('disableTitle', { name })}
        action={t('disable')}
        open={disabling}
        onClose={() => setDisabling(false)}
        onConfirm={() => change({ disabled: true })}
      >
        <p>{t('disableLead')}</p>
      </Confirm>
      <Confirm
        title={factor('resetTitle', { name })}
        action={factor('reset')}
        open={resetting}
        onClose={() => setResetting(false)}
        onConfirm={async () => {
          await callEditor('resetFactors', { id });
          say(factor('resetDone', { name }));
          await client.invalidateQueries({ queryKey: ['listAccounts'] });
        }}
      >
        <p>{factor('resetLead')}</p>
      </Confirm>
      <DialogBox
        title={t('resetLinkTitle', { name })}
        open={link !== undefined}
        onClose={() => setLink(undefined)}
      >
        {link && <LinkOnce {...link} lead={t('resetLead')} />}
      </DialogBox>
    </>
  );
  return { changeRole, actions, dialogs };
}
