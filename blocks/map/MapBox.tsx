import { type ReactNode, useMemo } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Controls } from './Controls.tsx';
import sharpTown from './drawing/town@2x.webp';
import town from './drawing/town.webp';
import { isDrawn, isPictured } from './drawn.ts';
import type { MapView, OpenMap } from './live-map.ts';
import { type MapState, useMap } from './use-map.ts';

interface MapBoxProps {
  id: string;
  name: string;
  view: MapView;
  /** Opens the map. Replaced by stories and tests. */
  open?: OpenMap;
  /** Information about the place, on the map or below it. */
  children: ReactNode;
}

/** Poster of the place, and the map on top once it is opened. The size of the box never changes. */
export function MapBox({ id, name, view, open, children }: MapBoxProps) {
  const { t, marked, centre, service } = view;
  const { target, state, tell } = useMap(view, open);
  const alive = useHydrated();
  const isOpen = state === 'open';
  return (
    <section
      aria-label={t('region', { name })}
      data-map={state}
      className="relative isolate break-inside-avoid"
    >
      <div className={`relative overflow-hidden rounded-t bg-mist md:rounded ${mapHeight}`}>
        {!service && isPictured(centre) && <Poster hidden={isOpen} />}
        {marked && <Pin hidden={isOpen} />}
        <div
          ref={target}
          id={`${id}-map`}
          // Inert until the map is open, because it has no content.
          inert={!isOpen}
          className={`absolute! inset-0 transition-opacity duration-slow motion-reduce:transition-none ${isOpen ? '' : 'opacity-0'}`}
        />
        {alive && state !== 'failed' && <Controls t={t} name={name} controls={`${id}-map`} tell={tell} />}
        <Note state={state} view={view} ours={service === undefined && isDrawn(centre)} />
      </div>
      {children}
    </section>
  );
}

/** Picture of the initial view. */
const Poster = ({ hidden }: { hidden: boolean }) => (
  <img
    src={town}
    srcSet={`${town} 1x, ${sharpTown} 2x`}
    alt=""
    loading="lazy"
    className={`absolute inset-0 size-full object-none ${hidden ? 'invisible' : ''}`}
  />
);

interface NoteProps {
  state: MapState;
  view: MapView;
  /** True if the built-in town map is shown. */
  ours: boolean;
}

/** Credits of the map, or a note that it is unavailable, at the lower right. */
function Note({ state, view: { t, service }, ours }: NoteProps) {
  const failed = state === 'failed';
  const text = failed ? t('failed') : ours ? t('drawn') : service ? undefined : t('undrawn');
  return (
    <p
      role="status"
      className="absolute right-0 bottom-0 flex max-w-full items-center gap-2 rounded-tl bg-white/90 px-2.5 py-1 text-cap text-ink-2 empty:hidden"
    >
      {failed && <Icon name="info" small className="text-ink-3" />}
      {text}
    </p>
  );
}

/** Memoises a view by its values. */
export function useView({ centre, marked, zoom, language, t, service }: MapView): MapView {
  const { longitude, latitude } = centre;
  const { token, style } = service ?? {};
  return useMemo(
    () => ({
      centre: { longitude, latitude },
      marked,
      zoom,
      language,
      t,
      service: token !== undefined && style !== undefined ? { token, style } : undefined,
    }),
    [longitude, latitude, marked, zoom, language, t, token, style],
  );
}

/** Marker in the middle of the poster. The opened map draws its own in the same position. */
const Pin = ({ hidden }: { hidden: boolean }) => (
  <div
    data-pin
    className={`pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full ${hidden ? 'invisible' : ''}`}
  >
    <svg viewBox="0 0 50 72" aria-hidden="true" className="block h-18 w-12.5">
      <ellipse cx="25" cy="69" rx="9" ry="3" className="fill-ink/25" />
      <path
        d="M25 69C10 50 1 39 1 25a24 24 0 0 1 48 0C49 39 40 50 25 69z"
        className="fill-teal stroke-white"
      />
      <circle cx="25" cy="24" r="9" className="fill-white" />
    </svg>
  </div>
);

/** Height of the map. */
const mapHeight = 'h-105 md:h-140';

/** Skeleton of a map. On phones the card of the place is below the map. */
export const MapSkeleton = () => (
  <Skeleton>
    <SkeletonShape className={mapHeight} />
    <SkeletonShape className="mt-4 h-50 md:hidden" />
  </Skeleton>
);
