import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { Role } from '#schemas/editor/roles.ts';
import { callEditor, EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import type { MenuAction } from '../ui/MenuButton.tsx';
import { LinkOnce } from './LinkOnce.tsx';
import { roleTexts, settingsTexts } from './texts.ts';

export type ListedAccount = EditorAnswer<'listAccounts'>['accounts'][number];

interface AccountChanges {
  changeRole: (role: Role) => void;
  actions: MenuAction[];
  dialogs: ReactNode;
}

/** An administrator's actions on another account, and their dialogs. */
export function useAccountChanges({ id, name, disabled }: ListedAccount): AccountChanges {
  const { say } = useEditor();
  const t = useWords(settingsTexts);
  const roleName = useWords(roleTexts);
  const why = useWords(errorTexts);
  const client = useQueryClient();
  const [disabling, setDisabling] = useState(false);
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
        {
          id: 'reset',
          label: t('resetLink'),
          onAction: () => attempt(callEditor('resetLink', { id }).then(setLink)),
        },
        { id: 'disable', label: t('disable'), danger: true, onAction: () => setDisabling(true) },
      ];
  const dialogs = (
    <>
      <Confirm
        title={t('disableTitle', { name })}
        action={t('disable')}
        open={disabling}
        onClose={() => setDisabling(false)}
        onConfirm={() => change({ disabled: true })}
      >
        <p>{t('disableLead')}</p>
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
