import { useState } from 'react';
import { behindFilters, entryStates } from '#schemas/editor/editorial.ts';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { localise } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { FilterSelect, SearchFilter } from '../list/ListFilters.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { SavedViews } from '../list/SavedViews.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { type BulkAct, BulkDialogs } from './BulkDialogs.tsx';
import type { ContentList } from './content-list.ts';
import { EntryTable } from './EntryTable.tsx';
import { contentTexts } from './texts.ts';

interface EntryListProps {
  kind: EntryKind;
  entity: Entity;
  list: ContentList;
}

/** The list of a kind: filters, actions on the selected entries, and one page of entries. */
export function EntryList({ kind, entity, list }: EntryListProps) {
  const t = useTranslate(contentTexts);
  const { query, state } = list;
  const isFiltered = Boolean(state.search || state.facet || state.state || state.behind);
  return (
    <div className="grid min-w-0 content-start gap-3">
      <SavedViews />
      <Filters entity={entity} list={list} />
      <BulkBar kind={kind} list={list} />
      <QueryBoundary query={query}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? (
              <p className="rounded border border-line bg-white p-8 text-center text-xs text-ink-2">
                {t(isFiltered ? 'noneFound' : 'none')}
              </p>
            ) : (
              <EntryTable kind={kind} entity={entity} items={items} list={list} />
            )}
            <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 text-cap text-ink-2">
              <p role="status">{t('count', { total })}</p>
              <ListPager list={list} query={query} pageSize={state.perPage} />
            </div>
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

/** Filters by words, by facet if its values are known, and by state. */
function Filters({ entity: { facet, place }, list }: Pick<EntryListProps, 'entity' | 'list'>) {
  const t = useTranslate(contentTexts);
  const { language } = useEditor();
  const { state, change } = list;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchFilter label={t('search')} list={list} className="min-w-48 flex-1" />
      {facet?.values && (
        <FilterSelect
          label={localise(facet.names, language)}
          all={`${localise(facet.names, language)}: ${t('all')}`}
          value={state.facet}
          options={facet.values.map((value) => ({
            value,
            label: localise(facet.valueNames?.[value], language) ?? value,
          }))}
          onChange={(next) => change({ facet: next })}
          className="min-w-36"
        />
      )}
      <FilterSelect
        label={t('state')}
        all={`${t('state')}: ${t('all')}`}
        value={state.state}
        options={entryStates.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => change({ state: next })}
        className="min-w-36"
      />
      {place !== 'none' && (
        <FilterSelect
          label={t('languages')}
          all={`${t('languages')}: ${t('all')}`}
          value={state.behind}
          options={behindFilters.map((value) => ({ value, label: t(`behind.${value}`) }))}
          onChange={(next) => change({ behind: next })}
          className="min-w-36"
        />
      )}
    </div>
  );
}

/** Actions on the selected entries, whichever page of the list they are on. */
function BulkBar({ kind, list: { selection } }: Pick<EntryListProps, 'kind' | 'list'>) {
  const t = useTranslate(contentTexts);
  const [act, setAct] = useState<BulkAct>();
  const names = selection.ids.map((id) => ({ kind, id }));
  const unselect = () => selection.set([]);
  if (names.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded border border-teal bg-teal-tint py-1 pr-2 pl-4 text-xs">
      <p role="status" className="mr-auto font-medium">
        {t('selected', { count: names.length })}
      </p>
      <Button small variant="text" onClick={() => setAct('publish')}>
        {t('publish')}
      </Button>
      <Button small variant="text" onClick={() => setAct('discard')}>
        {t('discard')}
      </Button>
      <Button small variant="text" onClick={() => setAct('remove')}>
        {t('remove')}
      </Button>
      <Button small variant="text" onClick={unselect}>
        {t('unselect')}
      </Button>
      <BulkDialogs act={act} names={names} onClose={() => setAct(undefined)} onDone={unselect} />
    </div>
  );
}
