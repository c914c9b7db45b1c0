import type { CollectionItem } from '#blocks/collection-item.ts';

export const Days = ({ item: { date, until } }: { item: CollectionItem }) =>
  date ? (
    <p className="tnum flex flex-wrap gap-x-2 font-num text-xs text-ink-2">
      <time dateTime={date}>{date}</time>
      {until && (
        <>
          <span aria-hidden="true" className="text-brass">
            —
          </span>
          <time dateTime={until}>{until}</time>
        </>
      )}
    </p>
  ) : null;
