import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { ViewProps } from '#blocks/define.ts';
import { DownloadRow } from './DownloadRow.tsx';
import { DownloadsSkeleton } from './DownloadsSkeleton.tsx';
import type definition from './index.ts';

/** Paged list of files with kind, name and remark. */
export default function DownloadsView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { title, source } = props;
  const count = 'pageSize' in source.params ? source.params.pageSize : undefined;
  return (
    <CollectionSection
      {...data}
      id={id}
      title={title}
      first={first}
      source={source}
      skeleton={<DownloadsSkeleton count={count} />}
    >
      {(items, heading) => (
        <ul className="border-t border-ink">
          {items.map((entry) => (
            <DownloadRow key={entry.id} item={entry} heading={heading} />
          ))}
        </ul>
      )}
    </CollectionSection>
  );
}
