/**
 * A picture as views receive it. Pictures of our own media know their size, variants and alternative text, so that
 * boxes never jump; those of a foreign backend are only an address.
 */
export interface Picture {
  src: string;
  /** In the language of the page. */
  alt?: string;
  /** Of the original, in pixels. */
  width?: number;
  height?: number;
  /** Widths of the AVIF and WebP variants beside the original: `/media/a.jpg` → `/media/a-960.avif`. */
  widths?: readonly number[];
  /** What stays in sight when it is cropped, as CSS `object-position`. */
  focal?: string;
  /** The average colour as `#rrggbb`, shown until the picture is there. */
  tint?: string;
}
