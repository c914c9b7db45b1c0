import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import type { List } from './use-list-address.ts';

interface SortHeadProps<Field extends string> {
  field: Field;
  list: List<{ sort: Field | 'order'; order: 'ASC' | 'DESC' }>;
  children: ReactNode;
  className: string;
}

/** Heading of a sortable column: ascending, descending, then back to the order visitors see. */
export function SortHead<Field extends string>({ field, list, children, className }: SortHeadProps<Field>) {
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
