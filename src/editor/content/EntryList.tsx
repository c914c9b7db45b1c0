import { useListContext } from 'ra-core';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { Button } from '#ui/Button.tsx';
import { EditorError } from '../api.ts';
import { commonTexts, errorTexts } from '../common-texts.ts';
import { useWords } from '../texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { Pager } from '../ui/Pager.tsx';
import { BulkBar } from './BulkBar.tsx';
import { EntryTable } from './EntryTable.tsx';
import { ListFilters } from './ListFilters.tsx';
import { contentTexts } from './texts.ts';

/** What the list of a kind shows by its address: filters, the page of entries, and what is done with several. */
export function EntryList({ kind, entity }: { kind: EntryKind; entity: Entity }) {
  const t = useWords(contentTexts);
  const common = useWords(commonTexts);
  const why = useWords(errorTexts);
  const {
    data,
    total = 0,
    page,
    perPage,
    setPage,
    error,
    refetch,
    filterValues,
  } = useListContext<ListedEntry>();
  if (error && !data)
    return (
      <Notice tone="danger" live>
        <p>{why(error instanceof EditorError ? error.code : 'failed')}</p>
        <Button variant="text" small className="-ml-3" onClick={() => void refetch()}>
          {common('retry')}
        </Button>
      </Notice>
    );
  return (
    <div className="grid min-w-0 content-start gap-3">
      <ListFilters entity={entity} />
      <BulkBar kind={kind} entity={entity} />
      {!data ? (
        <p role="status" className="p-4 text-xs text-ink-3">
          {common('loading')}…
        </p>
      ) : data.length === 0 ? (
        <p className="rounded border border-line bg-white p-8 text-center text-xs text-ink-2">
          {t(Object.values(filterValues).some(Boolean) ? 'noneFound' : 'none')}
        </p>
      ) : (
        <EntryTable kind={kind} entity={entity} items={data} />
      )}
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 text-cap text-ink-2">
        <p role="status">{data && t('count', { total })}</p>
        <Pager page={page} pages={Math.ceil(total / perPage)} onChange={setPage} />
      </div>
    </div>
  );
}
