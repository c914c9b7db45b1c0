import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { homeSection } from '#ui/home-section.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import { FootLinks } from './FootLinks.tsx';
import type definition from './index.ts';
import { Ring } from './Ring.tsx';
import { TeaserText } from './TeaserText.tsx';

/** Full-width picture with title, link and ring (rule VR-01a). */
export default function TeaserView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { teaser } = data;
  useProblemToast(configProblem(props.source !== undefined && 'vrConfig', teaser));
  if (teaser.state === 'failed') return <Failed retry={teaser.retry} />;
  if (teaser.state === 'missing') return <Empty />;
  const ready = teaser.state === 'ready' ? teaser.data : undefined;
  const title = ready?.title ?? props.label;
  return (
    <section
      data-bleed=""
      {...(ready && title ? { 'aria-labelledby': `${id}-title` } : {})}
      className={`${homeSection} on-dark relative isolate grid min-h-160 grid-cols-1 overflow-hidden bg-night text-white ${first ? '' : 'mt-section'}`}
    >
      {ready && (
        <Picture
          picture={ready.picture}
          alt=""
          sizes="(max-width: 967px) 1200px, max(100vw, 160vh)"
          className="absolute inset-0 -z-raised"
          ground="bg-night"
          crop="object-[24%_50%] md:object-[30%_40%]"
        />
      )}
      <div className="absolute inset-0 -z-raised bg-scrim-full md:bg-scrim-side" />
      <div className="absolute inset-0 -z-raised bg-scrim-foot max-md:hidden" />
      <div className="wrap-panel grid grid-cols-1 grid-rows-[1fr_auto]">
        <div className="grid content-end gap-x-gutter pt-16 pb-8 md:grid-cols-[minmax(0,33rem)_1fr] md:content-center md:items-center md:py-12">
          {ready ? (
            <TeaserText id={id} title={title} props={props} teaser={ready} />
          ) : (
            <Skeleton>
              <SkeletonShape className="h-12 w-4/5" />
              <SkeletonShape className="mt-5 h-6 w-full" />
              <SkeletonShape className="mt-2 h-6 w-3/5" />
              <SkeletonShape className="mt-10 h-control w-44" />
            </Skeleton>
          )}
          <Ring icon={ready?.icon} mark={props.mark} />
        </div>
        <FootLinks links={props.links} />
      </div>
    </section>
  );
}
