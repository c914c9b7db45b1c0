import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { CollectionItem } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { ItemLink } from '#blocks/ItemLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { fileKind } from './file-kind.ts';
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

interface DownloadRowProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

/** Grid of a row, above a rule: kind, name, remark, link to the file. */
const downloadRow =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-b border-line py-5 md:grid-cols-[auto_4fr_6fr_auto] md:gap-x-gutter md:py-6';

/** Box with the kind of a file. */
const kindBox = 'h-14 w-12 flex-none rounded border border-line';

/** Texts beside it: centred if short, from the top if long. */
const besideKind = 'grid min-w-0 content-center';

/** Row of a file. In print its address is below its remark. */
function DownloadRow({ item, heading: Heading }: DownloadRowProps) {
  const { title, text, html, file, href } = item;
  const kind = fileKind(file);
  const address = file ?? href;
  return (
    <li className={`${downloadRow} print:break-inside-avoid`}>
      <p className={`${kindBox} grid content-center justify-items-center gap-0.5 bg-paper text-ink-2`}>
        <Icon name="document" small={kind !== undefined} />
        {kind && <span className="font-num text-cap leading-none font-medium">{kind}</span>}
      </p>
      <div className={`${besideKind} min-h-14`}>
        <Heading className="text-h4 md:text-h3">
          <Phrases text={title} />
        </Heading>
      </div>
      <div className={`${besideKind} col-start-2 text-sm text-ink-2 empty:hidden md:col-start-3 md:min-h-14`}>
        {text && <p className="whitespace-pre-line">{text}</p>}
        {html && <Html html={html} />}
        {address && <p className="hidden break-all print:block">{address}</p>}
      </div>
      <ItemLink item={item} className="col-start-2 -my-2 md:col-start-4 md:my-1.5 print:hidden" />
    </li>
  );
}

/** Maximum number of rows. Later ones are never seen before the files load. */
const mostShapes = 10;

/** Skeleton of a page of files. */
const DownloadsSkeleton = ({ count = mostShapes }: { count: number | undefined }) => (
  <Skeleton>
    <ul className="border-t border-ink">
      {Array.from({ length: Math.min(count, mostShapes) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        <li key={index} className={downloadRow}>
          <SkeletonShape className={kindBox} />
          <div className={`${besideKind} min-h-14`}>
            <SkeletonLine size="text-h4 leading-head md:text-h3 md:leading-head" width="w-3/5" />
          </div>
          <div className={`${besideKind} col-start-2 md:col-start-3 md:min-h-14`}>
            <SkeletonLine size="text-sm" width="w-4/5" />
          </div>
          <div className="col-start-2 -my-2 md:col-start-4 md:my-1.5">
            <SkeletonLine size="min-h-touch text-sm" width="w-16" />
          </div>
        </li>
      ))}
    </ul>
  </Skeleton>
);
