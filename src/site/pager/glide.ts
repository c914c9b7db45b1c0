/** Fast at first, so that it answers at once. */
const ease = (share: number) => 1 - (1 - share) ** 3;

export interface Glide {
  /** Scrolls to where `target` says, in px, within `duration` ms; it is asked in every frame, since pages grow. */
  to: (target: () => number, duration: number) => void;
  isRunning: () => boolean;
  stop: () => void;
}

/** Scrolls the document in a given time, which the browser's own smooth scrolling does not promise. */
export function createGlide(done: () => void): Glide {
  let frame: number | undefined;
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  return {
    to: (target, duration) => {
      stop();
      let begin: { time: number; y: number } | undefined;
      const step = (time: number) => {
        // What the browser scrolled by itself, to show the focus, is behind us by the first frame.
        begin ??= { time, y: window.scrollY };
        const share = duration > 0 ? Math.min((time - begin.time) / duration, 1) : 1;
        scroll(begin.y + (target() - begin.y) * ease(share));
        frame = share < 1 ? requestAnimationFrame(step) : undefined;
        if (frame === undefined) done();
      };
      frame = requestAnimationFrame(step);
    },
    isRunning: () => frame !== undefined,
    stop,
  };
}
