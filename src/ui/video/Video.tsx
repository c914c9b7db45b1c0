import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Icon } from '../Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { useHydrated } from '../use-hydrated.ts';

interface VideoProps {
  src: string;
  poster: PictureData | undefined;
  /** Names it for screen readers. */
  label: string;
}

/**
 * A video in a box of fixed ratio. Only its poster loads before it is played. If it cannot be played, the poster and
 * a message remain. Only one video of a page plays at a time.
 */
export function Video({ src, poster, label }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const hydrated = useHydrated();

  // It may have failed or started before hydration, when no listener was attached.
  useEffect(() => {
    if (video.current?.error) setBroken(src);
    else if (video.current?.played.length) setBegun(src);
  }, [src]);

  const begin = () => {
    setBegun(src);
    // Films without sound are part of the picture they play in.
    for (const other of document.querySelectorAll('video'))
      if (other !== video.current && !other.muted) other.pause();
  };
  const play = () => {
    video.current?.focus();
    // The `error` event handles a video that cannot be played.
    video.current?.play().catch(() => {});
  };
  return (
    <div className="on-dark relative aspect-video w-full overflow-hidden rounded bg-night text-white">
      <Picture
        picture={poster}
        alt=""
        sizes="(max-width: 967px) 100vw, 843px"
        className="absolute inset-0"
        ground="bg-night"
      />
      {broken === src ? (
        <BrokenLine />
      ) : (
        <>
          {/* Chromium covers the poster with a grey panel before a video starts. */}
          {/* biome-ignore lint/a11y/useMediaCaption: the contract has no captions, and the demo films have no sound. */}
          <video
            ref={video}
            src={src}
            // Before it plays, our own button is the only one; without scripts, the browser's are.
            controls={!hydrated || begun === src}
            tabIndex={begun === src ? undefined : -1}
            preload="none"
            playsInline
            aria-label={label}
            onPlay={begin}
            onError={() => setBroken(src)}
            className={`relative size-full object-cover print:hidden [&::-webkit-media-controls]:bg-transparent ${begun === src ? 'bg-night' : ''}`}
          />
          {begun !== src && <PlayButton label={label} onClick={play} />}
        </>
      )}
    </div>
  );
}

/** In the middle of the poster, away from the browser's own controls, which are all there is without scripts. */
function PlayButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute inset-0 m-auto grid size-16 place-items-center rounded bg-night/80 transition-colors duration-fast hover:bg-teal md:size-20 no-js:hidden print:hidden"
    >
      <Icon name="play" className="md:size-8" />
      <span className="sr-only">
        {t('carousel.playVideo')} {label}
      </span>
    </button>
  );
}

function BrokenLine() {
  const { t } = useTexts();
  return (
    <p
      role="status"
      className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-night px-4 py-3 text-sm leading-tight"
    >
      <Icon name="info" className="text-on-dark-3" />
      {t('state.failed')}
    </p>
  );
}
