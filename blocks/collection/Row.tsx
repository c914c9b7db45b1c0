import type { CollectionItem } from '#blocks/collection-item.ts';
import { ItemLink } from '#blocks/ItemLink.tsx';
import { EventPicture } from '#blocks/KeyVisual.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { showFigure } from '#ui/counter/figure.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { Days } from './Card.tsx';

interface RowProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
  /** Other rows of the list have pictures: the texts of all begin at one edge. */
  amongPictures?: boolean | undefined;
}

/** Row with everything an item has: picture, texts, figures, further pictures and link. */
export function Row({ item, heading, amongPictures }: RowProps) {
  if (!item.pictured) return <TextRow item={item} heading={heading} amongPictures={amongPictures} />;
  const { picture, motif, pictures } = item;
  return (
    <li className={`${rowBox} gap-y-5 py-8 md:py-10`}>
      <div className="md:col-span-5">
        <EventPicture
          picture={picture}
          motif={motif}
          sizes="(max-width: 967px) 100vw, 520px"
          className="aspect-picture rounded sm:max-md:aspect-video"
        />
      </div>
      <div className="min-w-0 md:col-span-7">
        <Name item={item} heading={heading} />
        <Texts item={item} className="mt-3 max-w-measure" />
        <Points points={item.points} />
        <Facts facts={item.facts} />
        <ItemLink item={item.video ? { ...item, file: item.video } : item} className="mt-4" />
      </div>
      {pictures.length > 0 && <FurtherPictures pictures={pictures} />}
    </li>
  );
}

/** Grid of a row, below a rule. */
export const rowBox = 'grid gap-x-gutter border-t border-line md:grid-cols-12';

/** Grid of a text row, whose parts share a baseline. */
export const textRow = 'gap-y-3 py-6 md:items-baseline md:py-7';

/** Row without a picture: name at the left, text in the middle, link at the right. */
function TextRow({ item, heading, amongPictures = false }: RowProps) {
  const leads = item.file !== undefined || item.href !== undefined;
  const [names, texts] = amongPictures
    ? ['md:col-span-5', leads ? 'md:col-span-5' : 'md:col-span-7']
    : ['md:col-span-4', leads ? 'md:col-span-6' : 'md:col-span-8'];
  return (
    <li className={`${rowBox} ${textRow}`}>
      <div className={`min-w-0 ${names}`}>
        <Name item={item} heading={heading} />
      </div>
      <div className={`min-w-0 ${texts}`}>
        <Texts item={item} className="max-w-measure" />
        <Points points={item.points} />
        <Facts facts={item.facts} />
        {item.pictures.length > 0 && <FurtherPictures pictures={item.pictures} />}
      </div>
      {leads && <ItemLink item={item} className="-my-2.5 md:col-span-2 md:justify-self-end" />}
    </li>
  );
}

const Name = ({ item, heading: Heading }: Pick<RowProps, 'item' | 'heading'>) => (
  <>
    <Days item={item} />
    {item.title && (
      <Heading className="text-h3">
        <Phrases text={item.title} />
      </Heading>
    )}
    {item.place && <p className="mt-1.5 text-xs text-ink-2">{item.place}</p>}
  </>
);

const Points = ({ points }: Pick<CollectionItem, 'points'>) =>
  points.length > 0 && (
    <ul className="mt-3 grid max-w-measure list-disc gap-1 ps-5 text-sm text-ink-2">
      {points.map((point, index) => (
        // An editor may have entered a point twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of points never changes.
        <li key={index}>{point}</li>
      ))}
    </ul>
  );

interface TextsProps {
  item: CollectionItem;
  className: string;
}

const Texts = ({ item: { text, html }, className }: TextsProps) => (
  <div className={`grid gap-4 empty:hidden ${className}`}>
    {text && <p className="whitespace-pre-line text-ink-2">{text}</p>}
    {html && <Html html={html} className="min-w-0 text-ink-2" />}
  </div>
);

/** Labelled figures, in a number of columns that leaves none alone in a row. */
const Facts = ({ facts }: Pick<CollectionItem, 'facts'>) =>
  facts.length > 0 && (
    <dl
      className={`mt-5 grid grid-cols-2 gap-x-gutter gap-y-4 border-t border-line pt-4 ${facts.length % 3 === 1 ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}
    >
      {facts.map(({ number, unit, label }) => (
        <div key={`${label}${number}`} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="font-num text-h3 font-light">
            {showFigure(number, 2)}
            {unit && <span className="ml-1 text-xs text-ink-2">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );

/** Pictures of an item after the first, in full rows. */
const FurtherPictures = ({ pictures }: { pictures: readonly PictureData[] }) => (
  <ul className={`grid gap-4 md:col-span-12 ${columnsOf(pictures.length)}`}>
    {pictures.map((further) => (
      <li key={further.src} className="max-sm:[&:first-child:nth-last-child(odd)]:col-span-2">
        <Picture
          picture={further}
          sizes="(max-width: 575px) 50vw, (max-width: 967px) 25vw, 296px"
          className="aspect-picture rounded"
        />
      </li>
    ))}
  </ul>
);

const columnsOf = (count: number) =>
  `grid-cols-2 ${count === 5 ? 'sm:grid-cols-5' : count === 6 ? 'sm:grid-cols-6' : 'sm:grid-cols-4'}`;
