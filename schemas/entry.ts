import * as z from 'zod';
import { languages } from './language.ts';

/** Kinds of entries that the embedded content server stores. */
export const entryKinds = [
  'menu',
  'banner',
  'footer',
  'config',
  'introduction',
  'news',
  'notice',
  'schedule',
  'operation',
  'technical',
  'atlas',
  'venue',
  'meetingVenue',
  'album',
  'file',
  'page',
  'section',
  'redirect',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** @returns true for kinds that consist of blocks: `data.blocks` with localised leaves */
export const hasBlocks = (kind: EntryKind): kind is 'page' | 'section' =>
  kind === 'page' || kind === 'section';

const entryText = z.object({
  /** Facet for lists, if it depends on the language (a banner's column). */
  facet: z.string().optional(),
  data: z.record(z.string(), z.unknown()).prefault({}),
});

/**
 * One stored item: fields that are the same in both languages in `data`, the rest by language in `texts`. An item
 * without texts in a language is absent from that language's lists. An item without `texts` appears in both. Field
 * names are those of the contract. `data.edited` is the translation status of the editor and never sent to visitors.
 *
 * - `menu`: `data` is a menu item without `children`, with `parentId` for a sub-item; `sort` orders siblings.
 * - `banner`: `texts[lang].facet` is the column; `sort` orders slides.
 * - `footer`: one entry, its id is the key (`foot`).
 * - `config`: its id is the key (`official.vr.config`); `texts[lang].data` is the value in that language; a bare list
 * is stored under `list`.
 * - `introduction`: `facet` is the centre type, '1' or '2'.
 * - `news`: `date` orders them, newest first; it is also their `createTime`.
 * - `notice`: `facet` is the article type; `date` orders them, newest first; it is also their `createDate`.
 * - `schedule`: holds both languages itself, without `texts`. `facet` is the centre type, '1' or '2'; `date` and
 * `until` are its `startDate` and `endDate`.
 * - `operation`: `facet` is EX_CENTER or MEET_CENTER; `sort` orders groups.
 * - `technical`: `facet` is the centre type; `sort` orders them and is their `sort`.
 * - `atlas`: holds both languages itself, without `texts`. `facet` is the centre type; `date` orders them, newest
 * first, and is their `activityDate`.
 * - `venue`, `meetingVenue` (a group): `sort` orders them.
 * - `album`: `facet` is the album type; `sort` orders them.
 * - `file`: `facet` is the attachment kind, for hotels `HOTEL_ACCOMMODATION YES` (supporting) or `HOTEL_ACCOMMODATION
 * NO` (nearby); `sort` orders them and is their `sortLevel`.
 * - `page`: `data` is a page definition with localised leaves `{ zh, en }`; `data.path` is its path and can change, its id
 * never does and is the path if there is no `data.path`; `texts` names the languages in which it is published.
 * - `section`: `data` has `title` and `blocks` as a page; `facet` says how it is used (`sectionUses`); `texts` names the
 * languages in which it is published.
 * - `redirect`: its id is the old path, `data.to` the target; without `texts`, it applies to both languages.
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
  /** Last day of an item that begins on `date`, yyyy-mm-dd. */
  until: z.iso.date().optional(),
  data: z.record(z.string(), z.unknown()).prefault({}),
  texts: z.partialRecord(z.enum(languages), entryText).optional(),
});
export type Entry = z.output<typeof entrySchema>;
export type EntryInput = z.input<typeof entrySchema>;

/** A change to publish, atomically. */
export const changeSchema = z.object({
  put: z.array(entrySchema).prefault([]),
  remove: z.array(z.object({ kind: z.enum(entryKinds), id: z.string() })).prefault([]),
  /** Origin of the publish, for the list of revisions. */
  note: z.string().max(500).optional(),
});
export type Change = z.output<typeof changeSchema>;
export type ChangeInput = z.input<typeof changeSchema>;
