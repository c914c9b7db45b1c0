import { useState } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { Button } from '#ui/Button.tsx';
import { useEditorQuery } from '../../api.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useProblem } from '../../ui/use-problem.ts';
import { useTimes } from '../../use-times.ts';
import { binTexts } from './bin-texts.ts';
import { restoreVersion } from './restore-version.ts';

export type BinItem = EditorAnswer<'bin'>['items'][number];

interface BinDialogProps {
  kind: EntryKind;
  onClose: () => void;
  /** Restores an item as a draft, for kinds that restore more than the entry itself. */
  restore?: (item: BinItem) => Promise<unknown>;
  /** Called after an item was restored. */
  onRestored: (item: BinItem) => Promise<unknown>;
}

/** The deleted entries of one kind. Restoring one creates a draft. */
export function BinDialog({
  kind,
  onClose,
  restore = (item) => restoreVersion(item, { id: item.version }),
  onRestored,
}: BinDialogProps) {
  const t = useTranslate(binTexts);
  const { language, say } = useEditor();
  const timeOf = useTimes();
  const query = useEditorQuery('bin', { kind });
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const nameOf = ({ title, id }: BinItem) => title[language] ?? Object.values(title)[0] ?? id;
  const bringBack = async (item: BinItem) => {
    setBusy(true);
    if (await attempt(() => restore(item))) say(t('restored', { name: nameOf(item) }));
    await onRestored(item);
    setBusy(false);
  };
  return (
    <DialogBox title={t('bin')} open onClose={onClose}>
      <QueryBoundary query={query}>
        {({ items }) => (
          <div className="grid gap-3">
            <p className="leading-normal text-ink-2">{t(items.length > 0 ? 'hint' : 'empty')}</p>
            {problem && (
              <Notice tone="danger" live>
                {problem}
              </Notice>
            )}
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item.id} className="flex items-center justify-between gap-4 py-1.5">
                  <span className="grid leading-normal">
                    {nameOf(item)}
                    <span className="text-badge leading-normal text-ink-3">
                      {t('removedAt', { at: timeOf(item.at) })}
                      {item.by && ` · ${item.by}`}
                    </span>
                  </span>
                  <Button
                    small
                    variant="outline"
                    disabled={busy}
                    aria-label={t('restoreItem', { name: nameOf(item) })}
                    onClick={() => void bringBack(item)}
                  >
                    {t('restore')}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </QueryBoundary>
    </DialogBox>
  );
}
