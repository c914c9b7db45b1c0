import { spawnSync } from 'node:child_process';
import { crc32 } from 'node:zlib';

/** A file of a zip. */
export interface ZippedFile {
  name: string;
  bytes: Buffer;
}

/**
 * Reads a zip of stored files by its central directory. Throws where the bytes of a file are not those that its
 * checksum was made of, or where it is compressed.
 */
export function readZip(zip: Buffer): ZippedFile[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('a zip ends with the end of its central directory; this one has none');
  const files: ZippedFile[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error(`${name} is compressed`);
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} does not fit its checksum`);
    files.push({ name, bytes });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** What `unzip` says of a zip file, which knows nothing of us: nothing when it is sound, or where there is no `unzip`. */
export function complaintsOfUnzip(file: string): string {
  const { error, status, stdout, stderr } = spawnSync('unzip', ['-tqq', file], { encoding: 'utf8' });
  return error || status === 0 ? '' : `${stdout}${stderr}` || `unzip ended with ${status}`;
}
