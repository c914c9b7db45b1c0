import { use } from 'react';
import { BlockPlaceContext } from '#blocks/block-url.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { PictureGallery } from '#ui/picture/PictureGallery.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';
import { photosFacts, photosGrid, photosHead } from './layout.ts';
import { PhotosSkeleton } from './PhotosSkeleton.tsx';

/** Photos of one activity as a gallery, with its description (rule ATLS-02). */
export default function PhotosView({ props, data }: ViewProps<typeof definition>) {
  const { t } = useTexts();
  const { activity } = data;
  const { isSubject } = use(BlockPlaceContext);
  const { listPath } = props.source.params;
  if (activity.state === 'failed') return <Failed retry={activity.retry} />;
  if (activity.state === 'missing') return isSubject ? <MissingItem list={listPath} /> : <Empty />;
  if (activity.state === 'loading') return <PhotosSkeleton />;
  const { title, date, place, photos } = activity.data;
  const Heading = isSubject ? 'h1' : 'h2';
  return (
    <div className={photosGrid}>
      <header className={photosHead}>
        <Heading className="text-h2">
          <Phrases text={title} />
        </Heading>
        <div className={photosFacts}>
          {date && <time dateTime={date}>{date}</time>}
          {place && <p>{place}</p>}
          <p className="tnum">{t('gallery.count', { n: photos.length })}</p>
        </div>
        <ButtonLink href={listPath} variant="outline" small className="justify-self-start print:hidden">
          <Icon name="back" small />
          {t('article.back')}
        </ButtonLink>
      </header>
      <div className="min-w-0 md:col-span-8">
        {photos.length > 0 ? <PictureGallery photos={photos} title={title} priority /> : <Empty />}
      </div>
    </div>
  );
}
