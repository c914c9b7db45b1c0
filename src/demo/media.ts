import captions from './media/captions.json' with { type: 'json' };

/** A file of the demo pictures; `captions.json` holds its alternative text and size. */
export type MediaFile = keyof typeof captions.files;

/** Where the site serves a demo picture or film. */
export const media = (file: MediaFile): string => `/media/${file}`;

/** A picture inside an article, with the size that keeps its place and its alternative text in the article's language. */
export const figureZh = (file: MediaFile, caption: string): string => figure(file, 'zh-CN', caption);
export const figureEn = (file: MediaFile, caption: string): string => figure(file, 'en-US', caption);

function figure(file: MediaFile, language: 'zh-CN' | 'en-US', caption: string): string {
  const { alt, width, height } = captions.files[file];
  const attributes = `src="${media(file)}" alt="${alt[language]}" width="${width}" height="${height}"`;
  return `<figure><img ${attributes} loading="lazy"><figcaption>${caption}</figcaption></figure>`;
}
