import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { CollectionItem } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { ItemLink } from '#blocks/ItemLink.tsx';
import { useTexts } from '#i18n/context.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { Video } from '#ui/video/Video.tsx';
import type definition from './index.ts';

/** Paged list of films. Starting one pauses the others. */
export default function FilmsView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { title, source } = props;
  return (
    <CollectionSection
      {...data}
      id={id}
      title={title}
      first={first}
      source={source}
      skeleton={<FilmsSkeleton />}
    >
      {(items, heading) => (
        <ul className="border-b border-line">
          {items.map((entry) => (
            <FilmRow key={entry.id} item={entry} heading={heading} />
          ))}
        </ul>
      )}
    </CollectionSection>
  );
}

interface FilmRowProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

/** Grid of a row below a rule: film with its text beside it. */
const filmRow = 'grid gap-x-gutter gap-y-5 border-t border-line py-8 md:grid-cols-12 md:py-10';

/** Film with name and remark. Shows the poster if the film is missing. */
function FilmRow({ item, heading: Heading }: FilmRowProps) {
  const { t } = useTexts();
  const { title, text, html, video, picture } = item;
  return (
    <li className={`${filmRow} print:break-inside-avoid`}>
      <div className="md:col-span-8">
        {video ? (
          <Video src={video} poster={picture} label={t('list.film', { title })} />
        ) : (
          <Picture
            picture={picture}
            sizes="(max-width: 967px) 100vw, 843px"
            className="aspect-video rounded"
          />
        )}
      </div>
      <div className="min-w-0 md:col-span-4">
        <Heading className="text-h3">
          <Phrases text={title} />
        </Heading>
        {text && <p className="mt-3 whitespace-pre-line text-ink-2">{text}</p>}
        {html && <Html html={html} className="mt-3 min-w-0" />}
        <ItemLink item={item} className="mt-4" />
      </div>
    </li>
  );
}

/** Skeleton of a page of two films. */
const FilmsSkeleton = () => (
  <Skeleton>
    <ul className="border-b border-line">
      {['a', 'b'].map((key) => (
        <li key={key} className={filmRow}>
          <SkeletonShape className="aspect-video md:col-span-8" />
          <div className="md:col-span-4">
            <SkeletonLine size="text-h3 leading-head" width="w-4/5" />
            <div className="mt-3">
              <SkeletonLine size="text-body" width="w-full" />
              <SkeletonLine size="text-body" width="w-3/5" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  </Skeleton>
);
