import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Photos } from '#ui/Photos.tsx';
import { PhotosBones } from '#ui/PhotosBones.tsx';
import { Phrases } from '#ui/Phrases.tsx';
import type definition from './index.ts';

/** The photographs of one activity. */
export default function PhotosView({ props, data }: ViewProps<typeof definition>) {
  const { t } = useTexts();
  const { activity } = data;
  const { listPath } = props.source.params;
  if (activity.state === 'failed') return <Failed retry={activity.retry} />;
  if (activity.state === 'missing') return <MissingItem list={listPath} />;
  if (activity.state === 'loading') return <PhotosBones />;
  const { title, date, place, photos } = activity.data;
  return (
    <div className="wrap">
      <header className="mb-8 grid gap-5 md:flex md:items-end md:justify-between md:gap-x-gutter">
        <div className="min-w-0">
          <h1 className="text-h2">
            <Phrases text={title} />
          </h1>
          <p className="mt-2 flex flex-wrap gap-x-7 gap-y-1 text-xs text-ink-2">
            {date && <time dateTime={date}>{date}</time>}
            {place && <span>{place}</span>}
            <span className="tnum">{t('gallery.count', { n: photos.length })}</span>
          </p>
        </div>
        <ButtonLink href={listPath} variant="outline" small className="justify-self-start md:flex-none">
          <Icon name="back" small />
          {t('article.back')}
        </ButtonLink>
      </header>
      {photos.length > 0 ? <Photos photos={photos} title={title} /> : <Empty />}
    </div>
  );
}
