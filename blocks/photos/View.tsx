import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Photos } from '#ui/Photos.tsx';
import { Bone, Skeleton } from '#ui/Skeleton.tsx';
import type definition from './index.ts';

/** The photographs of one activity. */
export default function PhotosView({ props, data }: ViewProps<typeof definition>) {
  const { t } = useTexts();
  const { activity } = data;
  const { listPath } = props.source.params;
  if (activity.state === 'failed') return <Failed retry={activity.retry} />;
  if (activity.state === 'missing') return <MissingItem list={listPath} />;
  if (activity.state === 'loading') return <PhotosSkeleton />;
  const { title, date, place, photos } = activity.data;
  return (
    <div className="wrap">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4 md:mb-12">
        <div>
          <h1 className="text-h2">{title}</h1>
          <p className="mt-3 flex flex-wrap gap-x-7 gap-y-1 text-xs text-ink-2">
            {date && <time dateTime={date}>{date}</time>}
            {place && <span>{place}</span>}
          </p>
        </div>
        <ButtonLink href={listPath} variant="outline" small>
          <Icon name="back" small />
          {t('article.back')}
        </ButtonLink>
      </header>
      {photos.length > 0 ? <Photos photos={photos} title={title} /> : <Empty />}
    </div>
  );
}

const PhotosSkeleton = () => (
  <Skeleton>
    <div className="wrap">
      <Bone className="mb-12 h-12 w-1/2" />
      <div className="grid gap-gutter sm:grid-cols-2 md:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Bone key={key} className="aspect-picture" />
        ))}
      </div>
    </div>
  </Skeleton>
);
