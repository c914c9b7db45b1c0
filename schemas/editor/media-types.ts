import type { MediaKind } from './media.ts';

interface MediaType {
  /** MIME type. */
  type: string;
  kind: MediaKind;
  /** Other file name extensions of this type. */
  also?: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';

/** Accepted upload types by the extension of the stored file. */
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

/**
 * @param name of a file; the server checks the content as well
 * @returns the file type by its extension; `undefined` if uploads of that type are not accepted
 * @example
 * promisedEnding('plan.JPEG'); // 'jpg'
 */
export function promisedEnding(name: string): MediaEnding | undefined {
  const ending = endingOf(name);
  return mediaEndings.find((known) => {
    const { also = [] }: MediaType = mediaTypes[known];
    return known === ending || also.includes(ending);
  });
}

/** @returns the extension in lower case, without its dot; empty if there is none */
export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
