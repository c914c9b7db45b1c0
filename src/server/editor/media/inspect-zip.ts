import { open } from 'node:fs/promises';
import type { MediaEnding } from '#schemas/editor/media-types.ts';
import { type Refused, refused } from './refused.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';

/** What an archive may unpack to, in bytes. */
const mostUnpacked = 500_000_000;
/** Below this an archive may be packed as tightly as it likes, in bytes. */
const alwaysFine = 20_000_000;
/** Texts shrink to a tenth; what shrinks to less than a hundredth holds nothing. */
const highestRatio = 100;

const programs: readonly (readonly [MediaEnding, RegExp])[] = [
  ['docx', /^word\//],
  ['xlsx', /^xl\//],
  ['pptx', /^ppt\//],
];
const macro = /(^|\/)(vbaProject\.bin|activeX\/)/i;

/** Reads the list of files of an archive, and tells what it is; nothing is ever unpacked. */
export async function inspectZip(path: string): Promise<{ ending: MediaEnding } | Refused> {
  await using file = await open(path);
  const { size } = await file.stat();
  const entries = await readDirectory(file, size);
  if (!entries) return refused('broken');
  if (overlap(entries) || unpacksTooLarge(entries, size)) return refused('unpacksTooLarge');
  if (entries.some(({ name }) => leadsOut(name))) return refused('badName');
  const ending = endingOf(entries);
  if (ending !== 'zip' && entries.some(({ name }) => macro.test(name))) return refused('activeContent');
  return { ending };
}

function unpacksTooLarge(entries: readonly ZipEntry[], size: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return unpacked > mostUnpacked || (unpacked > alwaysFine && unpacked > size * highestRatio);
}

/** Files that share their bytes make much of little, and no honest program writes them. */
function overlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((one, other) => one.start - other.start);
  return inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0));
}

/** Names that would be written beside the folder they are unpacked into. */
const leadsOut = (name: string) => /^([/\\]|\w:)|(^|[/\\])\.\.([/\\]|$)|\0/.test(name);

function endingOf(entries: readonly ZipEntry[]): MediaEnding {
  const isOffice = entries.some(({ name }) => name === '[Content_Types].xml');
  const program = programs.find(([, folder]) => entries.some(({ name }) => folder.test(name)));
  return (isOffice && program?.[0]) || 'zip';
}
