import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { roles } from '#schemas/editor/call.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useMomentText } from '../use-times.ts';
import { AccountForm } from './AccountForm.tsx';
import { fieldTexts, roleHints, roleTexts, settingsTexts } from './texts.ts';
import { useChecks, useEntry, wrong } from './use-entry.ts';

/** Creates an invitation and shows its link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate(settingsTexts);
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
  const t = useTranslate(settingsTexts);
  const field = useTranslate(fieldTexts);
  const roleName = useTranslate(roleTexts);
  const roleHint = useTranslate(roleHints);
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

interface LinkOnceProps {
  url: string;
  expiresAt: string;
  canMail: boolean;
  /** Instructions above the link. */
  lead: string;
}

/** Shows a link once; the server stores only its hash, so it must be copied now. */
export function LinkOnce({ url, expiresAt, canMail, lead }: LinkOnceProps) {
  const { say } = useEditor();
  const t = useTranslate(settingsTexts);
  const moment = useMomentText();
  const { problem, attempt } = useProblem();
  const mail = async () => {
    const token = url.slice(url.lastIndexOf('/') + 1);
    if (await attempt(() => callEditor('mailLink', { token }))) say(t('linkMailed'));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    say(t('linkCopied'));
  };
  return (
    <div className="grid gap-4 leading-normal">
      <p>{lead}</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextBox
          label={t('link')}
          value={url}
          isReadOnly
          autoFocus
          onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
          className="min-w-56 flex-1"
        />
        {/* The clipboard API needs TLS; without it, the user copies the link from its field. */}
        {'clipboard' in navigator && (
          <Button small onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
        )}
      </div>
      {canMail && (
        <div>
          <Button small variant="outline" onClick={() => void mail()}>
            {t('mailLink')}
          </Button>
        </div>
      )}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Notice tone="warning">{t('onlyOnce', { time: moment(expiresAt) })}</Notice>
    </div>
  );
}
