import type { Hono } from 'hono';
import type { mediaCalls } from '#schemas/editor/media.ts';
import type { ChangeInput } from '#schemas/entry.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { type PictureOf, readPictures } from '../../media/pictures.ts';
import type { HandlersOf } from '../handlers.ts';
import type { EditorRoutesOptions } from '../routes.ts';
import { readBuiltIn } from './built-in.ts';
import { startCopier } from './copier.ts';
import { openMediaFolder } from './folder.ts';
import { followRevisions, type RevisionOf } from './follow.ts';
import { createMediaHandlers } from './handlers.ts';
import { createKnownMedia } from './known.ts';
import { uploadedFiles, uploadRoutes } from './routes.ts';
import { type MediaRow, readRows } from './rows.ts';
import { createUpload } from './upload.ts';
import { publishedUses } from './uses.ts';

export interface MediaOptions {
  database: Database;
  /** `DATA_DIR`: uploaded files lie in `media` below it. */
  dataDir: string;
  /** Folder of the files that came with the site. */
  builtIn: string;
  clock: Clock;
  newId: () => string;
  /** Makes a new revision, so that pages are made anew. */
  publish: (change: ChangeInput) => Promise<unknown>;
  log: (line: string) => void;
}

/** The media of a site: those that came with it, and those that editors upload. */
export interface MediaLibrary {
  handlers: HandlersOf<typeof mediaCalls>;
  /** `POST /api/editor/media?name=…`. */
  uploads(accountOf: EditorRoutesOptions['accountOf']): Hono;
  /** `/media/u/…`. */
  files: Hono;
  /** What is known of a picture now, without asking anyone. */
  pictureOf: PictureOf;
  /** The latest revision; with it, `pictureOf` knows what other processes took until then. */
  revisionOf: RevisionOf;
  /** Lets the picture in hand be finished. */
  close(): Promise<void>;
}

/** Opens the media library, and goes on with the copies that an earlier process left undone. */
export async function openMedia(options: MediaOptions): Promise<MediaLibrary> {
  const { database, dataDir, clock, newId, publish, log } = options;
  const folder = openMediaFolder(dataDir);
  await folder.sweep(clock());
  const known = createKnownMedia(await readPictures(options.builtIn));
  known.replace(await readRows(database.read));

  /** Pages are kept by revision: those that show the file have to be made anew, and the others do not matter. */
  async function refresh({ address, name }: MediaRow): Promise<void> {
    const uses = await publishedUses(database.read, address);
    if (uses.length > 0) await publish({ note: `${name} (${address})`.slice(0, 500) });
  }

  const copier = startCopier({
    database,
    folder,
    made: async (row) => {
      known.set(row);
      if (row.state === 'ready') await refresh(row);
    },
    log,
  });
  const builtIn = await readBuiltIn(options.builtIn);
  const upload = createUpload({ database, folder, clock, newId });
  return {
    handlers: createMediaHandlers({ database, clock, folder, known, builtIn, refresh }),
    uploads: (accountOf) =>
      uploadRoutes({
        accountOf,
        upload,
        taken: ({ row }) => {
          known.set(row);
          copier.ring();
        },
        log,
      }),
    files: uploadedFiles(folder, known),
    pictureOf: known.pictureOf,
    revisionOf: followRevisions(database, known),
    close: copier.close,
  };
}
