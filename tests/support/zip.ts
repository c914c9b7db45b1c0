import { spawnSync } from 'node:child_process';
import { crc32 } from 'node:zlib';

/** One entry of a zip file. */
export interface ZippedFile {
  name: string;
  bytes: Buffer;
}

/**
 * Reads a zip of uncompressed entries by its central directory.
 *
 * @throws Error if an entry is compressed or does not match its checksum
 */
export function readZip(zip: Buffer): ZippedFile[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('the zip has no end of central directory');
  const files: ZippedFile[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error(`${name} is compressed`);
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} does not match its checksum`);
    files.push({ name, bytes });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** Whether Info-ZIP's `unzip`, an implementation that shares no code with ours, is installed. */
export const hasUnzip = spawnSync('unzip', ['-v']).error === undefined;

/**
 * Checks a zip file with `unzip`; call it only if `hasUnzip`.
 *
 * @returns the errors; empty if the file is valid
 */
export function complaintsOfUnzip(file: string): string {
  const { error, status, stdout, stderr } = spawnSync('unzip', ['-tqq', file], { encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? '' : `${stdout}${stderr}` || `unzip ended with ${status}`;
}
