import { type FormEvent, useId, useState } from 'react';
import type { InboxRequest } from '#schemas/editor/inbox.ts';
import { readReference } from '#schemas/request-verification.ts';
import { Button } from '#ui/Button.tsx';
import { EditorError } from '../api.ts';
import { commonTexts, errorTexts } from '../common-texts.ts';
import { useEditor, useMay, useTranslate } from '../context.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { inboxTexts } from './texts.ts';
import type { RequestActions } from './use-request.ts';

interface MoreActionsProps {
  request: InboxRequest;
  actions: RequestActions;
  /** Called to close the panel of the request. */
  onClosed: () => void;
}

/** Menu of the less frequent actions on a request. */
export function MoreActions({ request, actions, onClosed }: MoreActionsProps) {
  const t = useTranslate(inboxTexts);
  const why = useTranslate(errorTexts);
  const { say } = useEditor();
  const mayRemove = useMay('administrator');
  const [removing, setRemoving] = useState(false);
  const markUnread = () =>
    actions.markUnread().then(onClosed, (cause: unknown) => {
      say(why(cause instanceof EditorError ? cause.code : 'failed'), 'danger');
    });
  const remove = { id: 'remove', label: t('remove'), danger: true, onAction: () => setRemoving(true) };
  return (
    <>
      <MenuButton
        label={t('more')}
        className="grid size-9 place-items-center text-ink-2"
        actions={[
          { id: 'unread', label: t('markUnread'), onAction: () => void markUnread() },
          ...(mayRemove ? [remove] : []),
        ]}
      >
        <EditorIcon name="more" />
      </MenuButton>
      {removing && (
        <RemoveRequest
          reference={request.reference}
          onClose={() => setRemoving(false)}
          onRemove={async () => {
            await actions.remove();
            onClosed();
          }}
        />
      )}
    </>
  );
}

interface RemoveRequestProps {
  reference: string;
  onClose: () => void;
  onRemove: () => Promise<void>;
}

/** Asks for the reference before a request is deleted for good. */
function RemoveRequest({ reference, onClose, onRemove }: RemoveRequestProps) {
  const t = useTranslate(inboxTexts);
  const common = useTranslate(commonTexts);
  const form = useId();
  const { problem, attempt } = useProblem();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    const right = readReference(typed) === reference;
    setWrong(!right);
    if (right) await attempt(onRemove);
  };
  return (
    <DialogBox
      title={t('removeTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button small variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button small type="submit" form={form}>
            {t('removeAction')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={remove} noValidate className="grid gap-4 leading-normal">
        <p>{t('removeText')}</p>
        <TextBox
          label={t('removeType', { reference })}
          value={typed}
          onChange={setTyped}
          error={wrong ? t('removeWrong') : undefined}
          autoComplete="off"
          autoFocus
        />
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
      </form>
    </DialogBox>
  );
}
