import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as files from '#tests/support/upload-files.ts';
import { measureInk } from './picture-ink.ts';

/** Lettering on a transparent ground: a third of the drawing is visible. */
const lettering = (colour: string) =>
  files.svg(`<path d="M2 4h12v24H2z" fill="${colour}"/><path d="M20 10h8v8h-8z" fill="#ddb872"/>`);

describe('the colour of a picture with a transparent ground', () => {
  it('[PUB-05] is that of the larger part of what is visible, in SVG, PNG and WebP', async () => {
    expect(await measureInk(lettering('#0b2530'))).toBe('#0b2530');
    expect(await measureInk(lettering('#ffffff'))).toBe('#ffffff');
    const png = await sharp(lettering('#0b2530')).png().toBuffer();
    expect(await measureInk(png)).toBe('#0b2530');
    const webp = await sharp(lettering('#ffffff')).webp({ lossless: true }).toBuffer();
    expect(await measureInk(webp)).toBe('#ffffff');
    const grey = await sharp(lettering('#333333')).greyscale().png().toBuffer();
    expect(await measureInk(grey)).toBe('#333333');
  });

  it('[PUB-05] is empty for a photograph, a badge and an invisible picture', async () => {
    expect(await measureInk(await files.jpeg())).toBe('');
    expect(await measureInk(files.svg('<circle cx="20" cy="15" r="19" fill="#0b2530"/>'))).toBe('');
    expect(await measureInk(files.svg(''))).toBe('');
  });
});
