import type { MediaItem } from '#schemas/editor/media.ts';
import type { Picture } from '#schemas/picture.ts';
import type { PictureOf } from '../../media/pictures.ts';
import { stemOf } from '../../media/storage/storage.ts';
import {
  altOf,
  fileNameOf,
  focalOf,
  type MediaRow,
  storedNameOf,
  uploadedPath,
  widthsOf,
} from './media-rows.ts';

type Point = NonNullable<MediaItem['focal']>;

/** In-memory index of uploaded files, so that rendering a page needs no query per picture. */
export interface MediaIndex {
  replace(rows: readonly MediaRow[]): void;
  set(row: MediaRow): void;
  forget(row: MediaRow): void;
  find(address: string): MediaRow | undefined;
  /** The upload of which a file in the storage is the present version, a copy or a part of that; else the one that began as that file. */
  uploadOf(fileName: string): MediaRow | undefined;
  /** Address of the present version of an upload; other addresses as they are. */
  currentAddress(address: string): string;
  pictureOf: PictureOf;
}

interface MediaIndexOptions {
  /** Looks up pictures that were not uploaded. */
  others: PictureOf;
  /** `MEDIA_BASE`: the address of the storage's files for visitors, if it is not this site's. */
  base?: string | undefined;
}

/** Every upload has a stem of its own: the beginning of the hash of its first version. */
const stemOfRow = (row: MediaRow) => stemOf(fileNameOf(row));

export function createMediaIndex({ others, base }: MediaIndexOptions): MediaIndex {
  let rows = new Map<string, MediaRow>();
  /** Replaced files by the stem of their present version. */
  let replaced = new Map<string, MediaRow>();
  const find = (address: string) => {
    const row = rows.get(stemOf(fileNameOf({ address })));
    return row?.address === address ? row : undefined;
  };
  return {
    replace(all) {
      rows = new Map(all.map((row) => [stemOfRow(row), row]));
      replaced = new Map(all.flatMap((row) => (row.file === null ? [] : [[stemOf(row.file), row] as const])));
    },
    set: (row) => {
      const before = rows.get(stemOfRow(row));
      if (before?.file) replaced.delete(stemOf(before.file));
      rows.set(stemOfRow(row), row);
      if (row.file !== null) replaced.set(stemOf(row.file), row);
    },
    forget: (row) => {
      rows.delete(stemOfRow(row));
      if (row.file !== null) replaced.delete(stemOf(row.file));
    },
    find,
    uploadOf: (fileName) => {
      const stem = stemOf(fileName).replace(/-.*/, '');
      return replaced.get(stem) ?? rows.get(stem);
    },
    currentAddress: (address) => {
      const row = find(address);
      return row?.file ? uploadedPath + row.file : address;
    },
    pictureOf: (address, language) => {
      const row = find(address);
      if (!row) return others(address, language);
      const text = altOf(row)[language];
      const src = (base ?? uploadedPath) + storedNameOf(row);
      return { src, ...shapeOf(row), ...(text ? { alt: text } : {}) };
    },
  };
}

function shapeOf(row: MediaRow): Omit<Picture, 'src'> {
  const { width, height, tint } = row;
  const focal = focalOf(row);
  const widths = widthsOf(row);
  return {
    ...(width && height ? { width, height } : {}),
    ...(widths.length > 0 ? { widths } : {}),
    ...(tint ? { tint } : {}),
    ...(focal ? { focal: objectPosition(focal) } : {}),
  };
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** @returns a focal point as CSS `object-position` */
export const objectPosition = ({ x, y }: Point): string => `${percent(x)} ${percent(y)}`;
