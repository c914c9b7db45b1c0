import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mediaPath } from '../../media/pictures.ts';
import { measureInk } from './picture-ink.ts';

/** The files that came with the site, by their addresses `/media/NAME`. */
export interface OwnFiles {
  /** Whether there is such a file. */
  has(address: string): boolean;
  /**
   * Colour of a picture.
   * @returns `#rrggbb`, or undefined if it has a ground of its own, or there is no such picture
   */
  inkOf(address: string): Promise<string | undefined>;
}

/** Pictures that can be transparent. */
const drawing = /^[\w-]+\.(?:svg|png|webp|avif|gif)$/;

/**
 * Looks files up in their folder, and measures each picture when it is asked for, once.
 * @param folder of the files that came with the site
 */
export function openOwnFiles(folder: string): OwnFiles {
  const measured = new Map<string, Promise<string>>();
  const has = (address: string) => {
    const name = address.startsWith(mediaPath) ? address.slice(mediaPath.length) : '';
    // A text of an editor must not tell what is outside of the folder.
    return name !== '' && !name.split('/').includes('..') && existsSync(join(folder, name));
  };
  const inkOf: OwnFiles['inkOf'] = async (address) => {
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
  return { has, inkOf };
}
