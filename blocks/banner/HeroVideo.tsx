import { useEffect, useRef } from 'react';
import type { BannerControl } from './use-banner.ts';

interface HeroVideoProps {
  src: string;
  /** Index of its slide. */
  position: number;
  loop: boolean;
  /** True while its slide is shown and not paused. */
  wanted: boolean;
  send: BannerControl['send'];
}

/**
 * Film over its poster. Plays while `wanted` and holds the slides until it ends (rule BAN-03). If it cannot play, the
 * poster remains as an ordinary slide.
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
