import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { receive } from './receive.ts';

/** Bytes in which the type of a file is detected. */
const headSize = 4096;

/** The type that an upload with this text is taken for; undefined if it is refused. */
async function typeOf(text: string): Promise<string | undefined> {
  const received = await receive(new Blob([text]).stream(), join(temporaryFolder(), 'upload'));
  return 'ending' in received ? received.ending : undefined;
}

describe('detecting an SVG', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg">'],
    ['\ufeff  <svg>'],
    ['<?xml version="1.0"?>\n<!-- made by hand --><!-- twice -->\n<svg width="1">'],
    [
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg/>',
    ],
    ['<!DOCTYPE svg [ <!ENTITY ns "http://www.w3.org/2000/svg"> ] ><s:svg xmlns:s="&ns;">'],
  ])('accepts %s', async (text) => {
    expect(await typeOf(text)).toBe('svg');
  });

  it.each([
    ['<html><svg>'],
    ['text <svg>'],
    ['<svgfont>'],
    ['<!-- <svg> -->'],
    ['<!-- <svg>'],
    ['<?xml <svg'],
    ['<!DOCTYPE html><svg>'],
  ])('rejects %s', async (text) => {
    expect(await typeOf(text)).toBeUndefined();
  });

  // One expression for all parts needed days for 40 comments.
  it.each([
    ['comments', '<!---->'],
    ['processing instructions', '<?a?>'],
    ['beginnings of comments', '<!--'],
    ['spaces', ' '],
    ['document types', '<!DOCTYPE svg [ ]>'],
    ['spaces in a document type', '<!DOCTYPE svg '.padEnd(2000)],
  ])('ends at once on many %s that no element follows', async (_name, part) => {
    expect(await typeOf(part.repeat(Math.ceil(headSize / part.length)))).toBeUndefined();
  });
});
