import { type FileHandle, open } from 'node:fs/promises';
import { type MediaEnding, mediaTypes } from '#schemas/editor/media-types.ts';
import { inspectPicture, type PictureFacts } from './inspect-picture.ts';
import { inspectSvg } from './inspect-svg.ts';
import { inspectZip } from './inspect-zip.ts';
import { isRefused, type Refused, refused } from './refused.ts';

/** Facts about an acceptable file. */
export interface FileFacts extends Partial<PictureFacts> {
  /** The detected type. */
  ending: MediaEnding;
}

/** Checks that a file is complete and harmless, and determines its type. */
export async function inspect(path: string, ending: MediaEnding): Promise<FileFacts | Refused> {
  const facts = await factsOf(path, ending);
  return isRefused(facts) ? facts : { ending, ...facts };
}

async function factsOf(path: string, ending: MediaEnding): Promise<Partial<FileFacts> | Refused> {
  if (ending === 'svg') return inspectSvg(path);
  if (ending === 'zip') return inspectZip(path);
  if (ending === 'pdf') return inspectPdf(path);
  return mediaTypes[ending].kind === 'video' ? inspectFilm(path, ending) : inspectPicture(path);
}

/** A PDF ends with a marker; some programs append a few bytes. */
const tailSize = 2048;

async function inspectPdf(path: string): Promise<object | Refused> {
  await using file = await open(path);
  const { size } = await file.stat();
  const from = Math.max(0, size - tailSize);
  const { buffer } = await file.read(Buffer.alloc(tailSize), 0, tailSize, from);
  return buffer.includes('%%EOF') ? {} : refused('broken');
}

interface FilmFacts {
  width?: number;
  height?: number;
}

/** A box of an MP4 file, with the start and end of its content in bytes. */
interface Box {
  type: string;
  from: number;
  to: number;
}

/** Checks that a film is complete, and reads its dimensions if that is easy. */
async function inspectFilm(path: string, ending: MediaEnding): Promise<FilmFacts | Refused> {
  await using file = await open(path);
  const { size } = await file.stat();
  if (ending === 'webm') return (await hasSegment(file)) ? {} : refused('broken');
  try {
    const readBoxes = boxReader(file);
    const boxes = await readBoxes({ from: 0, to: size });
    const moov = boxes?.find(({ type }) => type === 'moov');
    if (!moov || !boxes?.some(({ type }) => type === 'mdat')) return refused('broken');
    // Awaited because the file is closed on return.
    return await sizeOf(file, moov, readBoxes);
  } catch (cause) {
    if (cause instanceof TooManyBoxes) return refused('tooManyParts');
    throw cause;
  }
}

/** A WebM file has one segment, directly after its header. */
async function hasSegment(file: FileHandle): Promise<boolean> {
  const { buffer } = await file.read(Buffer.alloc(256), 0, 256, 0);
  return buffer.includes(Buffer.from([0x18, 0x53, 0x80, 0x67]));
}

/** Boxes that are read of a film. Ordinary films have fewer than a hundred; each costs a read from the disk. */
const mostBoxes = 1_000;

class TooManyBoxes extends Error {}

/** Reads the boxes in a range; undefined if they do not fill it exactly. */
type ReadBoxes = (range: Pick<Box, 'from' | 'to'>) => Promise<Box[] | undefined>;

/** @throws TooManyBoxes when all ranges together have more than 1,000 boxes */
function boxReader(file: FileHandle): ReadBoxes {
  let count = 0;
  return (range) =>
    boxesIn(file, range, () => {
      count += 1;
      if (count > mostBoxes) throw new TooManyBoxes();
    });
}

async function boxesIn(
  file: FileHandle,
  { from, to }: Pick<Box, 'from' | 'to'>,
  countBox: () => void,
): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    countBox();
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
    if (bytesRead < 8) return undefined;
    const short = head.readUInt32BE(0);
    const headSize = short === 1 ? 16 : 8;
    // 0 means "to the end", 1 means that a 64-bit length follows.
    const length = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < headSize || at + length > to) return undefined;
    boxes.push({ type: head.toString('latin1', 4, 8), from: at + headSize, to: at + length });
    at += length;
  }
  return boxes;
}

/** Dimensions of the first visible track: its header ends with width and height in 1/65536 pixels. */
async function sizeOf(file: FileHandle, moov: Box, readBoxes: ReadBoxes): Promise<FilmFacts> {
  for (const track of (await readBoxes(moov)) ?? []) {
    if (track.type !== 'trak') continue;
    const header = (await readBoxes(track))?.find(({ type }) => type === 'tkhd');
    if (!header) continue;
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, header.to - 8);
    const [width, height] = [buffer.readUInt32BE(0) >>> 16, buffer.readUInt32BE(4) >>> 16];
    if (width && height) return { width, height };
  }
  return {};
}
