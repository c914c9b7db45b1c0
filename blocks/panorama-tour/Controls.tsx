import { useTexts } from '#i18n/context.tsx';
import type { PanoramaTranslate } from '#i18n/panorama.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { OpenPanorama, PanoramaEvent } from '#ui/panorama/panorama-view.ts';
import type { TourTranslate } from './texts.ts';

interface ControlsProps {
  view: OpenPanorama;
  send: (event: PanoramaEvent) => void;
  share: () => void;
  t: TourTranslate;
  shared: PanoramaTranslate;
}

/** Turning with the phone, link, zoom and full screen. A button at its limit is disabled. */
export function Controls({ view: { can, full, device }, send, share, t, shared }: ControlsProps) {
  const { t: site } = useTexts();
  return (
    <div className="absolute end-4 top-4 z-raised flex gap-2 md:end-[max(var(--page-margin),calc(50%-640px))]">
      {can.device && (
        <IconButton
          dark
          icon="device"
          label={t('device')}
          aria-pressed={device === 'on'}
          onClick={() => send({ type: 'device' })}
          className={control}
        />
      )}
      <IconButton dark icon="link" label={t('share')} onClick={share} className={control} />
      <IconButton
        dark
        icon="zoom-out"
        label={site('gallery.zoomOut')}
        aria-disabled={!can.zoomOut || undefined}
        onClick={() => send({ type: 'zoom', steps: -1 })}
        className={`${control} max-md:hidden`}
      />
      <IconButton
        dark
        icon="zoom-in"
        label={site('gallery.zoomIn')}
        aria-disabled={!can.zoomIn || undefined}
        onClick={() => send({ type: 'zoom', steps: 1 })}
        className={`${control} max-md:hidden`}
      />
      {can.fill && (
        <IconButton
          dark
          icon={full ? 'shrink' : 'expand'}
          label={full ? shared('shrink') : shared('full')}
          onClick={() => send({ type: 'fill' })}
          className={control}
        />
      )}
    </div>
  );
}

const control =
  'border-transparent! bg-night/72! hover:bg-night! aria-pressed:bg-white! aria-pressed:text-ink! aria-disabled:cursor-default aria-disabled:[&>svg]:opacity-40';
