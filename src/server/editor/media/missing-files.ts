import type { Kysely } from 'kysely';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Tables } from '../../db/tables.ts';
import { mediaPath } from '../../media/pictures.ts';
import { textsWith } from './media-uses.ts';

/** Most lines of one start. */
const mostLines = 20;

/** Addresses of files of this site in any text, not those below another path or on another site. */
const file = /(?<![\w./%~-])\/media\/[\w%.~/-]*\.[a-z\d]+/gi;

/**
 * Finds files that entries show and the site does not have, for the log at start: a new release may lack a picture that came
 * with an earlier one, and visitors get a placeholder in its place.
 *
 * @param has whether the site has the file at an address, such as `/media/hall-1.jpg`
 * @returns a line for each file that names one entry with it, 20 at most, and then the number of the others
 */
export async function missingFileWarnings(
  db: Kysely<Tables>,
  has: (address: string) => boolean,
): Promise<string[]> {
  const missing = new Map<string, EntryName>();
  const present = new Set<string>();
  for await (const { kind, id, text } of textsWith(db, mediaPath))
    for (const [address] of text.matchAll(file)) {
      if (present.has(address) || missing.has(address)) continue;
      if (has(address)) present.add(address);
      else missing.set(address, { kind, id });
    }
  const lines = [...missing].map(
    ([address, { kind, id }]) =>
      `The entry "${id}" of kind ${kind} shows ${address}, which is not in the media library: choose another file.`,
  );
  const more = lines.length - mostLines;
  return more > 0
    ? [...lines.slice(0, mostLines), `${more} more files that entries show are not in the media library.`]
    : lines;
}
