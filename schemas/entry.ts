import * as z from 'zod';
import { languages } from './language.ts';

/** What the embedded content server stores. */
export const entryKinds = ['menu', 'banner', 'footer', 'config', 'introduction', 'news', 'page'] as const;
export type EntryKind = (typeof entryKinds)[number];

const entryText = z.object({
  /** What lists of this kind are selected by, where it differs by language (a banner's column). */
  facet: z.string().optional(),
  data: z.record(z.string(), z.unknown()).prefault({}),
});

/**
 * One stored item: fields that are the same in both languages in `data`, the rest by language in `texts`.
 * An item without a language's text is left out of that language's lists; one without `texts` has no text of its own
 * and stands in both. Field names are those of the contract.
 *
 * - `menu`: `data` is a menu item without `children`, with `parentId` for a sub-item; `sort` orders siblings.
 * - `banner`: `texts[lang].facet` is the column; `sort` orders slides.
 * - `footer`: one entry, its id is the key (`foot`).
 * - `config`: its id is the key (`official.vr.config`); `texts[lang].data` is the value in that language; a bare list
 *   stands under `list`.
 * - `introduction`: `facet` is the centre type, '1' or '2'.
 * - `news`: `date` orders them, newest first; it is also their `createTime`.
 * - `page`: its id is the path; `data` is a page definition with localised leaves `{ zh, en }`; `texts` names the
 *   languages in which it is published.
 */
export const entrySchema = z.object({
  kind: z.enum(entryKinds),
  id: z.string().min(1).max(200),
  facet: z.string().optional(),
  sort: z.int().optional(),
  /** yyyy-mm-dd or yyyy-mm-dd hh:mm:ss, in the site's time zone. */
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/)
    .optional(),
  data: z.record(z.string(), z.unknown()).prefault({}),
  texts: z.partialRecord(z.enum(languages), entryText).optional(),
});
export type Entry = z.output<typeof entrySchema>;
export type EntryInput = z.input<typeof entrySchema>;

/** A publish: everything in it becomes visible at once, or nothing. */
export const changeSchema = z.object({
  put: z.array(entrySchema).prefault([]),
  remove: z.array(z.object({ kind: z.enum(entryKinds), id: z.string() })).prefault([]),
  /** Who or what published, for the list of revisions. */
  note: z.string().max(500).optional(),
});
export type Change = z.output<typeof changeSchema>;
export type ChangeInput = z.input<typeof changeSchema>;
