import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#schemas/entities.ts';
import { Button } from '#ui/Button.tsx';
import { useEditor } from '../context.tsx';
import type { DraftHandle } from '../drafts/use-draft.ts';
import { HistoryDialog } from '../publishing/HistoryPanel.tsx';
import { PublishDialog } from '../publishing/PublishDialog.tsx';
import { useWords } from '../texts.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { contentTexts } from './texts.ts';
import { usePreview } from './use-preview.ts';

type Opened = 'publish' | 'history' | 'remove' | 'discard';

/** What can be done with the entry of a form, beside filling it in. */
export function EntryActions({ draft, entity }: { draft: DraftHandle; entity: Entity }) {
  const t = useWords(contentTexts);
  const { say } = useEditor();
  const navigate = useNavigate();
  const [opened, open] = useState<Opened>();
  const { kind, id, published, entry } = draft;
  const preview = usePreview(draft);
  const close = () => open(undefined);
  const hasDraft = draft.version > 0 || draft.isUnsaved;
  const confirm = async () => {
    if (opened === 'remove' && published) draft.remove();
    else await draft.discard();
    say(t(opened === 'remove' ? 'removed' : 'discarded'));
    if (!published) void navigate(`/editor/content/${kind}`);
  };
  return (
    <>
      <MenuButton
        label={t('more')}
        className="grid size-10 place-items-center"
        actions={[
          { id: 'history', label: t('history'), onAction: () => open('history') },
          ...(preview ? [{ id: 'preview', label: t('preview'), onAction: () => void preview() }] : []),
          { id: 'discard', label: t('discard'), onAction: () => open('discard'), isDisabled: !hasDraft },
          ...(entity.fixed
            ? []
            : [
                {
                  ...{ id: 'remove', label: t('remove'), onAction: () => open('remove'), danger: true },
                  isDisabled: !entry,
                },
              ]),
        ]}
      >
        <span aria-hidden="true" className="text-h4 leading-none">
          ⋯
        </span>
      </MenuButton>
      <Button small disabled={!hasDraft} onClick={() => open('publish')}>
        {t('publish')}
      </Button>
      <PublishDialog drafts={[{ kind, id }]} open={opened === 'publish'} onClose={close} />
      <HistoryDialog kind={kind} id={id} open={opened === 'history'} onClose={close} />
      {(opened === 'remove' || opened === 'discard') && (
        <Confirm
          title={t(opened === 'remove' ? 'removeTitle' : 'discardTitle', { count: 1 })}
          action={t(opened)}
          open
          onClose={close}
          onConfirm={confirm}
        >
          <p>{t(opened === 'remove' ? 'removeText' : 'discardText')}</p>
        </Confirm>
      )}
    </>
  );
}
