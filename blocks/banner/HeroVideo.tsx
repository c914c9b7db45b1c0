import { useEffect, useRef } from 'react';
import type { BannerControl } from './use-banner.ts';

interface HeroVideoProps {
  src: string;
  /** Of its slide. */
  position: number;
  loop: boolean;
  /** Its slide is shown, and nobody has paused. */
  wanted: boolean;
  send: BannerControl['send'];
}

/**
 * A film over its poster: it plays while it is wanted, and holds the slides until it ends (rule BAN-03). One that cannot
 * play leaves its poster, which is a slide like any other; one that has begun stays in its place.
 */
export function HeroVideo({ src, position, loop, wanted, send }: HeroVideoProps) {
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const node = film.current;
    if (!node) return;
    if (wanted) node.play().catch(() => {});
    else node.pause();
  }, [wanted]);

  const stop = () => send({ type: 'filmStopped', slide: position });
  return (
    <video
      ref={film}
      src={src}
      muted
      playsInline
      preload="none"
      loop={loop}
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={({ currentTarget }) => {
        currentTarget.dataset.begun = '';
        send({ type: 'filmPlaying', slide: position });
      }}
      onPause={stop}
      onError={stop}
      className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-slow data-begun:opacity-100"
    />
  );
}
