import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback } from 'react';
import type { GalleryViewerEvent } from '#machines/gallery-viewer.ts';
import type { Picture } from '#schemas/picture.ts';
import { isPlainClick } from '../link/href.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useLive } from '../use-live.ts';
import type { ViewerView } from './viewer-view.ts';

const loadViewer = () => import('./Viewer.tsx').then(({ Viewer }) => ({ default: Viewer }));
const LazyViewer = lazy(loadViewer);

interface ViewerLinks {
  /**
   * Props of a link that opens the picture at this index. Without scripts it opens the picture itself in a new tab.
   */
  linkTo: (index: number) => {
    href: string | undefined;
    'aria-haspopup'?: 'dialog';
    target?: '_blank';
    rel?: string;
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
  /** Whether the links open a new tab and must say so: until hydration. */
  newTab: boolean;
  /** The viewer, beside the links. */
  viewer: ReactNode;
}

/**
 * The viewer of some pictures (rule GAL-03). Give the component another `key` for other pictures.
 *
 * @param title of the album, for pictures without an alternative text
 * @returns the viewer to render, and props for the links to the pictures; its code loads when one of them is first used
 */
export function useViewer(photos: readonly Picture[], title: string): ViewerLinks {
  const hydrated = useHydrated();
  const count = photos.length;
  const { shown, send, preload } = useLive<ViewerView, GalleryViewerEvent>(
    useCallback(
      async (show) => {
        const [{ startViewer }] = await Promise.all([import('./start-viewer.ts'), loadViewer()]);
        return startViewer({ count, show });
      },
      [count],
    ),
  );
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the focus must return to it.
    event.currentTarget.focus({ preventScroll: true });
    send({ type: 'open', index }, photos[index]?.src);
  };
  return {
    linkTo: (index) => ({
      href: photos[index]?.src,
      ...(hydrated ? { 'aria-haspopup': 'dialog' } : { target: '_blank', rel: 'noopener noreferrer' }),
      onClick: (event) => open(event, index),
      onPointerEnter: preload,
      onFocus: preload,
    }),
    newTab: !hydrated,
    viewer: shown && (
      <Suspense>
        <LazyViewer photos={photos} title={title} view={shown} send={send} />
      </Suspense>
    ),
  };
}
