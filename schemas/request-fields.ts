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

/** Paging of lists. Clamps page and size to valid values, which limits the cost of a request. */
export const paging = (size: number) => ({
  pageNo: nearest(1, 10_000).prefault(1),
  pageSize: nearest(1, 100).prefault(size),
});

export const emptyIsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value);

/** An existing day, yyyy-mm-dd. An empty text counts as absent. */
export const day = z.preprocess(emptyIsAbsent, z.iso.date().optional());
export const center = int(centerType.EX_CENTER, centerType.MEET_CENTER);

/** `data` of a create call. A foreign backend may answer null: the receipt then has no reference. */
export const receiptSchema = z
  .object({ id: z.coerce.string(), reference: z.coerce.string().optional() })
  .nullish()
  .catch(null);
