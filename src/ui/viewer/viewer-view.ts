import type { GalleryViewerEvent } from '#machines/gallery-viewer.ts';
import type { Picture } from '#schemas/picture.ts';

/** What of the visitor's the viewer can refuse: there is no next photo, or none larger. */
export type ViewerStep = 'previous' | 'next' | 'zoomIn' | 'zoomOut';

/** What the viewer shows of its machine. */
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
