import { describe, expect, it } from 'vitest';
import { sourcesOf } from './picture-sources.ts';

describe('the variants of a picture', () => {
  it('are named after the original, AVIF before WebP', () => {
    expect(sourcesOf({ src: '/media/hall.v2.jpg', widths: [480, 960] })).toEqual([
      { type: 'image/avif', srcSet: '/media/hall.v2-480.avif 480w, /media/hall.v2-960.avif 960w' },
      { type: 'image/webp', srcSet: '/media/hall.v2-480.webp 480w, /media/hall.v2-960.webp 960w' },
    ]);
  });

  it('are empty for a picture without known widths', () => {
    expect(sourcesOf({ src: 'https://cms.example/a.jpg' })).toEqual([]);
    expect(sourcesOf({ src: '/media/a.jpg', widths: [] })).toEqual([]);
    expect(sourcesOf({ src: '/media/no-extension', widths: [480] })).toEqual([]);
  });
});
