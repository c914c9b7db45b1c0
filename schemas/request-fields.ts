import * as z from 'zod';
import { centerType } from './enumerations.ts';

/** What the requests of the contract are made of (`calls.ts`). */

const wholeNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
export const int = (min: number, max: number) => z.preprocess(wholeNumber, z.int().min(min).max(max));
export const nearest = (min: number, max: number) =>
  z.preprocess(
    wholeNumber,
    z.int().transform((value) => Math.min(Math.max(value, min), max)),
  );

export const name = (max = 100) => z.string().trim().min(1).max(max);
export const id = name(64);

/** Paging of lists: the nearest valid page and size is used, so no request is ever slow. */
export const paging = (size: number) => ({
  pageNo: nearest(1, 10_000).prefault(1),
  pageSize: nearest(1, 100).prefault(size),
});

export const emptyIsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value);

/** A day that exists, yyyy-mm-dd; an empty one counts as absent. */
export const day = z.preprocess(emptyIsAbsent, z.iso.date().optional());
export const center = int(centerType.EX_CENTER, centerType.MEET_CENTER);

/** `data` of an answered create call; a foreign backend may answer null: then a receipt without number. */
export const receiptSchema = z
  .object({ id: z.coerce.string(), reference: z.coerce.string().optional() })
  .nullish()
  .catch(null);
