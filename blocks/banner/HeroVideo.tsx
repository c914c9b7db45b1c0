import { useEffect, useRef, useState } from 'react';
import type { AutoplayControl } from '#ui/use-autoplay.ts';

interface HeroVideoProps {
  src: string;
  shown: boolean;
  loop: boolean;
  autoplay: AutoplayControl;
}

/**
 * A film over its poster: it plays while its slide is shown and nobody has paused, and holds the slides until it ends
 * (rule BAN-03). One that cannot play leaves its poster, which is a slide like any other.
 */
export function HeroVideo({ src, shown, loop, autoplay }: HeroVideoProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [visible, setVisible] = useState(false);
  const { hold, release, started, playing } = autoplay;
  const wanted = shown && started && playing;

  useEffect(() => {
    const node = film.current;
    if (!node) return;
    if (wanted) node.play().catch(() => {});
    else node.pause();
  }, [wanted]);

  const letGo = () => release('video');
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
      onPlaying={() => {
        setVisible(true);
        hold('video');
      }}
      onPause={letGo}
      onError={letGo}
      className={`absolute inset-0 size-full object-cover transition-opacity duration-slow ${visible ? '' : 'opacity-0'}`}
    />
  );
}
