import { type RefObject, useCallback, useEffect } from 'react';
import type { PanoramaTranslate } from '#i18n/panorama.ts';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { watchInView } from '../scroll/watch-in-view.ts';
import { panoramaKey } from './panorama-key.ts';
import type { PanoramaLook } from './panorama-view.ts';
import { sceneOf } from './panorama-view.ts';
import type { usePanorama } from './use-panorama.ts';

interface PanoramaStageProps {
  picture: PictureData;
  t: PanoramaTranslate;
  /** Subject of the panorama. */
  name: string;
  /** The first look. */
  look: Pick<PanoramaLook, 'yaw' | 'pitch'> & Partial<PanoramaLook>;
  panorama: ReturnType<typeof usePanorama>;
  frame: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLDivElement | null>;
  /** `sizes` of the flat picture. */
  sizes: string;
  /** The flat picture is the largest of the first screen. */
  priority?: boolean;
  /** Called by the Enter key in the open view. */
  enter?: () => void;
  /** The button that opens the view is in the middle, because the foot has other things. */
  isFootTaken?: boolean;
}

/**
 * Flat picture that scrolls sideways, the 3D view on top, and the button that opens it. The view loads on request, or
 * when visible if that costs the visitor nothing; if loading fails, the flat picture stays. It fills its container.
 */
export function PanoramaStage(props: PanoramaStageProps) {
  const { picture, t, name, look, panorama, frame, stage, sizes, enter, isFootTaken } = props;
  const { shown, start: startScene, send } = panorama;
  const { yaw, pitch, zoom } = look;
  const start = useCallback(
    () => startScene(sceneOf(picture, { yaw, pitch, ...(zoom !== undefined && { zoom }) })),
    [startScene, picture, yaw, pitch, zoom],
  );
  useStart(frame, start, shown.state === 'flat');
  // Scrolls the flat picture to the initial direction of the view.
  const flat = useCallback(
    (room: HTMLDivElement | null) => {
      if (room) room.scrollLeft = (0.5 + yaw / 360) * room.scrollWidth - room.clientWidth / 2;
    },
    [yaw],
  );
  const open = shown.state === 'open';
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of the page. */}
      <div
        key={picture.src}
        ref={flat}
        role="group"
        aria-label={t('flat', { title: name })}
        tabIndex={open ? -1 : 0}
        inert={open}
        className={`absolute inset-0 overflow-x-auto overflow-y-hidden -outline-offset-4 ${open ? 'invisible' : ''}`}
      >
        <Picture
          picture={picture}
          sizes={sizes}
          priority={props.priority ?? false}
          className="aspect-12/5 h-full min-w-full"
        />
      </div>
      <div
        ref={stage}
        aria-busy={shown.state === 'opening' || undefined}
        {...(open && {
          role: 'application',
          'aria-label': t('view', { title: name }),
          tabIndex: 0,
          onKeyDown: (event) => {
            const meant = panoramaKey(event);
            const walks = enter && event.key === 'Enter' && event.target === event.currentTarget;
            if (!meant && !walks) return;
            event.preventDefault();
            if (meant) send(meant);
            else enter?.();
          },
        })}
        className={`on-dark absolute inset-0 cursor-grab -outline-offset-4 transition-opacity duration-slow active:cursor-grabbing ${
          open ? '' : 'pointer-events-none opacity-0'
        }`}
      />
      {(shown.state === 'flat' || shown.state === 'opening') && (
        <div
          className={`absolute grid justify-items-center no-js:hidden print:hidden ${
            isFootTaken
              ? 'pointer-events-none inset-0 z-raised content-center *:pointer-events-auto'
              : 'inset-x-0 bottom-4'
          }`}
        >
          <Button variant="white" onClick={start} aria-disabled={shown.state === 'opening' || undefined}>
            <Icon name="panorama" small />
            {shown.state === 'opening' ? t('opening') : t('start')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Network Information API, where available. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Starts the view when half of the box is visible, if that costs the visitor nothing: with a mouse, a fast connection,
 * and neither reduced motion nor data saving. Phones wait for a tap.
 */
function useStart(box: RefObject<HTMLElement | null>, start: () => void, isFlat: boolean): void {
  useEffect(() => {
    const node = box.current;
    if (!node || !isFlat || !isFree()) return;
    const leave = watchInView(
      node,
      (inView) => {
        if (!inView) return;
        leave();
        start();
      },
      { threshold: 0.5 },
    );
    return leave;
  }, [box, start, isFlat]);
}

function isFree(): boolean {
  const { saveData = false, effectiveType = '4g' } = connectionOf(navigator);
  return (
    !saveData &&
    effectiveType === '4g' &&
    matchMedia('(hover: hover) and (pointer: fine) and (width >= 968px)').matches &&
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

const connectionOf = (from: Navigator & { connection?: Connection }): Connection => from.connection ?? {};
