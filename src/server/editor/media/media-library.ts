import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { tags } from '#api/content-changes.ts';
import { pointInCrop, readPictureReference } from '#schemas/crop.ts';
import type { MediaItem, mediaCalls } from '#schemas/editor/media.ts';
import { mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';
import type { ChangeInput } from '#schemas/entry.ts';
import type { Clock } from '../../clock.ts';
import { latestRevision } from '../../db/content/revision.ts';
import type { Database } from '../../db/database.ts';
import { createGate } from '../../limits/gate.ts';
import {
  type MediaManifest,
  mediaPath,
  type PictureOf,
  type Pictures,
  readManifest,
} from '../../media/pictures.ts';
import type { MediaStorage } from '../../media/storage/storage.ts';
import type { HandlersOf } from '../handlers.ts';
import type { EditorRoutesOptions } from '../routes.ts';
import { partName } from './crops/crop-files.ts';
import { createCropSources } from './crops/crop-sources.ts';
import { createCrops, readCropRows } from './crops/crops.ts';
import { createMediaHandlers } from './handlers.ts';
import { createMediaIndex, objectPosition } from './media-index.ts';
import { focalOf, type MediaRow, readRows, uploadedPath } from './media-rows.ts';
import { publishedUses, usedParts } from './media-uses.ts';
import { missingFileWarnings } from './missing-files.ts';
import { openOwnFiles } from './own-files.ts';
import { startCopier } from './picture-copier.ts';
import { uploadedFiles, uploadRoutes, versionRoutes } from './routes.ts';
import { createUpload } from './upload.ts';

export interface MediaOptions {
  database: Database;
  storage: MediaStorage;
  /** `MEDIA_BASE`. */
  base?: string | undefined;
  /** Folder of the files that came with the site. */
  builtIn: string;
  /** Looks up the pictures among them. */
  builtInPictures: Pick<Pictures, 'pictureOf' | 'photos'>;
  clock: Clock;
  newId: () => string;
  /** Publishes a new revision with the tags of a file, so that pages with the file are rendered again. */
  publish: (change: ChangeInput, changed: readonly string[]) => Promise<unknown>;
  log: (line: string) => void;
}

/** The media of a site: built-in files and uploads. */
export interface MediaLibrary {
  handlers: HandlersOf<typeof mediaCalls>;
  /** `POST /api/editor/media?name=…`, and earlier versions. */
  uploads(accountOf: EditorRoutesOptions['accountOf']): Hono;
  /** Files that came with the site. */
  builtIn: readonly MediaItem[];
  /** `/media/u/…`. */
  files: Hono;
  /** Data of a picture or of a part of it, without a query. */
  pictureOf: PictureOf;
  /** Resolves when the parts that were looked up are stored. */
  partsStored(): Promise<void>;
  /** Address of the present version of a file; other addresses as they are. Costs no query. */
  currentAddress(address: string): string;
  /** Name in the storage of the file at an address `/media/u/NAME`. */
  storedName(name: string): string;
  /** The latest revision. Afterwards `pictureOf` includes uploads of other processes up to it. */
  revisionOf: RevisionOf;
  /** Lines about files that entries show and the site does not have. */
  missingFileWarnings(): Promise<string[]>;
  /** Lets the current picture finish. */
  close(): Promise<void>;
}

/** Uploads that wait for their inspection: sixteen editors at once, two for each. */
const mostWaiting = 32;

/** Opens the media library and continues with copies that an earlier process did not finish. */
export async function openMedia(options: MediaOptions): Promise<MediaLibrary> {
  const { database, storage, base, clock, newId, publish, log } = options;
  await storage.sweep(clock());
  const index = createMediaIndex({ others: options.builtInPictures.pictureOf, base });

  /** @param part if only pages with this part of it are meant */
  async function refresh(
    { address, name }: Pick<MediaRow, 'address' | 'name'>,
    part?: string,
  ): Promise<void> {
    const uses = await publishedUses(database.read, address);
    const shown = uses.filter(
      ({ crops }) => part === undefined || crops.some((crop) => partName(crop) === part),
    );
    if (shown.length > 0)
      await publish({ note: `${name} (${address})`.slice(0, 500) }, [tags.media(address)]);
  }

  const gate = createGate({ atOnce: 1, queueLength: mostWaiting, retryAfter: 10 });
  const photos = options.builtInPictures.photos;
  const sources = createCropSources({ index, storage, photos });
  const crops = createCrops({
    ...{ database, storage, clock, gate, log },
    sourceOf: sources.named,
    wanted: () => copier.ring(),
    used: async () =>
      (await usedParts(database.read)).flatMap(({ address, crop }) => {
        const source = crop && sources.at(address);
        return source ? [{ file: source.file, part: partName(crop) }] : [];
      }),
    made: async ({ state, file, part }) => {
      const use = sources.useOf(file);
      if (use && state === 'ready') await refresh(use, part);
    },
  });
  let known: { count: number; files: readonly MediaRow[] } | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  /**
   * Reads all files and parts if any has changed since the last time. One reading follows the other, because one that ends late
   * would put older files in the place of newer ones.
   * @returns the files, newest first
   */
  function follow(): Promise<readonly MediaRow[]> {
    const next = reading.catch(() => {}).then(readFiles);
    reading = next;
    return next;
  }
  async function readFiles(): Promise<readonly MediaRow[]> {
    const { count } = await database.read
      .selectFrom('media_change')
      .select('count')
      .executeTakeFirstOrThrow();
    if (count === known?.count) return known.files;
    const files = await readRows(database.read);
    index.replace(files);
    crops.replace(await readCropRows(database.read));
    known = { count, files };
    return files;
  }
  await follow();
  const copier = startCopier({
    database,
    storage,
    clock,
    gate,
    makeParts: crops.work,
    made: async (row) => {
      index.set(row);
      if (row.state === 'ready') await refresh(row);
    },
    log,
  });
  const ownFiles = openOwnFiles(options.builtIn);
  const builtIn = await readBuiltIn(options.builtIn);
  const upload = createUpload({ database, storage, clock, newId, gate });
  return {
    handlers: createMediaHandlers({
      ...{ database, clock, storage, index, files: follow, builtIn, refresh, log },
      replaced: copier.ring,
    }),
    uploads: (accountOf) =>
      uploadRoutes({
        accountOf,
        upload,
        taken: ({ row }) => {
          index.set(row);
          copier.ring();
        },
        log,
      }).route('/', versionRoutes({ accountOf, database, storage, log })),
    builtIn,
    files: uploadedFiles({ storage, index, makePart: crops.make, log, embeddable: base !== undefined }),
    pictureOf: (reference, language) => {
      const { address, crop } = readPictureReference(reference);
      const whole = index.pictureOf(address, language);
      const source = crop && sources.at(address);
      const part = source && crops.pictureOf(source, crop, base ?? uploadedPath);
      if (!part) return whole;
      const row = index.find(address);
      const focal = row && focalOf(row);
      return {
        ...part,
        ...(whole.alt ? { alt: whole.alt } : {}),
        ...(whole.tint ? { tint: whole.tint } : {}),
        ...(focal ? { focal: objectPosition(pointInCrop(focal, crop)) } : {}),
      };
    },
    partsStored: crops.stored,
    currentAddress: index.currentAddress,
    storedName: (name) => index.currentAddress(uploadedPath + name).slice(uploadedPath.length),
    revisionOf: syncMediaIndex(follow),
    missingFileWarnings: () => {
      const has = (address: string) => index.find(address) !== undefined || ownFiles.has(address);
      // A database that does not answer has a line of its own.
      return missingFileWarnings(database.read, has).catch(() => []);
    },
    close: copier.close,
  };
}

const documents = 'documents';

/** The built-in files by name: pictures and films of the media build, and its documents. */
async function readBuiltIn(folder: string): Promise<MediaItem[]> {
  const manifest = await readManifest(folder);
  const papers = await readdir(join(folder, documents)).catch(() => []);
  const names = [...Object.keys(manifest), ...papers.map((name) => `${documents}/${name}`)].sort();
  const items = await Promise.all(names.map((name) => itemOf(folder, name, manifest)));
  return items.filter((item) => item !== undefined);
}

async function itemOf(folder: string, name: string, manifest: MediaManifest): Promise<MediaItem | undefined> {
  const ending = promisedEnding(name);
  const file = await stat(join(folder, name)).catch(() => undefined);
  if (!ending || !file?.isFile()) return undefined;
  const { width, height, alt = {} } = manifest[name] ?? {};
  const address = `${mediaPath}${name}`;
  return {
    id: address,
    address,
    file: address,
    folder: '',
    tags: [],
    name: name.replace(`${documents}/`, ''),
    kind: mediaTypes[ending].kind,
    type: mediaTypes[ending].type,
    bytes: file.size,
    ...(width && height ? { width, height } : {}),
    alt,
    ready: true,
    builtIn: true,
    canCrop: manifest[name]?.hash !== undefined,
  };
}

/** Reads the latest revision. */
type RevisionOf = (db: Database['read']) => Promise<string>;

/**
 * Returns the latest revision after the media index is as recent as that revision: another process may have
 * taken an upload and published an entry that shows it.
 */
function syncMediaIndex(read: () => Promise<unknown>): RevisionOf {
  let followed = '';
  let reading: Promise<unknown> | undefined;
  return async (db) => {
    const revision = await latestRevision(db);
    if (revision !== followed) {
      followed = revision;
      reading = read().catch((error) => {
        // The next request retries.
        followed = '';
        throw error;
      });
    }
    await reading;
    return revision;
  };
}
