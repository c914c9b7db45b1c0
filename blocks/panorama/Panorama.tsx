import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { PanoramaTranslate } from '#i18n/panorama.ts';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { panoramaKey } from '#ui/panorama/panorama-key.ts';
import type { OpenPanorama, PanoramaEvent } from '#ui/panorama/panorama-view.ts';
import { usePanorama } from '#ui/panorama/use-panorama.ts';
import { Picture } from '#ui/picture/Picture.tsx';

interface PanoramaProps {
  picture: PictureData;
  t: PanoramaTranslate;
  /** Subject of the panorama. */
  name: string;
  /** In degrees. */
  yaw: number;
  pitch: number;
}

/**
 * Flat picture that scrolls sideways, and the 3D view on top. The view loads on request, or when visible if that costs
 * the visitor nothing; if loading fails, the flat picture stays.
 */
export function Panorama({ picture, t, name, yaw, pitch }: PanoramaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const flat = useRef<HTMLDivElement>(null);
  const { shown, start: startScene, send } = usePanorama({ frame, stage, twoFingers: t('fingers') });
  const { src } = picture;
  const start = useCallback(() => startScene({ src, yaw, pitch }), [startScene, src, yaw, pitch]);
  useStart(frame, start);
  // Scrolls the flat picture to the initial direction of the view.
  useEffect(() => {
    const room = flat.current;
    if (room) room.scrollLeft = (0.5 + yaw / 360) * room.scrollWidth - room.clientWidth / 2;
  }, [yaw]);
  const open = shown.state === 'open';
  return (
    <>
      <div ref={frame} className={`${panoramaBox} relative overflow-hidden bg-night`}>
        {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of the page. */}
        <div
          ref={flat}
          role="group"
          aria-label={t('flat', { title: name })}
          tabIndex={open ? -1 : 0}
          inert={open}
          className={`absolute inset-0 overflow-x-auto overflow-y-hidden -outline-offset-4 ${open ? 'invisible' : ''}`}
        >
          <Picture
            picture={picture}
            sizes="(max-width: 967px) 800px, 1646px"
            className="aspect-3/1 h-full min-w-full"
          />
        </div>
        <div
          ref={stage}
          {...(open && {
            role: 'application',
            'aria-label': t('view', { title: name }),
            tabIndex: 0,
            onKeyDown: (event) => {
              const meant = panoramaKey(event);
              if (!meant) return;
              event.preventDefault();
              send(meant);
            },
          })}
          className={`on-dark absolute inset-0 cursor-grab -outline-offset-4 transition-opacity duration-slow active:cursor-grabbing ${
            open ? '' : 'pointer-events-none opacity-0'
          }`}
        />
        {open && <Controls view={shown} t={t} send={send} />}
        {(shown.state === 'flat' || shown.state === 'opening') && (
          <div className="absolute inset-x-0 bottom-4 grid justify-items-center no-js:hidden print:hidden">
            <Button variant="white" onClick={start} aria-disabled={shown.state === 'opening' || undefined}>
              <Icon name="panorama" small />
              {shown.state === 'opening' ? t('opening') : t('start')}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
        {shown.state === 'failed' && t('failed')}
      </p>
    </>
  );
}

/** Classes of the box, shared with the skeleton. */
export const panoramaBox = 'aspect-picture rounded md:aspect-wide fullscreen:rounded-none';

interface ControlsProps {
  view: OpenPanorama;
  t: PanoramaTranslate;
  send: (event: PanoramaEvent) => void;
}

/** Turn, zoom and full-screen buttons. A button at its limit is disabled. */
function Controls({ view: { can, full }, t, send }: ControlsProps) {
  const { t: shared } = useTexts();
  return (
    <div className="on-dark absolute right-4 bottom-4 z-raised flex gap-2 print:hidden">
      <IconButton
        dark
        icon="left"
        label={t('left')}
        onClick={() => send({ type: 'turn', yaw: -1, pitch: 0 })}
        className={control}
      />
      <IconButton
        dark
        icon="right"
        label={t('right')}
        onClick={() => send({ type: 'turn', yaw: 1, pitch: 0 })}
        className={control}
      />
      <IconButton
        dark
        icon="zoom-out"
        label={shared('gallery.zoomOut')}
        aria-disabled={!can.zoomOut || undefined}
        onClick={() => send({ type: 'zoom', steps: -1 })}
        className={control}
      />
      <IconButton
        dark
        icon="zoom-in"
        label={shared('gallery.zoomIn')}
        aria-disabled={!can.zoomIn || undefined}
        onClick={() => send({ type: 'zoom', steps: 1 })}
        className={control}
      />
      {can.fill && (
        <IconButton
          dark
          icon={full ? 'shrink' : 'expand'}
          label={full ? t('shrink') : t('full')}
          onClick={() => send({ type: 'fill' })}
          className={control}
        />
      )}
    </div>
  );
}

const control =
  'border-transparent! bg-night/72! hover:bg-night! aria-disabled:cursor-default aria-disabled:[&>svg]:opacity-40';

/** Network Information API, where available. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Starts the view when half of the box is visible, if that costs the visitor nothing: with a mouse, a fast connection,
 * and neither reduced motion nor data saving. Phones wait for a tap.
 */
function useStart(box: RefObject<HTMLElement | null>, start: () => void): void {
  useEffect(() => {
    const node = box.current;
    if (!node || !isFree()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { threshold: 0.5 },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [box, start]);
}

function isFree(): boolean {
  const { saveData = false, effectiveType = '4g' } = connectionOf(navigator);
  return (
    !saveData &&
    effectiveType === '4g' &&
    matchMedia('(hover: hover) and (pointer: fine) and (width >= 968px)').matches &&
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

const connectionOf = (from: Navigator & { connection?: Connection }): Connection => from.connection ?? {};
