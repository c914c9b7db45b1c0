import { open } from 'node:fs/promises';
import { type MediaEnding, mediaTypes } from '#schemas/editor/media-types.ts';
import { inspectFilm } from './inspect-film.ts';
import { inspectPicture, type PictureFacts } from './inspect-picture.ts';
import { inspectSvg } from './inspect-svg.ts';
import { inspectZip } from './inspect-zip.ts';
import { isRefused, type Refused, refused } from './refused.ts';

/** What is known of a file that may be taken. */
export interface FileFacts extends Partial<PictureFacts> {
  /** What it really is. */
  ending: MediaEnding;
}

/** Looks into a file: whether it is whole, harmless, and what its first bytes say. */
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

/** A PDF ends with a mark; programs add a few bytes after it. */
const tailSize = 2048;

async function inspectPdf(path: string): Promise<object | Refused> {
  await using file = await open(path);
  const { size } = await file.stat();
  const from = Math.max(0, size - tailSize);
  const { buffer } = await file.read(Buffer.alloc(tailSize), 0, tailSize, from);
  return buffer.includes('%%EOF') ? {} : refused('broken');
}
