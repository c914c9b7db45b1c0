import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { CollectionItem } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { showFigure } from '#ui/counter/figure.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';

/** Tiles of image and name (rule ACCO-01), with figures such as the distance. */
export default function TilesView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { title, source } = props;
  return (
    <CollectionSection
      {...data}
      id={id}
      title={title}
      first={first}
      source={source}
      skeleton={<TilesSkeleton />}
    >
      {(items, heading) => (
        <ul className={tileRow}>
          {items.map((entry) => (
            <Tile key={entry.id} item={entry} heading={heading} />
          ))}
        </ul>
      )}
    </CollectionSection>
  );
}

/** Two per row on phones, up to four on desktop. */
const tileRow = 'grid grid-cols-2 gap-x-gutter gap-y-8 sm:grid-cols-3 md:grid-cols-4 md:gap-y-10';

interface TileProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

/** Picture, name and figures. If it has a link, the whole tile is the link and shows an arrow. */
const Tile = ({ item: { title, picture, facts, href, newTab }, heading: Heading }: TileProps) => (
  <li className="group relative min-w-0 print:break-inside-avoid">
    <Picture
      picture={picture}
      alt={href ? '' : (picture?.alt ?? '')}
      sizes="(max-width: 575px) 50vw, (max-width: 967px) 33vw, 296px"
      className="aspect-card rounded"
    />
    <div className="mt-3 flex items-start justify-between gap-2">
      <Heading className={`text-h4 ${href ? 'transition-colors duration-fast group-hover:text-teal' : ''}`}>
        {href ? (
          <Link href={href} newTab={newTab} className="after:absolute after:inset-0">
            <Phrases text={title} />
          </Link>
        ) : (
          <Phrases text={title} />
        )}
      </Heading>
      {href && <Icon name="arrow" small className="mt-0.5 text-teal" />}
    </div>
    {facts.length > 0 && (
      <ul className="tnum mt-1 flex flex-wrap gap-x-3 text-xs text-ink-2">
        {facts.map(({ label, number, unit }) => (
          <li key={`${label}${number}`}>{[label, showFigure(number, 2), unit].filter(Boolean).join(' ')}</li>
        ))}
      </ul>
    )}
  </li>
);

/** Two rows on desktop. Later ones are never seen before the items load. */
const count = 8;

const TilesSkeleton = () => (
  <Skeleton>
    <ul className={tileRow}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        <li key={index}>
          <SkeletonShape className="aspect-card" />
          <SkeletonLine size="mt-3 text-h4 leading-head" width="w-3/5" />
        </li>
      ))}
    </ul>
  </Skeleton>
);
