import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { errorMessage } from '#lib/error-message.ts';
import { SetupError } from '../../setup-error.ts';
import { type CopyProgress, copyMedia } from './copy-media.ts';
import { type MediaLocation, mediaUrlSchema } from './location.ts';
import { openMediaStorage } from './open-storage.ts';
import { StorageAwayError } from './storage.ts';

/** Milliseconds between two lines about the progress. */
const pause = 2_000;

/** @throws SetupError when a location is none, or when a storage cannot be used */
async function move(texts: readonly string[]): Promise<string> {
  const [from, to, ...more] = texts.map(locationOf);
  if (!from || !to || more.length > 0)
    throw new SetupError('write two locations after --, as in -- data/media s3://BUCKET/PREFIX');
  const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-media-'));
  try {
    const options = { dataDir, log: (line: string) => console.error(line) };
    const source = await openMediaStorage({ ...options, media: from });
    const target = await openMediaStorage({ ...options, media: to });
    await source.check();
    await target.check();
    const { files, bytes, known } = await copyMedia(source, target, progressEvery(pause));
    return [
      `${target.name} has all ${files} files of ${source.name} (${megabytes(bytes)} MB): ${files - known} were copied, ${known} were there.`,
      'All were read again and have the same SHA-256. Nothing was removed.',
    ].join(' ');
  } catch (error) {
    if (error instanceof SetupError) throw error;
    const reason = error instanceof StorageAwayError ? error.message : errorMessage(error);
    throw new SetupError(`${reason}. Files that were copied stay: run the command again to go on.`, {
      cause: error,
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A relative folder belongs to the folder in which npm was called. */
function locationOf(text: string): MediaLocation {
  const url = text.includes('://') ? text : resolve(process.env.INIT_CWD ?? '', text);
  const parsed = mediaUrlSchema.safeParse(url);
  if (parsed.success) return parsed.data;
  throw new SetupError(`${text.includes('@') ? 'a location' : text} ${parsed.error.issues[0]?.message}`);
}

function progressEvery(milliseconds: number): (progress: CopyProgress) => void {
  let said = performance.now();
  return ({ files, filesDone, bytes, bytesDone }) => {
    if (performance.now() - said < milliseconds) return;
    said = performance.now();
    const share = Math.floor((100 * bytesDone) / Math.max(1, bytes));
    console.error(
      `${share} %: ${filesDone} of ${files} files, ${megabytes(bytesDone)} of ${megabytes(bytes)} MB`,
    );
  };
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

// `npm run media:move -- FROM TO`: copies the media of a folder or bucket to another, while the site runs or not.
try {
  console.log(await move(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof SetupError ? `The media were not moved: ${error.message}` : error);
  process.exitCode = 1;
}
