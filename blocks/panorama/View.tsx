import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import type definition from './index.ts';
import { Panorama, panoramaBox } from './Panorama.tsx';

/** A 360° panorama with title and caption. */
export default function PanoramaView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { picture, texts } = data;
  const { title, caption, yaw, pitch } = props;
  if (picture.state === 'failed') return <Failed retry={picture.retry} />;
  return (
    <BlockSection id={id} title={title} first={first}>
      {picture.state === 'loading' ? (
        <Skeleton>
          <SkeletonShape className={panoramaBox} />
        </Skeleton>
      ) : picture.state === 'missing' || texts.state !== 'ready' ? (
        <Empty />
      ) : (
        <figure>
          <Panorama
            key={picture.data.src}
            picture={picture.data}
            texts={texts.data}
            name={title ?? caption ?? texts.data.room}
            yaw={yaw}
            pitch={pitch}
          />
          {caption && <figcaption className="mt-3 text-cap text-ink-3">{caption}</figcaption>}
        </figure>
      )}
    </BlockSection>
  );
}
