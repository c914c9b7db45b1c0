import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import type { MapMessages, MapTexts } from '#i18n/map.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Failed } from '#ui/Failed.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import type definition from './index.ts';
import { MapBox, MapSkeleton, useView } from './MapBox.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { defaultCentre } from './position.ts';

type Props = ViewProps<typeof definition>;

/** A place on a map. Without a position, shows the default centre without a marker. */
export default function MapBlock({ id, props, data, first }: Props) {
  const { place, texts } = data;
  useProblemToast(configProblem(props.source !== undefined && 'config', place));
  if (place.state === 'failed') return <Failed retry={place.retry} />;
  return (
    <BlockSection id={id} title={props.title} first={first}>
      {place.state === 'loading' || texts.state !== 'ready' ? (
        <MapSkeleton />
      ) : (
        <PlaceOnMap id={id} props={props} data={data} texts={texts.data} />
      )}
    </BlockSection>
  );
}

interface PlaceOnMapProps extends Pick<Props, 'id' | 'props' | 'data'> {
  texts: MapTexts;
}

function PlaceOnMap({ id, props, data, texts }: PlaceOnMapProps) {
  const { language } = useTexts();
  const t = createTranslate<MapMessages>(language, texts);
  const { place, name: given, service } = data;
  const shown = place.state === 'ready' ? place.data : { lines: [] };
  const name = given.state === 'ready' ? given.data : t('place');
  const view = useView({
    centre: shown.position ?? defaultCentre,
    marked: shown.position !== undefined,
    zoom: props.zoom,
    language,
    t,
    service: service.state === 'ready' ? service.data : undefined,
  });
  return (
    <MapBox id={id} name={name} view={view}>
      <PlaceCard place={shown} name={name} link={props.link} t={t} heading={props.title ? 'h3' : 'h2'} />
    </MapBox>
  );
}
