import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import type { PanoramaMessages } from '#i18n/panorama.ts';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import type definition from './index.ts';
import { Tour, tourBox } from './Tour.tsx';
import type { TourMessages } from './texts.ts';

/** Panoramas of the building, at full width (rule BLDG-07). */
export default function PanoramaTourView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { placed, setting } = data;
  const { language } = useTexts();
  if (placed.state === 'missing') return null;
  if (placed.state === 'failed') return <Failed retry={placed.retry} />;
  return (
    <section data-bleed="" className={first ? '' : 'mt-section'}>
      {placed.state === 'loading' || setting.state !== 'ready' ? (
        <Skeleton>
          <SkeletonShape className={tourBox} />
        </Skeleton>
      ) : (
        <Tour
          // Another address opens another place; the tour itself only replaces its address.
          key={JSON.stringify(placed.data.place)}
          {...placed.data}
          id={id}
          title={props.title}
          toPlan={setting.data.plan}
          t={createTranslate<TourMessages>(language, setting.data.texts)}
          shared={createTranslate<PanoramaMessages>(language, setting.data.panorama)}
        />
      )}
    </section>
  );
}
