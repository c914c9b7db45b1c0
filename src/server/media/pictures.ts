import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { readPictureReference, type Size } from '#schemas/crop.ts';
import { type Language, languages } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    width: z.number().optional(),
    height: z.number().optional(),
    widths: z.array(z.int()).optional(),
    tiles: z.int().optional(),
    /** File of the drawing for phones. */
    narrow: z.string().optional(),
    /** Beginning of the hash of a photo's bytes. */
    hash: z.string().optional(),
    /** The build is still making the copies of a photo: it is shown as it is. */
    pending: z.boolean().optional(),
    tint: z.string().optional(),
    alt: z.partialRecord(z.enum(languages), z.string()).optional(),
  }),
);

export type MediaManifest = z.output<typeof manifestSchema>;

/** URL path of our own media. */
export const mediaPath = '/media/';

/**
 * Returns the data of a picture by its address: size, widths and colour for our own media, only the address
 * for others.
 */
export type PictureOf = (address: string, language: Language) => Picture;

/** Reads the manifest of the media build; empty if there was no build. */
export async function readManifest(folder: string): Promise<MediaManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => '{}');
  return manifestSchema.parse(JSON.parse(text));
}

const manifestName = 'manifest.json';

/** A photo of the media build on this machine. */
export interface BuiltPhoto extends Size {
  path: string;
  /** Its name if it were an upload. */
  file: string;
  address: string;
}

/** Pictures of the media build. */
export interface Pictures {
  /** Unknown pictures get their address only. A part of a picture is the whole one. */
  pictureOf: PictureOf;
  /** All photos, but no drawings and films. */
  photos(): BuiltPhoto[];
  /**
   * Reads the manifest again whenever it is written, until the copies of all pictures are made: `npm start` makes them
   * behind a site that is already open.
   * @param changed gets the addresses of the pictures whose data are different now
   * @returns a function that stops
   */
  follow(changed: (addresses: string[]) => void): () => void;
}

/** Interval at which a manifest with missing copies is looked at, in milliseconds. */
const followInterval = 1_000;

/** @param folder of the media build */
export async function openPictures(folder: string): Promise<Pictures> {
  const writtenAt = async () => (await stat(join(folder, manifestName)).catch(() => undefined))?.mtimeMs;
  let written = await writtenAt();
  let manifest = await readManifest(folder);

  /** @returns addresses of changed pictures */
  async function readAgain(): Promise<string[]> {
    const latest = await writtenAt();
    if (latest === written) return [];
    const before = manifest;
    manifest = await readManifest(folder);
    written = latest;
    return Object.entries(manifest)
      .filter(([name, data]) => !isDeepStrictEqual(before[name], data))
      .map(([name]) => mediaPath + name);
  }

  function narrowOf(file = ''): Pick<Picture, 'narrow'> {
    const { width, height } = manifest[file] ?? {};
    return width && height ? { narrow: { src: mediaPath + file, width, height } } : {};
  }

  return {
    pictureOf: (reference, language) => {
      const { address } = readPictureReference(reference);
      const known = address.startsWith(mediaPath) ? manifest[address.slice(mediaPath.length)] : undefined;
      if (!known) return { src: address };
      const { alt, pending: _, hash: __, narrow, ...size } = known;
      const text = alt?.[language];
      return { src: address, ...size, ...narrowOf(narrow), ...(text ? { alt: text } : {}) };
    },
    photos: () =>
      Object.entries(manifest).flatMap(([name, { hash, width, height }]) =>
        hash && width && height
          ? [
              {
                ...{ path: join(folder, name), address: mediaPath + name, width, height },
                file: hash + extname(name).toLowerCase(),
              },
            ]
          : [],
      ),
    follow: (changed) => {
      const isWaiting = () => Object.values(manifest).some(({ pending }) => pending);
      if (!isWaiting()) return () => {};
      const timer = setInterval(async () => {
        // A manifest that cannot be read is looked at again.
        const addresses = await readAgain().catch(() => []);
        if (addresses.length > 0) changed(addresses);
        if (!isWaiting()) clearInterval(timer);
      }, followInterval);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
