import type { Picture } from '#schemas/picture.ts';
import type { PictureOf } from '../../media/pictures.ts';
import { stemOf } from '../../media/storage/storage.ts';
import { altOf, fileNameOf, focalOf, type MediaRow, widthsOf } from './media-rows.ts';

/** In-memory index of uploaded files, so that rendering a page needs no query per picture. */
export interface MediaIndex {
  replace(rows: readonly MediaRow[]): void;
  set(row: MediaRow): void;
  forget(row: MediaRow): void;
  find(address: string): MediaRow | undefined;
  /** The upload that a file in the storage is, or is a copy of. */
  uploadOf(fileName: string): MediaRow | undefined;
  pictureOf: PictureOf;
}

interface MediaIndexOptions {
  /** Looks up pictures that were not uploaded. */
  others: PictureOf;
  /** `MEDIA_BASE`: the address of the storage's files for visitors, if it is not this site's. */
  base?: string | undefined;
}

/** Every upload has a stem of its own: the beginning of its hash. */
const stemOfRow = (row: MediaRow) => stemOf(fileNameOf(row));

export function createMediaIndex({ others, base }: MediaIndexOptions): MediaIndex {
  let rows = new Map<string, MediaRow>();
  const find = (address: string) => {
    const row = rows.get(stemOf(fileNameOf({ address })));
    return row?.address === address ? row : undefined;
  };
  return {
    replace(all) {
      rows = new Map(all.map((row) => [stemOfRow(row), row]));
    },
    set: (row) => rows.set(stemOfRow(row), row),
    forget: (row) => rows.delete(stemOfRow(row)),
    find,
    uploadOf: (fileName) => rows.get(stemOf(fileName).replace(/-\d+$/, '')),
    pictureOf: (address, language) => {
      const row = find(address);
      if (!row) return others(address, language);
      const text = altOf(row)[language];
      const src = base === undefined ? address : base + fileNameOf(row);
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
    ...(focal ? { focal: `${percent(focal.x)} ${percent(focal.y)}` } : {}),
  };
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
