import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod';
import { type MediaItem, mediaItemSchema } from '#schemas/editor/media.ts';
import type { MediaTable, Tables } from '../../db/tables.ts';
import { hasParts } from './crops/crop-files.ts';

export type MediaRow = Selectable<MediaTable>;

const { alt: altSchema, focal: focalSchema, tags: tagsSchema } = mediaItemSchema.shape;
const widthsSchema = z.array(z.int());

/** Converts a row to the library's item. */
export const itemOf = (row: MediaRow): MediaItem => ({
  id: row.id,
  address: row.address,
  file: uploadedPath + storedNameOf(row),
  folder: row.folder ?? '',
  tags: tagsOf(row),
  kind: row.kind,
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  ...(row.width && row.height ? { width: row.width, height: row.height } : {}),
  alt: altOf(row),
  focal: focalOf(row),
  at: row.at,
  by: row.by_name,
  ready: row.state !== 'new',
  builtIn: false,
  canCrop: canCrop(row),
});

/** Whether an upload can be cropped. A crop of an animation would be a still picture. */
export const canCrop = (row: MediaRow): boolean =>
  row.width !== null &&
  row.height !== null &&
  hasParts(storedNameOf(row)) &&
  (row.state === 'new' || row.widths !== null);

export const altOf = ({ alt }: MediaRow): MediaItem['alt'] => altSchema.parse(JSON.parse(alt));

export const focalOf = ({ focal }: MediaRow): MediaItem['focal'] =>
  focal === null ? undefined : focalSchema.parse(JSON.parse(focal));

export const widthsOf = ({ widths }: MediaRow): number[] =>
  widths === null ? [] : widthsSchema.parse(JSON.parse(widths));

export const tagsOf = ({ tags }: Pick<MediaRow, 'tags'>): string[] =>
  tags === null ? [] : tagsSchema.parse(JSON.parse(tags));

/** Name of the present version in the storage. */
export const storedNameOf = (row: Pick<MediaRow, 'address' | 'file'>): string => row.file ?? fileNameOf(row);

/** File name in the address: the first version has it in the storage. */
export const fileNameOf = ({ address }: Pick<MediaRow, 'address'>): string =>
  address.slice(uploadedPath.length);

/** URL path of uploaded files. */
export const uploadedPath = '/media/u/';

export const readRow = (
  db: Kysely<Tables>,
  by: 'id' | 'hash' | 'address',
  value: string,
): Promise<MediaRow | undefined> =>
  db.selectFrom('media').selectAll().where(by, '=', value).executeTakeFirst();

/** All uploaded files, newest first. */
export const readRows = (db: Kysely<Tables>): Promise<MediaRow[]> =>
  db.selectFrom('media').selectAll().orderBy('at', 'desc').orderBy('id').execute();

export const updateRow = (
  tx: Kysely<Tables>,
  id: string,
  change: Partial<MediaRow>,
): Promise<MediaRow | undefined> =>
  tx.updateTable('media').set(change).where('id', '=', id).returningAll().executeTakeFirst();
