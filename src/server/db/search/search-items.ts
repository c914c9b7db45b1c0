import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod';
import type { Draft, EntryName } from '#schemas/editor/editorial.ts';
import type { PublishedEntry } from '../content/published-entry.ts';
import type { MediaTable, Tables } from '../tables.ts';
import { replaceSearchItems, type SearchItem } from './search-index.ts';
import { entryTexts } from './search-texts.ts';

/** The states of an entry that the index depends on. */
interface Stored {
  published: Pick<PublishedEntry, 'entry' | 'revision'> | undefined;
  draft: Pick<Draft, 'entry' | 'version'> | undefined;
}

/** @returns an entry as the next publish would leave it, or as it is if that removes it; `undefined` if it does not exist */
export function searchItemOf({ kind, id }: EntryName, { published, draft }: Stored): SearchItem | undefined {
  const shown = draft?.entry ?? published?.entry;
  if (!shown) return undefined;
  return { kind, id, version: `${published?.revision ?? 0}:${draft?.version ?? 0}`, ...entryTexts(shown) };
}

const altSchema = z.record(z.string(), z.string());
const tagsSchema = z.array(z.string());

type MediaRow = Pick<Selectable<MediaTable>, 'id' | 'name' | 'alt' | 'tags'>;

/** Indexes a file that was added or changed. */
export const indexMedia = (tx: Kysely<Tables>, file: MediaRow): Promise<void> =>
  replaceSearchItems(tx, 'media', { ids: [file.id], items: [searchItemOfMedia(file)] });

/** @returns a file with its name and alternative texts */
export const searchItemOfMedia = ({ id, name, alt, tags }: MediaRow): SearchItem => ({
  ...{ kind: 'media', id, version: `${name}\n${alt}\n${tags ?? ''}` },
  ...{
    titles: [name],
    lines: [
      ...Object.values(altSchema.parse(JSON.parse(alt))),
      ...tagsSchema.parse(JSON.parse(tags ?? '[]')),
    ],
  },
});
