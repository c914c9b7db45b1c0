import { useTexts } from '#i18n/context.tsx';
import type { PanoramaTexts } from '#i18n/panorama/zh-CN.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { OpenPanorama, PanoramaEvent } from './panorama-view.ts';

interface ControlsProps {
  view: OpenPanorama;
  texts: PanoramaTexts;
  send: (event: PanoramaEvent) => void;
}

/** Turn, zoom and full-screen buttons. A button at its limit is disabled. */
export function Controls({ view: { can, full }, texts, send }: ControlsProps) {
  const { t } = useTexts();
  return (
    <div className="on-dark absolute right-4 bottom-4 z-raised flex gap-2 print:hidden">
      <IconButton
        dark
        icon="left"
        label={texts.left}
        onClick={() => send({ type: 'turn', yaw: -1, pitch: 0 })}
        className={control}
      />
      <IconButton
        dark
        icon="right"
        label={texts.right}
        onClick={() => send({ type: 'turn', yaw: 1, pitch: 0 })}
        className={control}
      />
      <IconButton
        dark
        icon="zoom-out"
        label={t('gallery.zoomOut')}
        aria-disabled={!can.zoomOut || undefined}
        onClick={() => send({ type: 'zoom', steps: -1 })}
        className={control}
      />
      <IconButton
        dark
        icon="zoom-in"
        label={t('gallery.zoomIn')}
        aria-disabled={!can.zoomIn || undefined}
        onClick={() => send({ type: 'zoom', steps: 1 })}
        className={control}
      />
      {can.fill && (
        <IconButton
          dark
          icon={full ? 'shrink' : 'expand'}
          label={full ? texts.shrink : texts.full}
          onClick={() => send({ type: 'fill' })}
          className={control}
        />
      )}
    </div>
  );
}

const control =
  'border-transparent! bg-night/72! hover:bg-night! aria-disabled:cursor-default aria-disabled:[&>svg]:opacity-40';
