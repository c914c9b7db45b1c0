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

/** Where our own media are served. */
export const mediaPath = '/media/';

/** What is known of a picture, by its address: all of it for our own media, only the address for others. */
export type PictureOf = (address: string, language: Language) => Picture;

/** What the media build wrote of its pictures and films, by their names; nothing where there was no build. */
export async function readManifest(folder: string): Promise<MediaManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  return manifestSchema.parse(JSON.parse(text));
}

/** The pictures of the media build; those it does not know are shown by their addresses alone. */
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
