import { type CSSProperties, use, useCallback, useRef, useState } from 'react';
import { BlockPlaceContext, useBlockUrl } from '#blocks/block-url.ts';
import type { PanoramaTranslate } from '#i18n/panorama.ts';
import { Link } from '#ui/link/Link.tsx';
import { PanoramaStage } from '#ui/panorama/PanoramaStage.tsx';
import { type PanoramaLook, sceneOf } from '#ui/panorama/panorama-view.ts';
import { usePanorama } from '#ui/panorama/use-panorama.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Controls } from './Controls.tsx';
import { arrowAhead, sameBearing } from './directions.ts';
import type { PlacedTour } from './index.ts';
import { Marks } from './Marks.tsx';
import { MiniPlan } from './MiniPlan.tsx';
import { parametersOf, placeAt, type TourPlace } from './place.ts';
import { type TourGo, TourLink } from './TourLink.tsx';
import type { TourTranslate } from './texts.ts';
import type { TourSpot } from './tour.ts';

interface TourProps extends PlacedTour {
  id: string;
  title: string | undefined;
  /** Path of the page with the plan of the building. */
  toPlan: string | undefined;
  t: TourTranslate;
  /** Texts that all panoramas share. */
  shared: PanoramaTranslate;
}

/** Classes of the box, shared with the skeleton. */
export const tourBox = 'h-[min(600px,88svh)] md:h-[min(760px,88svh)]';

/** Where the view opens by itself (`PanoramaStage.tsx`), if nothing is to be saved. */
const opensItself =
  '(hover: hover) and (pointer: fine) and (width >= 968px) and (prefers-reduced-motion: no-preference)';
/**
 * The flat picture is wider than the frame. Where the view replaces it at once, 1920 px of it are enough on any screen: the
 * view shows 1024 px across. The picture, its tiles and their ground are under 300 kB (rule BLDG-07).
 */
const posterSizes = `(max-width: 967px) 1440px, ${opensItself} and (min-resolution: 2.5x) 640px, ${opensItself} and (min-resolution: 1.5x) 960px, max(100vw, 1824px)`;

/** The panorama of a spot with its marks, the way to the other spots, and the list of all. */
export function Tour({ tour, place: first, id, title, toPlan, t, shared }: TourProps) {
  const { hrefOf, replace } = useBlockUrl();
  const { leads } = use(BlockPlaceContext);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(first);
  const [notice, setNotice] = useState('');
  const looked = useRef<PanoramaLook>(first.look);
  const look = useCallback((next: PanoramaLook) => {
    looked.current = next;
    frame.current?.style.setProperty('--look', `${next.yaw.toFixed(1)}deg`);
  }, []);
  const panorama = usePanorama({ frame, stage, twoFingers: shared('fingers'), look, marks });
  const spot = tour.spots.find((one) => one.id === place.spot);
  const picture = spot && pictureOf(spot, place.show);
  if (!spot || !picture) return null;
  const { shown } = panorama;
  const isOpen = shown.state === 'open';

  const goTo = (next: TourPlace) => {
    const target = tour.spots.find((one) => one.id === next.spot);
    const scene = target && pictureOf(target, next.show);
    if (!scene) return;
    setPlace(next);
    setNotice('');
    looked.current = next.look;
    frame.current?.style.setProperty('--look', `${next.look.yaw}deg`);
    replace(parametersOf(next));
    if (isOpen) panorama.start(sceneOf(scene, next.look));
  };
  /** Walks to another spot and looks in the same direction, or as the spot looks first. */
  const walk = (to: TourSpot, keepsDirection: boolean): TourGo => {
    const next = placeAt(to, { show: place.show });
    return {
      href: hrefOf(parametersOf(next)),
      go: () =>
        goTo(
          keepsDirection
            ? {
                ...next,
                look: {
                  ...next.look,
                  yaw: sameBearing(looked.current.yaw, spot.heading, to.heading),
                  zoom: looked.current.zoom,
                },
              }
            : next,
        ),
    };
  };
  const walkAhead = () => {
    const arrow = arrowAhead(spot.arrows, looked.current.yaw);
    const target = tour.spots.find((one) => one.id === arrow?.to);
    if (target) walk(target, true).go();
  };
  const share = () => {
    const href = parametersOf({ ...place, look: looked.current }, true);
    replace(href);
    // Without a clipboard the address bar has the link.
    const copied = navigator.clipboard?.writeText(window.location.href) ?? Promise.reject(new Error('none'));
    copied.then(
      () => setNotice(t('shared')),
      () => setNotice(t('sharedHere')),
    );
  };
  const level = tour.levels.find((one) => one.id === spot.level);
  const direction: CSSProperties & Record<`--${string}`, string> = { '--look': `${place.look.yaw}deg` };

  return (
    <>
      <div
        ref={frame}
        className={`${tourBox} on-dark relative isolate overflow-hidden bg-night text-white print:hidden`}
        style={direction}
      >
        <PanoramaStage
          {...{ picture, name: spot.name, panorama, frame, stage, look: place.look, enter: walkAhead }}
          t={shared}
          sizes={posterSizes}
          priority={leads}
          isFootTaken
        />
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-night/80 to-transparent"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of the page. */}
        <div
          ref={marks}
          role="group"
          aria-label={t('marks')}
          className={`pointer-events-none absolute inset-0 overflow-hidden ${isOpen ? '' : 'hidden'}`}
        >
          <Marks
            key={spot.id}
            marks={spot.marks}
            arrows={spot.arrows.flatMap((arrow) => {
              const target = tour.spots.find((one) => one.id === arrow.to);
              if (!target) return [];
              const { href, go } = walk(target, true);
              // The arrow is gone after the walk.
              return [
                {
                  ...arrow,
                  name: target.name,
                  href,
                  go: () => {
                    go();
                    stage.current?.focus();
                  },
                },
              ];
            })}
            t={t}
          />
        </div>
        {spot.empty && spot.built && (
          <nav
            aria-label={t('state')}
            className="absolute start-4 top-4 md:start-[max(var(--page-margin),calc(50%-640px))]"
          >
            <ul className="flex overflow-hidden rounded border border-white text-sm">
              {(['empty', 'built'] as const).map((show) => {
                const next = { ...place, show };
                return (
                  <li key={show}>
                    <TourLink
                      href={hrefOf(parametersOf(next))}
                      go={() => goTo({ ...next, look: looked.current })}
                      isCurrent={place.show === show}
                      className="flex min-h-touch items-center bg-white px-4 text-ink hover:bg-mist aria-current:bg-night aria-current:text-white"
                    >
                      {t(show)}
                    </TourLink>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
        {isOpen && <Controls view={shown} send={panorama.send} share={share} t={t} shared={shared} />}
        <div className="pointer-events-none absolute start-4 bottom-4 max-w-[60%] md:start-[max(var(--page-margin),calc(50%-640px))] md:bottom-8">
          <h2 aria-live="polite" className="text-h3 md:text-h2">
            {spot.name}
          </h2>
          <p className="mt-1 text-cap text-on-dark-2 max-md:hidden">{picture.alt}</p>
          {toPlan && spot.space && (
            <Link
              href={`${toPlan}?${new URLSearchParams({ space: spot.space.id })}#plan`}
              className="pointer-events-auto inline-flex min-h-touch items-center text-brass-light text-sm underline"
            >
              {t('toPlan', { name: spot.space.name })}
            </Link>
          )}
        </div>
        {level && (
          <MiniPlan
            level={level}
            spot={spot}
            spots={tour.spots.filter((one) => one.level === level.id)}
            walk={(to) => walk(to, false)}
            t={t}
          />
        )}
      </div>
      <div className="wrap pt-6 md:pt-8">
        <p role="status" className="mb-2 text-sm text-ink-2 empty:hidden">
          {shown.state === 'failed'
            ? shared('failed')
            : isOpen && shown.device === 'refused'
              ? t('refused')
              : notice}
        </p>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h3 id={`${id}-spots`} className="text-h3">
            {title ?? t('spots')}
          </h3>
          <p className="max-w-measure text-cap text-ink-3 no-js:hidden pointer-coarse:hidden print:hidden">
            {t('help')}
          </p>
        </div>
        <ul aria-labelledby={`${id}-spots`} className="grid grid-cols-2 gap-4 md:grid-cols-6">
          {tour.spots.map((one) => {
            const { href, go } = walk(one, false);
            return (
              <li key={one.id}>
                <TourLink
                  href={href}
                  go={() => {
                    go();
                    frame.current?.scrollIntoView({ block: 'nearest' });
                  }}
                  isCurrent={one.id === spot.id}
                  className="group grid gap-2 text-sm"
                >
                  <Picture
                    picture={one.built ?? one.empty}
                    alt=""
                    sizes="(max-width: 967px) 75vw, 300px"
                    className="aspect-picture rounded outline-offset-2 group-hover:outline-2 group-hover:outline-teal group-aria-current:outline-3 group-aria-current:outline-brass"
                  />
                  {one.name}
                </TourLink>
              </li>
            );
          })}
        </ul>
        <p className="mt-4 text-cap text-ink-3">{t('illustrative')}</p>
      </div>
    </>
  );
}

const pictureOf = ({ empty, built }: TourSpot, show: TourPlace['show']) =>
  show === 'empty' ? (empty ?? built) : (built ?? empty);
