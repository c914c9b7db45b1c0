import type { Language } from '#schemas/language.ts';
import captions from './media/captions.json' with { type: 'json' };

/** A file of the demo pictures; `captions.json` holds its alternative text and size. */
export type MediaFile = keyof typeof captions.files;

export const isMediaFile = (name: string): name is MediaFile => Object.hasOwn(captions.files, name);

/** URL of a demo picture or film on the site. */
export const media = (file: MediaFile): string => `/media/${file}`;

/** A picture inside an article, with its size, so that the text does not move when it loads, and its alternative text. */
export function figure(file: MediaFile, language: Language, caption: string): string {
  const { alt, width, height } = captions.files[file];
  const attributes = `src="${media(file)}" alt="${alt[language]}" width="${width}" height="${height}"`;
  return `<figure><img ${attributes} loading="lazy"><figcaption>${caption}</figcaption></figure>`;
}
