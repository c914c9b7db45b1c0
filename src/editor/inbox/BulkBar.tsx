import { useQueryClient } from '@tanstack/react-query';
import type { ListedRequest } from '#schemas/editor/inbox.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { callEditor, EditorError } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { SelectionBar } from '../list/SelectionBar.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useColleagues } from '../use-colleagues.ts';
import { inboxTexts } from './texts.ts';

interface BulkBarProps {
  /** The selected requests. */
  items: readonly ListedRequest[];
  onDone: () => void;
}

/** Assigns the selected requests, and marks the new ones among them as contacted. */
export function BulkBar({ items, onDone }: BulkBarProps) {
  const t = useTranslate(inboxTexts);
  const { say } = useEditor();
  const client = useQueryClient();
  const colleagues = useColleagues();
  const { problem, attempt } = useProblem();
  if (items.length === 0) return null;

  const act = (work: () => Promise<string>) =>
    attempt(async () => {
      try {
        say(await work());
        onDone();
      } finally {
        for (const key of ['listRequests', 'readRequest', 'unread'])
          void client.invalidateQueries({ queryKey: [key] });
      }
    });
  const assign = (to: string | null) =>
    void act(async () => {
      await Promise.all(items.map(({ id }) => callEditor('assignRequest', { id, to })));
      return t('assigned');
    });
  const fresh = items.filter(({ status }) => status === 'new');
  const markContacted = () =>
    void act(async () => {
      const changes = fresh.map(({ id, status: from }) =>
        callEditor('setRequestStatus', { id, from, to: 'contacted' }).then(() => true, overtaken),
      );
      const changed = (await Promise.all(changes)).filter(Boolean).length;
      const others = fresh.length - changed;
      return others === 0
        ? t('contactedMany', { count: changed })
        : t('contactedSome', { count: changed, others });
    });
  return (
    <SelectionBar
      summary={t('selected', { count: items.length })}
      clear={t('unselect')}
      onClear={onDone}
      problem={problem}
    >
      <MenuButton
        label={t('assign')}
        className={buttonLook({ variant: 'text', small: true })}
        actions={[
          ...colleagues.map(({ id, name }) => ({ id, label: name, onAction: () => assign(id) })),
          { id: 'nobody', label: t('nobody'), onAction: () => assign(null) },
        ]}
      >
        {t('assign')}
      </MenuButton>
      {fresh.length > 0 && (
        <Button small variant="text" onClick={markContacted}>
          {t('toContacted')}
        </Button>
      )}
    </SelectionBar>
  );
}

/** @returns false if the status of the request has changed meanwhile; throws any other error */
function overtaken(cause: unknown): false {
  if (cause instanceof EditorError && cause.code === 'conflict') return false;
  throw cause;
}
