import type { Picture } from '#schemas/picture.ts';
import type { PictureOf } from '../../media/pictures.ts';
import { altOf, focalOf, type MediaRow, widthsOf } from './media-rows.ts';

/** In-memory index of uploaded files, so that rendering a page needs no query per picture. */
export interface MediaIndex {
  replace(rows: readonly MediaRow[]): void;
  set(row: MediaRow): void;
  forget(row: MediaRow): void;
  find(address: string): MediaRow | undefined;
  pictureOf: PictureOf;
}

/** @param others looks up pictures that were not uploaded */
export function createMediaIndex(others: PictureOf): MediaIndex {
  let rows = new Map<string, MediaRow>();
  return {
    replace(all) {
      rows = new Map(all.map((row) => [row.address, row]));
    },
    set: (row) => rows.set(row.address, row),
    forget: ({ address }) => rows.delete(address),
    find: (address) => rows.get(address),
    pictureOf: (address, language) => {
      const row = rows.get(address);
      if (!row) return others(address, language);
      const text = altOf(row)[language];
      return { ...shapeOf(row), ...(text ? { alt: text } : {}) };
    },
  };
}

function shapeOf(row: MediaRow): Picture {
  const { address, width, height, tint } = row;
  const focal = focalOf(row);
  const widths = widthsOf(row);
  return {
    src: address,
    ...(width && height ? { width, height } : {}),
    ...(widths.length > 0 ? { widths } : {}),
    ...(tint ? { tint } : {}),
    ...(focal ? { focal: `${percent(focal.x)} ${percent(focal.y)}` } : {}),
  };
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
