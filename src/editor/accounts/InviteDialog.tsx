import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { roles } from '#schemas/editor/roles.ts';
import { callEditor } from '../api.ts';
import { useWords } from '../texts.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { AccountForm } from './AccountForm.tsx';
import { LinkOnce } from './LinkOnce.tsx';
import { fieldTexts, roleHints, roleTexts, settingsTexts } from './texts.ts';
import { useChecks, useEntry, wrong } from './use-entry.ts';

/** Creates an invitation and shows its link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(settingsTexts);
  const [link, setLink] = useState<EditorAnswer<'invite'> & { email: string }>();
  return (
    <DialogBox title={t('invite')} open onClose={onClose}>
      {link ? (
        <LinkOnce {...link} lead={t('inviteLead', { email: link.email })} />
      ) : (
        <InviteForm onMade={setLink} />
      )}
    </DialogBox>
  );
}

function InviteForm({ onMade }: { onMade: (link: EditorAnswer<'invite'> & { email: string }) => void }) {
  const client = useQueryClient();
  const t = useWords(settingsTexts);
  const field = useWords(fieldTexts);
  const roleName = useWords(roleTexts);
  const roleHint = useWords(roleHints);
  const check = useChecks();
  const [role, setRole] = useState<(typeof roles)[number]>('editor');
  const entry = useEntry({
    initial: { email: '' },
    check: (values) => wrong({ email: check.email(values.email) }),
    send: async (values) => {
      const email = values.email.trim();
      onMade({ ...(await callEditor('invite', { email, role })), email });
      await client.invalidateQueries({ queryKey: ['listAccounts'] });
    },
  });
  return (
    <AccountForm entry={entry} action={t('inviteAction')}>
      <TextBox {...entry.box('email')} label={field('email')} type="email" autoComplete="off" autoFocus />
      <SelectBox
        label={field('role')}
        value={role}
        onChange={setRole}
        options={roles.map((value) => ({ value, label: roleName(value) }))}
        hint={roleHint(role)}
      />
    </AccountForm>
  );
}
