import { type FileHandle, open } from 'node:fs/promises';
import type { MediaEnding } from '#schemas/editor/media-types.ts';
import { type Refused, refused } from './refused.ts';

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

/** A file in a zip archive, as listed in its central directory; sizes and positions in bytes. */
interface ZipEntry {
  name: string;
  unpacked: number;
  /** Start of its header and end of its data. */
  start: number;
  end: number;
}

/** Size of the end record with the longest possible comment. */
const longestEnd = 22 + 65_535;
const longestDirectory = 10_000_000;
const headerSize = 46;

/**
 * Reads the central directory of an archive. `undefined` if it is invalid, truncated, or needs 64-bit sizes,
 * which no archive within our limits does.
 */
async function readDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | undefined> {
  const tail = await bytesOf(file, Math.max(0, size - longestEnd), size);
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > tail.length) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > longestDirectory || start + length > size) return undefined;
  const entries = entriesOf(await bytesOf(file, start, start + length));
  const isSound = entries?.length === count && entries.every((entry) => entry.end <= start);
  return isSound ? entries : undefined;
}

function entriesOf(directory: Buffer): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (at + headerSize > directory.length || directory.toString('latin1', at, at + 4) !== 'PK\x01\x02')
      return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const start = directory.readUInt32LE(at + 42);
    entries.push({
      name: directory.toString('utf8', at + headerSize, at + headerSize + nameLength),
      unpacked: directory.readUInt32LE(at + 24),
      start,
      end: start + 30 + nameLength + directory.readUInt32LE(at + 20),
    });
    at += headerSize + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function bytesOf(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
  return buffer.subarray(0, bytesRead);
}
