import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Picture } from '../picture/Picture.tsx';
import { photoAlt } from '../picture/photo-alt.ts';
import type { SendToViewer, ViewerProps } from './viewer-view.ts';

/** A position in a photo, as fractions of its width and height. */
const middle = { x: 0.5, y: 0.5 };

/**
 * The current photo, as large as its box allows, and larger when zoomed. The previous and next photos are rendered
 * invisibly below it, so that they are loaded. The box is the size container.
 */
export function ViewerStage({ photos, title, view: { index, zoom }, send }: ViewerProps) {
  const { t } = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const focus = useRef(middle);
  const enlarged = zoom > 1;

  // Before the first frame, so that no gesture is lost that follows it.
  useLayoutEffect(() => {
    const gone = new AbortController();
    if (stage.current) listenToStage(stage.current, { enlarged, send, signal: gone.signal });
    return () => gone.abort();
  }, [enlarged, send]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom makes another frame.
  useLayoutEffect(() => {
    const [room, box] = [frame.current?.parentElement, frame.current];
    if (!room || !box) return;
    const { x, y } = focus.current;
    room.scrollLeft = box.offsetLeft + x * box.offsetWidth - room.clientWidth / 2;
    room.scrollTop = box.offsetTop + y * box.offsetHeight - room.clientHeight / 2;
  }, [zoom]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is looked at from its middle.
  useLayoutEffect(() => {
    focus.current = middle;
  }, [index]);

  const lookAt = (x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) focus.current = { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
  };
  const turnZoom = ({ clientX, clientY }: MouseEvent) => {
    lookAt(clientX, clientY);
    send({ type: enlarged ? 'unzoom' : 'zoomIn' });
  };
  const drag = ({ pointerType, buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    if (enlarged && pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
  };
  const followScroll = (room: HTMLElement) => {
    const { left, top } = room.getBoundingClientRect();
    lookAt(left + room.clientWidth / 2, top + room.clientHeight / 2);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys do the same as the pointer.
    <div
      ref={stage}
      onDoubleClick={turnZoom}
      onDragStart={(event) => event.preventDefault()}
      className={`absolute inset-0 select-none ${enlarged ? 'touch-pan-x touch-pan-y' : 'touch-none'}`}
    >
      {[index - 1, index, index + 1].map((place) => {
        const photo = photos[place];
        if (!photo) return null;
        const shown = place === index;
        const times = shown ? zoom : 1;
        return (
          <div
            key={place}
            aria-hidden={!shown}
            {...(shown && enlarged && movable(t('gallery.enlarged')))}
            onPointerMove={drag}
            onScroll={shown && enlarged ? ({ currentTarget }) => followScroll(currentTarget) : undefined}
            className={`absolute inset-0 flex transition-opacity duration-slow -outline-offset-3 ${
              shown ? 'z-raised' : 'pointer-events-none opacity-0'
            } ${times > 1 ? 'cursor-grab overflow-auto overscroll-contain active:cursor-grabbing' : 'overflow-hidden'}`}
          >
            <div ref={shown ? frame : undefined} style={frameSize(photo, times)} className="m-auto flex-none">
              <Picture
                picture={photo}
                alt={shown ? photoAlt(t, photo, title, place) : ''}
                sizes={`${times * 100}vw`}
                ground=""
                crop="object-contain!"
                className="size-full rounded"
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Makes an enlarged photo focusable, so that keys can scroll it. */
const movable = (label: string) => ({
  tabIndex: 0,
  role: 'group',
  'aria-label': label,
  'data-enlarged': '',
});

/** Photos of known size have a box of their own ratio; others fit into the whole stage. */
function frameSize({ width, height }: PictureData, zoom: number) {
  if (!width || !height) return { width: `${zoom * 100}cqw`, height: `${zoom * 100}cqh` };
  const ratio = width / height;
  return {
    width: `calc(${zoom} * min(100cqw, ${(ratio * 100).toFixed(3)}cqh))`,
    aspectRatio: `${width} / ${height}`,
  };
}

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
function listenToStage(stage: HTMLElement, { enlarged, send, signal }: StageOptions): void {
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
