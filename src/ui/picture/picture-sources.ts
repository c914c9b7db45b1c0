import type { Picture } from '#schemas/picture.ts';

/** Shown for every picture that is missing or broken (rule IMG-01). */
export const defaultCover = '/media/cover-default.svg';

export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

/**
 * @returns the variants beside an original, best format first; empty if it has none
 * @example
 * sourcesOf({ src: '/media/a.jpg', widths: [960] })[0]?.srcSet; // '/media/a-960.avif 960w'
 */
export function sourcesOf({ src, widths }: Pick<Picture, 'src' | 'widths'>): PictureSource[] {
  const stem = src.replace(/\.\w+$/, '');
  if (stem === '' || stem === src || !widths?.length) return [];
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}` as const,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
  }));
}
