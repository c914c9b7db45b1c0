import { isRecord } from '#schemas/is-record.ts';
import { sectionReference } from '#schemas/section.ts';
import { indexOf } from '../model/edits.ts';
import { blocksOf, freshId, idsOf, itemsOf, type PageData, withBlocks } from '../model/stored-page.ts';

/** Edit times by block, of the data of a page or section. */
const editedIn = ({ edited }: PageData): Readonly<Record<string, unknown>> =>
  isRecord(edited) ? edited : {};

function withEdited(data: PageData, edited: Readonly<Record<string, unknown>>): PageData {
  const { edited: _, ...rest } = data;
  return Object.keys(edited).length > 0 ? { ...rest, edited } : rest;
}

/**
 * Inserts copies of blocks of a section or template, with new ids and their edit times.
 *
 * @param from data of the section
 */
export function insertCopies(data: PageData, index: number, from: PageData): PageData {
  const taken = new Set(idsOf(data));
  const times = editedIn(from);
  const edited: Record<string, unknown> = { ...editedIn(data) };
  const copies = itemsOf(from).map(({ key, stored }) => {
    const id = freshId(key, taken);
    taken.add(id);
    if (times[key] !== undefined) edited[id] = times[key];
    return { ...(isRecord(stored) ? structuredClone(stored) : {}), id };
  });
  return withEdited(withBlocks(data, blocksOf(data).toSpliced(index, 0, ...copies)), edited);
}

/** Replaces a reference to a section by copies of its blocks. */
export function detachSection(data: PageData, key: string, section: PageData): PageData {
  const index = indexOf(data, key);
  if (index < 0) return data;
  return insertCopies(withBlocks(data, blocksOf(data).toSpliced(index, 1)), index, section);
}

/** A run of blocks: the block with the key, and those after it. */
export interface Run {
  key: string;
  count: number;
}

/** The data of a section that consists of a run of blocks of a page. */
export function sectionOfRun(data: PageData, { key, count }: Run): PageData {
  const start = indexOf(data, key);
  const items = itemsOf(data).slice(start, start + count);
  const times = editedIn(data);
  const edited = Object.fromEntries(
    items.flatMap((item) => (times[item.key] === undefined ? [] : [[item.key, times[item.key]] as const])),
  );
  return withEdited({ blocks: items.map(({ stored }) => structuredClone(stored)) }, edited);
}

/** Replaces a run of blocks by a reference to the section that was made from it. */
export function referToSection(data: PageData, { key, count }: Run, section: string): PageData {
  const start = indexOf(data, key);
  if (start < 0) return data;
  const gone = new Set(
    itemsOf(data)
      .slice(start, start + count)
      .map((item) => item.key),
  );
  const edited = Object.fromEntries(Object.entries(editedIn(data)).filter(([id]) => !gone.has(id)));
  const reference = sectionReference(freshId('section', idsOf(data)), section);
  return withEdited(withBlocks(data, blocksOf(data).toSpliced(start, count, reference)), edited);
}
