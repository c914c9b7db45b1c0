import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Picture } from '../picture/Picture.tsx';
import { photoAlt } from './photo-alt.ts';
import { listenToStage } from './stage-gestures.ts';
import type { ViewerProps } from './viewer-view.ts';

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

  useEffect(() => {
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
