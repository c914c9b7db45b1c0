import type { MediaKind } from './media.ts';

interface MediaType {
  /** MIME type. */
  type: string;
  kind: MediaKind;
  /** Other endings under which such files go. */
  also?: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';

/** What may be uploaded, by the ending under which it is stored. */
export const mediaTypes = {
  jpg: { type: 'image/jpeg', kind: 'picture', also: ['jpeg', 'jpe', 'jfif'] },
  png: { type: 'image/png', kind: 'picture' },
  webp: { type: 'image/webp', kind: 'picture' },
  avif: { type: 'image/avif', kind: 'picture' },
  gif: { type: 'image/gif', kind: 'picture' },
  svg: { type: 'image/svg+xml', kind: 'picture' },
  mp4: { type: 'video/mp4', kind: 'video', also: ['m4v'] },
  webm: { type: 'video/webm', kind: 'video' },
  pdf: { type: 'application/pdf', kind: 'document' },
  docx: { type: `${office}.wordprocessingml.document`, kind: 'document' },
  xlsx: { type: `${office}.spreadsheetml.sheet`, kind: 'document' },
  pptx: { type: `${office}.presentationml.presentation`, kind: 'document' },
  zip: { type: 'application/zip', kind: 'document' },
} as const satisfies Readonly<Record<string, MediaType>>;
export type MediaEnding = keyof typeof mediaTypes;

export const mediaEndings = Object.keys(mediaTypes) as MediaEnding[];

/** The kind of file that a name promises by its ending, in small letters; undefined when it promises none of them. */
export function promisedEnding(name: string): MediaEnding | undefined {
  const ending = endingOf(name);
  return mediaEndings.find((known) => {
    const { also = [] }: MediaType = mediaTypes[known];
    return known === ending || also.includes(ending);
  });
}

/** What follows the last dot of a name, in small letters; empty without one. */
export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
