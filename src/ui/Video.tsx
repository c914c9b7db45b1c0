import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { defaultCover } from './picture-sources.ts';

interface VideoProps {
  src: string;
  poster: PictureData | undefined;
  /** Names it for screen readers. */
  label: string;
}

/**
 * A film in a box of fixed ratio; nothing of it is fetched before it is played but its poster. One that cannot be
 * played leaves its poster and a line that says so.
 */
export function Video({ src, poster, label }: VideoProps) {
  const { t } = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState<string>();

  // It may have failed before hydration, when nobody listened.
  useEffect(() => {
    if (video.current?.error) setBroken(src);
  }, [src]);

  if (broken === src)
    return (
      <div className="on-dark relative aspect-video w-full overflow-hidden rounded bg-night text-white">
        <Picture picture={poster} sizes="(max-width: 967px) 100vw, 640px" className="size-full" />
        <p
          role="status"
          className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-night px-4 py-3 text-sm leading-tight"
        >
          <Icon name="info" className="text-on-dark-3" />
          {t('state.failed')}
        </p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the contract has no captions, and the demo films have no sound.
    <video
      ref={video}
      src={src}
      poster={poster?.src ?? defaultCover}
      controls
      preload="none"
      playsInline
      aria-label={label}
      onError={() => setBroken(src)}
      className="aspect-video w-full rounded bg-night object-cover"
    />
  );
}
