/** Ease-out: fast at first, so that the page reacts at once. */
const ease = (share: number) => 1 - (1 - share) ** 3;

export interface ScrollAnimation {
  /**
   * Scrolls to `target()` px within `duration` ms. Calls `target` in every frame, because pages grow while they load.
   */
  to: (target: () => number, duration: number) => void;
  isRunning: () => boolean;
  stop: () => void;
}

/** Scrolls the document in a given time, which `behavior: 'smooth'` does not guarantee. */
export function createScrollAnimation(done: () => void): ScrollAnimation {
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
        // By the first frame the browser has finished scrolling the focused element into view.
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
