/**
 * A picture for views. Pictures of our own media have size, variants and alternative text, so that the layout does not
 * shift; pictures of a foreign backend have only an address.
 */
export interface Picture {
  src: string;
  /** Alternative text in the language of the page. */
  alt?: string;
  /** A drawing of the same thing for phones. */
  narrow?: { src: string; width: number; height: number };
  /** Width of the original in pixels. */
  width?: number;
  height?: number;
  /** Widths of the AVIF and WebP variants beside the original: `/media/a.jpg` → `/media/a-960.avif`. */
  widths?: readonly number[];
  /** Edge in pixels of the square tiles of a panorama: `/media/a.jpg` → `/media/a-tile-COLUMN-ROW.webp`. */
  tiles?: number;
  /** Focal point for cropping, as CSS `object-position`. */
  focal?: string;
  /** Average colour `#rrggbb`, shown until the picture has loaded. */
  tint?: string;
}
