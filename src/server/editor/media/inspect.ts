import { open } from 'node:fs/promises';
import { type MediaEnding, mediaTypes } from '#schemas/editor/media-types.ts';
import { inspectFilm } from './inspect-film.ts';
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
