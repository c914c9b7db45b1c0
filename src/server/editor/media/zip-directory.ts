import type { FileHandle } from 'node:fs/promises';

/** A file in a zip archive, as listed in its central directory; sizes and positions in bytes. */
export interface ZipEntry {
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
export async function readDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | undefined> {
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
