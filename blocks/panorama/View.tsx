import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import type { PanoramaMessages } from '#i18n/panorama.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import type definition from './index.ts';
import { Panorama, panoramaBox } from './Panorama.tsx';

/** A 360° panorama with title and caption. */
export default function PanoramaView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { picture, texts } = data;
  const { language } = useTexts();
  const t = texts.state === 'ready' ? createTranslate<PanoramaMessages>(language, texts.data) : undefined;
  const { title, caption, yaw, pitch } = props;
  if (picture.state === 'failed') return <Failed retry={picture.retry} />;
  return (
    <BlockSection id={id} title={title} first={first}>
      {picture.state === 'loading' ? (
        <Skeleton>
          <SkeletonShape className={panoramaBox} />
        </Skeleton>
      ) : picture.state === 'missing' || !t ? (
        <Empty />
      ) : (
        <figure>
          <Panorama
            key={picture.data.src}
            picture={picture.data}
            t={t}
            name={title ?? caption ?? t('room')}
            yaw={yaw}
            pitch={pitch}
          />
          {caption && <figcaption className="mt-3 text-cap text-ink-3">{caption}</figcaption>}
        </figure>
      )}
    </BlockSection>
  );
}
