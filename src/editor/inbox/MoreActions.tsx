import { useState } from 'react';
import type { InboxRequest } from '#schemas/editor/inbox.ts';
import { EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useEditor, useMay } from '../context.tsx';
import { useWords } from '../texts.ts';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { RemoveRequest } from './RemoveRequest.tsx';
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
  const t = useWords(inboxTexts);
  const why = useWords(errorTexts);
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
