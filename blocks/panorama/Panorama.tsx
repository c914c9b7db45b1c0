import { useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { PanoramaTranslate } from '#i18n/panorama.ts';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { PanoramaStage } from '#ui/panorama/PanoramaStage.tsx';
import type { OpenPanorama, PanoramaEvent } from '#ui/panorama/panorama-view.ts';
import { usePanorama } from '#ui/panorama/use-panorama.ts';

interface PanoramaProps {
  picture: PictureData;
  t: PanoramaTranslate;
  /** Subject of the panorama. */
  name: string;
  /** In degrees. */
  yaw: number;
  pitch: number;
}

/** A panorama in a rounded box, with its controls. */
export function Panorama({ picture, t, name, yaw, pitch }: PanoramaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const panorama = usePanorama({ frame, stage, twoFingers: t('fingers') });
  const { shown, send } = panorama;
  return (
    <>
      <div ref={frame} className={`${panoramaBox} relative overflow-hidden bg-night`}>
        <PanoramaStage
          {...{ picture, t, name, panorama, frame, stage }}
          look={{ yaw, pitch }}
          sizes="(max-width: 967px) 180vw, 1317px"
        />
        {shown.state === 'open' && <Controls view={shown} t={t} send={send} />}
      </div>
      <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
        {shown.state === 'failed' && t('failed')}
      </p>
    </>
  );
}

/** Classes of the box, shared with the skeleton. */
export const panoramaBox = 'aspect-picture rounded md:aspect-wide [&:fullscreen]:rounded-none';

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
