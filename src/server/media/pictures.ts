import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Language, languages } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    width: z.number().optional(),
    height: z.number().optional(),
    widths: z.array(z.int()).optional(),
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
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  return manifestSchema.parse(JSON.parse(text));
}

/** Looks up pictures of the media build; unknown pictures get their address only. */
export async function readPictures(folder: string): Promise<PictureOf> {
  const manifest = await readManifest(folder);
  return (address, language) => {
    const known = address.startsWith(mediaPath) ? manifest[address.slice(mediaPath.length)] : undefined;
    if (!known) return { src: address };
    const { alt, ...size } = known;
    const text = alt?.[language];
    return { src: address, ...size, ...(text ? { alt: text } : {}) };
  };
}
