import { use } from 'react';
import { BlockPlaceContext } from '#blocks/block-url.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { buttonLook } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { BackLink } from '#ui/link/BackLink.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { PictureGallery, PictureGallerySkeleton } from '#ui/picture/PictureGallery.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';

/** Photos of one activity as a gallery, with its description (rule ATLS-02). */
export default function PhotosView({ props, data }: ViewProps<typeof definition>) {
  const { t } = useTexts();
  const { activity } = data;
  const { isSubject, isTitled } = use(BlockPlaceContext);
  const { listPath } = props.source.params;
  if (activity.state === 'failed') return <Failed retry={activity.retry} />;
  if (activity.state === 'missing') return isSubject ? <MissingItem list={listPath} /> : <Empty />;
  if (activity.state === 'loading') return <PhotosSkeleton />;
  const { title, date, place, photos } = activity.data;
  const Heading = isSubject ? 'h1' : 'h2';
  return (
    <div className={photosGrid}>
      <header className={photosHead}>
        {!(isSubject && isTitled) && (
          <Heading className="text-h2">
            <Phrases text={title} />
          </Heading>
        )}
        <div className={photosFacts}>
          {date && <time dateTime={date}>{date}</time>}
          {place && <p>{place}</p>}
          <p className="tnum">{t('gallery.count', { n: photos.length })}</p>
        </div>
        <BackLink
          href={listPath}
          className={buttonLook({ variant: 'outline', small: true }, 'justify-self-start print:hidden')}
        >
          <Icon name="back" small />
          {t('article.back')}
        </BackLink>
      </header>
      <div className="min-w-0 md:col-span-8">
        {photos.length > 0 ? <PictureGallery photos={photos} title={title} /> : <Empty />}
      </div>
    </div>
  );
}

/** Skeleton of the page of an activity. */
const PhotosSkeleton = () => (
  <Skeleton>
    <div className={photosGrid}>
      <div className={photosHead}>
        <SkeletonLine size="text-h2 leading-head" width="w-4/5" />
        <div className={photosFacts}>
          {['w-20', 'w-16', 'w-24'].map((width) => (
            <SkeletonLine key={width} size="text-xs md:text-sm" width={width} />
          ))}
        </div>
        <SkeletonShape className="h-touch w-36 md:h-10" />
      </div>
      <div className="md:col-span-8">
        <PictureGallerySkeleton />
      </div>
    </div>
  </Skeleton>
);

/** Gallery in eight columns at the left, description at the right; stacked on phones. */
const photosGrid = 'wrap grid gap-x-gutter gap-y-6 md:grid-cols-12';

const photosHead = 'grid min-w-0 content-start gap-6 md:order-last md:col-span-4';

const photosFacts =
  'flex flex-wrap gap-x-7 gap-y-1 text-xs text-ink-2 md:grid md:gap-y-2 md:border-t md:border-ink md:pt-4 md:text-sm';
