import { open } from 'node:fs/promises';
import type { MediaEnding } from '#schemas/editor/media-types.ts';
import { type Refused, refused } from './refused.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';

/** Maximum unpacked size of an archive, in bytes. */
const mostUnpacked = 500_000_000;
/** Unpacked size below which any compression ratio is accepted, in bytes. */
const alwaysFine = 20_000_000;
/** Text compresses to about a tenth; a ratio above 100 has no legitimate content. */
const highestRatio = 100;

const programs: readonly (readonly [MediaEnding, RegExp])[] = [
  ['docx', /^word\//],
  ['xlsx', /^xl\//],
  ['pptx', /^ppt\//],
];
const macro = /(^|\/)(vbaProject\.bin|activeX\/)/i;

/** Reads the file list of an archive and determines its type. Nothing is unpacked. */
export async function inspectZip(path: string): Promise<{ ending: MediaEnding } | Refused> {
  await using file = await open(path);
  const { size } = await file.stat();
  const entries = await readDirectory(file, size);
  if (!entries) return refused('broken');
  if (overlap(entries) || unpacksTooLarge(entries, size)) return refused('unpacksTooLarge');
  if (entries.some(({ name }) => isPathTraversal(name))) return refused('badName');
  const ending = endingOf(entries);
  if (ending !== 'zip' && entries.some(({ name }) => macro.test(name))) return refused('activeContent');
  return { ending };
}

function unpacksTooLarge(entries: readonly ZipEntry[], size: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return unpacked > mostUnpacked || (unpacked > alwaysFine && unpacked > size * highestRatio);
}

/** Overlapping files are a zip bomb technique; regular programs do not write them. */
function overlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((one, other) => one.start - other.start);
  return inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0));
}

/** Names that would be unpacked outside of the target folder. */
const isPathTraversal = (name: string) => /^([/\\]|\w:)|(^|[/\\])\.\.([/\\]|$)|\0/.test(name);

function endingOf(entries: readonly ZipEntry[]): MediaEnding {
  const isOffice = entries.some(({ name }) => name === '[Content_Types].xml');
  const program = programs.find(([, folder]) => entries.some(({ name }) => folder.test(name)));
  return (isOffice && program?.[0]) || 'zip';
}
