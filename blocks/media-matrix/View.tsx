import type { ViewProps } from '#blocks/define.ts';
import { Failed } from '#ui/Failed.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { homeSection } from '#ui/section-active.ts';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';

/** The media matrix beside its title, on a picture that fades into the footer's colour (rule HOME-02). */
export default function MediaMatrixView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { matrix, background } = data;
  if (matrix.state === 'missing') return null;
  return (
    <section
      data-bleed=""
      aria-labelledby={`${id}-title`}
      className={`${homeSection} on-dark relative isolate grid grid-cols-1 items-end overflow-hidden bg-night text-white ${first ? '' : 'mt-section'}`}
    >
      {background.state === 'ready' && (
        <>
          <Picture
            picture={background.data}
            alt=""
            sizes="(max-width: 967px) 900px, 100vw"
            className="absolute inset-0 -z-raised"
            ground="bg-night"
            crop="object-[50%_66%]"
          />
          <div className="absolute inset-0 -z-raised bg-scrim-night" />
        </>
      )}
      <div className="wrap-panel grid items-end gap-7 pt-40 pb-10 md:grid-cols-[5fr_7fr] md:gap-gutter md:pt-16 md:pb-12">
        <div>
          <h2 id={`${id}-title`} className="text-h2">
            <Phrases text={props.title} />
          </h2>
          {props.text && <p className="mt-3 max-w-reading text-white/90">{props.text}</p>}
        </div>
        {matrix.state === 'ready' ? (
          <img
            src={matrix.data.src}
            alt={matrix.data.alt ?? props.title}
            width={matrix.data.width}
            height={matrix.data.height}
            loading="lazy"
            className="h-auto w-full rounded"
          />
        ) : matrix.state === 'loading' ? (
          <Skeleton>
            <SkeletonShape className="h-40 w-full opacity-20" />
          </Skeleton>
        ) : (
          <div className="in-column">
            <Failed retry={matrix.retry} dark />
          </div>
        )}
      </div>
    </section>
  );
}
