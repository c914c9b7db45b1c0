import { useState } from 'react';
import { deepEqual } from '#lib/deep-equal.ts';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { firstPathOf, pageIdAt, pagePath } from '#schemas/page-address.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, EditorError } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { type StoredEntry, versionOf } from '../drafts/stored.ts';
import { type Drafted, toLiveMenu } from '../menu-tree/changes/live-menu.ts';
import { targetOf } from '../menu-tree/changes/menu-changes.ts';
import { namesOf, parentOf, routeOfEntry } from '../menu-tree/menu-tree.ts';
import type { useMenu } from '../menu-tree/use-menu.ts';
import { Badge } from '../ui/Badge.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { useTimes } from '../use-times.ts';
import { useName } from './menu-context.ts';
import { menuTexts } from './texts.ts';

interface DiscardMenuProps {
  /** All menu items and redirects. */
  listed: readonly ListedEntry[];
  apply: ReturnType<typeof useMenu>['apply'];
  onDone: () => void;
}

/** Discards all changes of the menu and the redirects, after a dialog that lists them. */
export function DiscardMenu({ listed, apply, onDone }: DiscardMenuProps) {
  const t = useTranslate(menuTexts);
  const { say, account } = useEditor();
  const nameOf = useName();
  const timeOf = useTimes();
  const [open, setOpen] = useState(false);
  const drafts = listed.filter(
    (item) => item.state !== 'published' && isWithin(item, { listed, sections: account?.limits?.sections }),
  );
  if (drafts.length === 0) return null;
  const labels = { new: t('stateNew'), changed: t('stateChanged'), removal: t('stateRemoval') };
  const discard = async () => {
    await apply(() => readLiveMenu(drafts));
    say(t('discarded'));
    onDone();
  };
  return (
    <>
      <Button small variant="text" onClick={() => setOpen(true)}>
        {t('discard')}
      </Button>
      <Confirm
        title={t('discardTitle')}
        action={t('discard')}
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={discard}
      >
        <p>{t('discardText')}</p>
        <ul className="divide-y divide-line border-y border-line">
          {drafts.map((item) => (
            <li key={`${item.kind} ${item.id}`} className="grid py-1.5">
              <span className="flex items-start justify-between gap-3">
                <span className="wrap-anywhere">
                  {item.kind === 'redirect'
                    ? t('redirectOf', { from: item.id, to: targetOf(item) })
                    : item.entry && nameOf(item.entry)}
                </span>
                {item.state !== 'published' && <Badge tone="info">{labels[item.state]}</Badge>}
              </span>
              {item.changedBy && item.changedAt && (
                <span className="text-badge leading-normal text-ink-3">
                  {item.changedBy} · {timeOf(item.changedAt)}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="text-ink-2">{t('discardPages')}</p>
      </Confirm>
    </>
  );
}

/** Whether an account that is limited to sections may change an item: those above its sections are only shown. */
function isWithin(
  { id, kind, entry }: ListedEntry,
  { listed, sections }: { listed: readonly ListedEntry[]; sections: readonly string[] | undefined },
  seen: readonly string[] = [],
): boolean {
  if (sections === undefined || kind !== 'menu' || sections.includes(id)) return true;
  const parent = listed.find((item) => item.kind === 'menu' && item.id === (entry && parentOf(entry)));
  return parent !== undefined && !seen.includes(id) && isWithin(parent, { listed, sections }, [...seen, id]);
}

/**
 * Reads the drafts that the menu has led to, and the change that discards them.
 * @throws EditorError `conflict` if an item was changed after it was listed
 */
async function readLiveMenu(drafts: readonly ListedEntry[]) {
  const items = await Promise.all(
    drafts.map(async ({ kind, id, version }) => {
      const stored = await callEditor('readEntry', { kind, id });
      if (versionOf(stored) !== version) throw new EditorError('conflict');
      return { kind: kind === 'menu' ? kind : ('redirect' as const), id, stored };
    }),
  );
  return toLiveMenu({
    items,
    pages: items.some(isMoved) ? await readPageDrafts() : [],
    banners: items.some(isRenamed) ? await readDrafts('banner') : [],
  });
}

const isMoved = ({ stored: { published, draft } }: Drafted): boolean =>
  (published && routeOfEntry(published)) !== (draft?.entry ? routeOfEntry(draft.entry) : undefined);

/** Only first-level items have banners. */
const isRenamed = ({ stored: { published, draft } }: Drafted): boolean =>
  published !== undefined &&
  parentOf(published) === undefined &&
  draft?.entry != null &&
  !deepEqual(namesOf(published), namesOf(draft.entry));

async function readDrafts(kind: EntryKind): Promise<Drafted[]> {
  const { items } = await callEditor('listEntries', { kind, pageSize: 500 });
  const drafted = items.filter(({ state }) => state !== 'published');
  return Promise.all(
    drafted.map(async ({ id }) => ({ id, stored: await callEditor('readEntry', { kind, id }) })),
  );
}

async function readPageDrafts(): Promise<Drafted[]> {
  const [drafts, { pages }] = await Promise.all([readDrafts('page'), callEditor('listPages', {})]);
  /** A built-in page that has moved is listed at its first path as if it were another page. */
  const builtInOf = async (id: string, { draft, published, builtIn }: StoredEntry) => {
    const first = firstPathOf(id);
    if (published || !draft?.entry || pagePath(draft.entry) === first) return builtIn;
    return (await callEditor('readEntry', { kind: 'page', id: pageIdAt(first, pages) })).builtIn;
  };
  return Promise.all(
    drafts.map(async ({ id, stored }) => ({
      id,
      stored: { ...stored, builtIn: await builtInOf(id, stored) },
    })),
  );
}
