import type { ReactNode } from 'react';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { localise } from '#schemas/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import type { List } from '../list/use-list-address.ts';
import type { ContentList } from './content-list.ts';
import { EntryRow } from './EntryRow.tsx';
import { contentTexts } from './texts.ts';

interface EntryTableProps {
  kind: EntryKind;
  entity: Entity;
  items: readonly ListedEntry[];
  list: ContentList;
}

const head = 'border-b border-ink px-3 py-2.5 text-left text-cap font-regular whitespace-nowrap text-ink-2';

/** One page of entries; narrow screens show the cells that do not fit under the title. */
export function EntryTable({ kind, entity, items, list }: EntryTableProps) {
  const t = useTranslate(contentTexts);
  const { language } = useEditor();
  const { selection } = list;
  const ids = items.map(({ id }) => id);
  const allSelected = ids.every(selection.has);
  return (
    <div className="overflow-x-auto rounded border border-line bg-white">
      <table className="w-full border-collapse text-xs leading-normal">
        <caption className="sr-only">{localise(entity.many, language)}</caption>
        <thead>
          <tr>
            <th className={`${head} w-10 pr-0`}>
              <input
                type="checkbox"
                aria-label={t('selectPage')}
                checked={allSelected}
                onChange={() => selection.set(allSelected ? [] : ids)}
                className="block size-4 accent-teal"
              />
            </th>
            <SortHead field="title" list={list} className={head}>
              {t('name')}
            </SortHead>
            {entity.facet && (
              <th scope="col" className={`${head} hidden tablet:table-cell`}>
                {localise(entity.facet.names, language)}
              </th>
            )}
            {(entity.order === 'newest' || entity.order === 'earliest') && (
              <SortHead field="date" list={list} className={`${head} hidden tablet:table-cell`}>
                {t('date')}
              </SortHead>
            )}
            <SortHead field="changed" list={list} className={`${head} hidden tablet:table-cell`}>
              {t('changedAt')}
            </SortHead>
            <th scope="col" className={`${head} hidden tablet:table-cell`}>
              {t('state')}
            </th>
            <th className={`${head} w-10`}>
              <span className="sr-only">{t('more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <EntryRow key={item.id} kind={kind} entity={entity} item={item} list={list} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortHeadProps<Field extends string> {
  field: Field;
  list: List<{ sort: Field | 'order'; order: 'ASC' | 'DESC' }>;
  children: ReactNode;
  className: string;
}

/** Heading of a sortable column: ascending, descending, then back to the order visitors see. */
function SortHead<Field extends string>({ field, list, children, className }: SortHeadProps<Field>) {
  const { sort, order } = list.state;
  const isSorted = sort === field;
  const next = (): void => {
    if (!isSorted) list.change({ sort: field, order: 'ASC' });
    else if (order === 'ASC') list.change({ order: 'DESC' });
    else list.change({ sort: 'order', order: 'ASC' });
  };
  const direction = order === 'ASC' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'} className={className}>
      <button
        type="button"
        onClick={next}
        className="-mx-1 inline-flex items-center gap-1 rounded px-1 hover:text-ink"
      >
        {children}
        <Icon
          name="down"
          small
          className={`${isSorted ? '' : 'invisible'} ${isSorted && order === 'ASC' ? 'rotate-180' : ''}`}
        />
      </button>
    </th>
  );
}
