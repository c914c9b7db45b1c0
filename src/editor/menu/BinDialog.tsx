import { useState } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { Button } from '#ui/Button.tsx';
import { ask, useAsk } from '../api.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { Asked } from '../ui/Asked.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { menuTexts } from './texts.ts';
import { routeOfEntry } from './tree/menu-tree.ts';

type BinItem = EditorAnswer<'bin'>['items'][number];

interface BinDialogProps {
  onClose: () => void;
  /** After something has come back. */
  onRestored: () => Promise<unknown>;
}

/** Menu items that were deleted; each comes back as a draft, with its page. */
export function BinDialog({ onClose, onRestored }: BinDialogProps) {
  const t = useWords(menuTexts);
  const { language, say } = useEditor();
  const query = useAsk('bin', { kind: 'menu' });
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const nameOf = ({ title, id }: BinItem) => title[language] ?? Object.values(title)[0] ?? id;
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const restore = async (item: BinItem) => {
    setBusy(true);
    if (await attempt(() => restoreWithPage(item))) say(t('restored', { name: nameOf(item) }));
    await onRestored();
    setBusy(false);
  };
  return (
    <DialogBox title={t('bin')} open onClose={onClose}>
      <Asked query={query}>
        {({ items }) => (
          <div className="grid gap-3">
            <p className="leading-normal text-ink-2">{t(items.length > 0 ? 'binHint' : 'binEmpty')}</p>
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
                      {t('removedAt', { at: at.format(new Date(item.at)) })}
                      {item.by && ` · ${item.by}`}
                    </span>
                  </span>
                  <Button
                    small
                    variant="outline"
                    disabled={busy}
                    aria-label={t('restoreItem', { name: nameOf(item) })}
                    onClick={() => void restore(item)}
                  >
                    {t('restore')}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Asked>
    </DialogBox>
  );
}

/** The page that stood at its path comes back with it, when it is in the bin, too. */
async function restoreWithPage(item: BinItem): Promise<void> {
  const { entry } = await ask('restoreVersion', { id: item.version, version: 0 });
  const route = entry && routeOfEntry(entry);
  if (!route) return;
  const { items } = await ask('bin', { kind: 'page' });
  const page = items.find(({ id }) => id === route);
  if (page) await ask('restoreVersion', { id: page.version, version: 0 });
}
