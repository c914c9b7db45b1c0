import { useState } from 'react';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { Button } from '#ui/Button.tsx';
import { PublishDialog } from '../publishing/publish/PublishDialog.tsx';
import { useWords } from '../texts.ts';
import { menuTexts } from './texts.ts';

/** Publishes the changes of the menu, with the pages at the paths of changed items. */
export function PublishMenu({ listed }: { listed: readonly ListedEntry[] }) {
  const t = useWords(menuTexts);
  const [names, setNames] = useState<readonly Pick<ListedEntry, 'kind' | 'id'>[]>();
  const changed = listed.filter(({ state }) => state !== 'published').map(({ kind, id }) => ({ kind, id }));
  return (
    <>
      <Button small disabled={changed.length === 0} onClick={() => setNames(changed)}>
        {changed.length === 0 ? t('publishNone') : t('publish', { count: changed.length })}
      </Button>
      <PublishDialog drafts={names ?? []} open={names !== undefined} onClose={() => setNames(undefined)} />
    </>
  );
}
