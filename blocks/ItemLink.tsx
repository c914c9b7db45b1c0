import { useTexts } from '#i18n/context.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import type { CollectionItem } from './collection-item.ts';

interface ItemLinkProps {
  item: Pick<CollectionItem, 'title' | 'href' | 'newTab' | 'file'>;
  className: string;
}

/** The file to download, or the page about it. */
export function ItemLink({ item: { title, href, newTab, file }, className }: ItemLinkProps) {
  const { t } = useTexts();
  const to = file ?? href;
  if (!to) return null;
  return (
    <p className={className}>
      <Link
        href={to}
        newTab={file !== undefined || newTab}
        className="inline-flex min-h-touch items-center gap-2 text-sm font-medium whitespace-nowrap text-teal underline-offset-4 hover:underline"
      >
        {t(file ? 'list.download' : 'list.details')}
        <span className="sr-only">{title}</span>
        <Icon name={file ? 'download' : 'arrow'} small />
      </Link>
    </p>
  );
}
