import type { GalleryViewerEvent } from '#machines/gallery-viewer.ts';
import type { Picture } from '#schemas/picture.ts';

/** Actions that can be unavailable: there is no next photo, or no larger size. */
export type ViewerStep = 'previous' | 'next' | 'zoomIn' | 'zoomOut';

/** The state of the viewer. */
export interface ViewerView {
  open: boolean;
  /** The photo on show. */
  index: number;
  /** Times its own size. */
  zoom: number;
  can: Readonly<Record<ViewerStep, boolean>>;
}

export type SendToViewer = (event: GalleryViewerEvent) => void;

export interface ViewerProps {
  photos: readonly Picture[];
  /** Of the album. */
  title: string;
  view: ViewerView;
  send: SendToViewer;
}
