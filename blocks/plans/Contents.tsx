import type { CollectionItem } from '#blocks/collection-item.ts';
import { useTexts } from '#i18n/context.tsx';

interface ContentsProps {
  items: readonly CollectionItem[];
  /** Returns the id of an item's element. */
  idOf: (item: string) => string;
}

/** Up to this number, a table of contents is unnecessary. */
const few = 3;

/** Links to the items of a long page. */
export function Contents({ items, idOf }: ContentsProps) {
  const { t } = useTexts();
  if (items.length <= few) return null;
  return (
    <nav aria-label={t('plans.contents')} className="mb-8 md:mb-12">
      <ul className="grid grid-cols-2 gap-x-gutter text-sm sm:grid-cols-3 md:flex md:flex-wrap md:gap-x-8">
        {items.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <a
              href={`#${idOf(id)}`}
              className="flex min-h-touch items-center py-2 leading-tight text-teal underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
