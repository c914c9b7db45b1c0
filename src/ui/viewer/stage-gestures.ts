import type { SendToViewer } from './viewer-view.ts';

/** A finger that has moved that far sideways, in px, has turned to the next photo. */
const swipeReach = 40;
/** Two fingers that have moved that far apart, times their distance, have zoomed by one step. */
const pinchStep = 1.3;
/** A turned wheel has zoomed by one step, in px; a touchpad sends many small ones. */
const wheelStep = 60;

interface StageOptions {
  /** Then one finger moves the photo, as the browser does it. */
  enlarged: boolean;
  send: SendToViewer;
  signal: AbortSignal;
}

/** Handles swipes, pinch gestures, and the wheel with Ctrl, which browsers also send for a pinch on a touchpad. */
export function listenToStage(stage: HTMLElement, { enlarged, send, signal }: StageOptions): void {
  let turned = 0;
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < wheelStep) return;
    send({ type: turned < 0 ? 'zoomIn' : 'zoomOut' });
    turned = 0;
  };

  let from: { x: number; y: number } | undefined;
  let spread: number | undefined;
  const begin = ({ touches: [finger, second] }: TouchEvent) => {
    spread = finger && second && distance(finger, second);
    from = finger && !second && !enlarged ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const move = (event: TouchEvent) => {
    const [finger, second] = event.touches;
    if (!finger) return;
    if (second && spread) {
      event.preventDefault();
      const now = distance(finger, second);
      if (now < spread * pinchStep && now > spread / pinchStep) return;
      send({ type: now > spread ? 'zoomIn' : 'zoomOut' });
      spread = now;
    } else if (from) {
      event.preventDefault();
      const [right, down] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(right) < swipeReach || Math.abs(right) < Math.abs(down)) return;
      from = undefined;
      send({ type: right < 0 ? 'next' : 'previous' });
    }
  };
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  stage.addEventListener('touchstart', begin, { signal, passive: true });
  stage.addEventListener('touchmove', move, { signal, passive: false });
}

const distance = (a: Touch, b: Touch) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
