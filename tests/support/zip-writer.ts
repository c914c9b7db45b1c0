import { crc32, deflateRawSync } from 'node:zlib';

interface FileToZip {
  name: string;
  bytes: Buffer | string;
}

/**
 * A zip of compressed files.
 * @param change can corrupt the fields of an entry of the central directory
 */
export function writeZip(
  files: readonly FileToZip[],
  change: (entry: Buffer, index: number) => void = () => {},
): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [index, { name, bytes }] of files.entries()) {
    const plain = Buffer.from(bytes);
    const packed = deflateRawSync(plain);
    const fields = fieldsOf(name, plain, packed);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02\x14\x00', 'latin1');
    fields.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    change(entry, index);
    locals.push(local);
    entries.push(entry, Buffer.from(name));
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  return Buffer.concat([...locals, directory, endOf(files.length, directory.length, at)]);
}

/** The header fields from the version on, for UTF-8 names and deflated data. */
function fieldsOf(name: string, plain: Buffer, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x800, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(plain), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(plain.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function endOf(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(start, 16);
  return end;
}
