const headerSize = 6;
const entrySize = 16;

/**
 * Creates an `.ico` file of PNG pictures.
 *
 * @param {{ size: number, png: Buffer }[]} pictures square, up to 256 pixels wide
 *
 * @returns {Buffer}
 */
export function icoOf(pictures) {
  const header = Buffer.alloc(headerSize + entrySize * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headerSize + entrySize * index;
    // In one byte, 0 means 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
