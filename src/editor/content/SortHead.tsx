import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';

interface SortHeadProps {
  field: 'title' | 'date' | 'changed';
  children: ReactNode;
  className: string;
}

/** The head of a column by which the list can be sorted: upwards, downwards, then as visitors see it again. */
export function SortHead({ field, children, className }: SortHeadProps) {
  const { sort, setSort } = useListContext();
  const isMine = sort.field === field;
  const next = (): void => {
    if (!isMine) setSort({ field, order: 'ASC' });
    else if (sort.order === 'ASC') setSort({ field, order: 'DESC' });
    else setSort({ field: 'order', order: 'ASC' });
  };
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isMine ? direction : 'none'} className={className}>
      <button
        type="button"
        onClick={next}
        className="-mx-1 inline-flex items-center gap-1 rounded px-1 hover:text-ink"
      >
        {children}
        <Icon
          name="down"
          small
          className={`${isMine ? '' : 'invisible'} ${isMine && sort.order === 'ASC' ? 'rotate-180' : ''}`}
        />
      </button>
    </th>
  );
}
