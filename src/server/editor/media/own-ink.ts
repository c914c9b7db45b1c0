import { join } from 'node:path';
import { mediaPath } from '../../media/pictures.ts';
import { measureInk } from './picture-ink.ts';

/**
 * Colour of a picture that came with the site, by its address.
 * @returns `#rrggbb`, or undefined if it has a ground of its own, or there is no such picture
 */
export type OwnInk = (address: string) => Promise<string | undefined>;

/** Pictures that can be transparent. */
const drawing = /^[\w-]+\.(?:svg|png|webp|avif|gif)$/;

/**
 * Measures each picture when it is asked for, once.
 * @param folder of the files that came with the site
 */
export function createOwnInk(folder: string): OwnInk {
  const measured = new Map<string, Promise<string>>();
  return async (address) => {
    const name = address.startsWith(mediaPath) ? address.slice(mediaPath.length) : '';
    if (!drawing.test(name)) return undefined;
    const ink = measured.get(name) ?? measureInk(join(folder, name));
    measured.set(name, ink);
    try {
      return (await ink) || undefined;
    } catch {
      measured.delete(name);
      return undefined;
    }
  };
}
