import { useTexts } from '#i18n/context.tsx';
import { readFigure, writeFigure } from '#ui/figure.ts';
import { Html } from '#ui/Html.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { CollectionItem } from '../collection-item.ts';
import { Days } from './Days.tsx';
import { Film } from './Film.tsx';
import { Points } from './Points.tsx';

interface RowProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

/** Everything an item has: picture or film, texts, figures, points, further pictures, and where it leads. */
export function Row({ item, heading: Heading }: RowProps) {
  const { title, text, html, place, picture, pictured, pictures, video, facts, points, drawn } = item;
  const beside = drawn ? 'order-first md:col-span-12' : 'md:col-span-7 md:col-start-6';
  const look = drawn ? { crop: 'object-contain!', ground: 'bg-paper' } : {};
  return (
    <li className="grid gap-x-gutter gap-y-5 border-t border-line py-8 md:grid-cols-12 md:py-10">
      {(pictured || video) && (
        <div className={drawn ? 'md:col-span-12' : 'md:col-span-5'}>
          {video ? (
            <Film src={video} poster={picture} title={title} />
          ) : (
            <Picture
              picture={picture}
              sizes={drawn ? '(max-width: 1280px) 100vw, 1280px' : '(max-width: 967px) 100vw, 520px'}
              className={drawn ? 'aspect-video rounded' : 'aspect-picture rounded'}
              {...look}
            />
          )}
        </div>
      )}
      <div className={`min-w-0 ${pictured || video ? beside : 'md:col-span-9'}`}>
        <Days item={item} />
        <Heading className="text-h3">{title}</Heading>
        {place && <p className="mt-1.5 text-xs text-ink-2">{place}</p>}
        {text && <p className="mt-3 max-w-measure whitespace-pre-line text-ink-2">{text}</p>}
        {html && <Html html={html} className="mt-3 max-w-measure text-ink-2" />}
        <Points points={points} className="mt-4 max-w-measure" />
        <Facts facts={facts} />
        <Way item={item} />
      </div>
      {pictures.length > 0 && (
        <ul
          className={`grid gap-4 md:col-span-12 ${drawn ? 'md:grid-cols-2' : 'grid-cols-2 md:grid-cols-4'}`}
        >
          {pictures.map((further) => (
            <li key={further.src}>
              <Picture
                picture={further}
                sizes={drawn ? '(max-width: 967px) 100vw, 624px' : '(max-width: 967px) 50vw, 296px'}
                className="aspect-picture rounded"
                {...look}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A plain number with its separators; anything else as the editor wrote it. */
function written(number: string): string {
  const figure = readFigure(number, 2);
  return figure ? writeFigure(figure.value, figure.decimals) : number;
}

const Facts = ({ facts }: Pick<CollectionItem, 'facts'>) =>
  facts.length > 0 && (
    <dl className="mt-5 grid grid-cols-2 gap-x-gutter gap-y-4 border-t border-line pt-4 sm:grid-cols-3">
      {facts.map(({ number, unit, label }) => (
        <div key={`${label}${number}`} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="font-num text-h3 font-light">
            {written(number)}
            {unit && <span className="ml-1 text-xs text-ink-2">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );

/** The file to download, or the page about it. */
function Way({ item: { title, href, newTab, file } }: { item: CollectionItem }) {
  const { t } = useTexts();
  const to = file ?? href;
  if (!to) return null;
  return (
    <p className="mt-4">
      <Link
        href={to}
        newTab={file !== undefined || newTab}
        className="inline-flex min-h-touch items-center gap-2 text-sm font-medium text-teal underline-offset-4 hover:underline"
      >
        {t(file ? 'list.download' : 'list.details')}
        <span className="sr-only">{title}</span>
        <Icon name={file ? 'download' : 'arrow'} small />
      </Link>
    </p>
  );
}
