import * as z from 'zod';
import { languages } from '../language.ts';
import { defineCalls } from './call.ts';
import { entryNameSchema } from './editorial.ts';

export const mediaKinds = ['picture', 'video', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

const alt = z.partialRecord(z.enum(languages), z.string().trim().max(300));
/** Focal point from the left and from the top, 0 to 1. */
const focal = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

const percent = z.number().min(0).max(100);
const crop = z.object({ x: percent, y: percent, width: percent, height: percent });

/** Folder of a file. A slash separates folder and subfolder: `Halls/Hall 1`. */
const folder = z.string().trim().max(120);
const tag = z.string().trim().min(1).max(40);

/** A file of the library. */
export const mediaItemSchema = z.object({
  id: z.string(),
  /** Path on the site: `/media/…`. It stays the same when the file is replaced. */
  address: z.string(),
  /** Path of the present version, which never changes: caches may keep it. */
  file: z.string(),
  /** Empty if it is in none. */
  folder,
  tags: z.array(tag),
  kind: z.enum(mediaKinds),
  name: z.string(),
  /** MIME type, detected from the file's content. */
  type: z.string(),
  bytes: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
  alt,
  focal: focal.optional(),
  at: z.string().optional(),
  by: z.string().optional(),
  /** True if its responsive copies are ready. */
  ready: z.boolean(),
  /** True if it ships with the site and cannot be changed or removed. */
  builtIn: z.boolean(),
  /** True if a field can show a part of it: a picture that is no drawing or animation. */
  canCrop: z.boolean(),
});
export type MediaItem = z.output<typeof mediaItemSchema>;

/**
 * Reasons for refusing an upload. Their texts are in `src/editor/texts`. `unpacksTooLarge`: a zip bomb. `tooManyPixelsAtOnce`: the
 * format needs the whole picture in memory. `tooManyParts`: a film of very many boxes.
 */
export const uploadRefusals = [
  'tooLarge',
  'unpacksTooLarge',
  'unknownType',
  'notWhatItSays',
  'activeContent',
  'broken',
  'tooManyPixels',
  'tooManyPixelsAtOnce',
  'tooManyParts',
  'badName',
  'empty',
  /** A new version has another type than the file that it replaces. */
  'otherType',
  /** The library has the new version as another file. */
  'otherFile',
  /** The upload is an earlier version of a file of the library: restore that. */
  'earlierVersion',
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/**
 * Answer of `POST /api/editor/media?name=…`, whose body is the file itself. With `&replaces=ID` it becomes the new version of a
 * file; only publishers may do that.
 */
export const uploadedSchema = z.object({ item: mediaItemSchema, duplicate: z.boolean() });
/** `data` of the answer if the file is refused. */
export const refusedUploadSchema = z.object({ reason: z.enum(uploadRefusals) });

/** Maximum file size of each kind, in bytes. */
export const largestUpload: Readonly<Record<MediaKind, number>> = {
  picture: 30_000_000,
  video: 150_000_000,
  document: 50_000_000,
};
/** Maximum size of an SVG, in bytes. It is parsed completely before it is accepted. */
export const largestDrawing = 2_000_000;
/** Maximum number of pixels in all frames of a picture. */
export const mostPixels = 100_000_000;
/** The same for a progressive or interlaced picture, which needs 6 bytes of memory for each pixel until it is complete. */
export const mostPixelsProgressive = 50_000_000;
/** The same for AVIF, which needs 18 bytes for each pixel. */
export const mostPixelsAvif = 25_000_000;

const countedSchema = z.object({ name: z.string(), count: z.int() });

/** An earlier version of a file. */
const mediaVersionSchema = z.object({
  id: z.int(),
  bytes: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** When it was uploaded, and by whom. */
  at: z.string(),
  by: z.string(),
});
export type MediaVersion = z.output<typeof mediaVersionSchema>;

/** Pictures, films and documents for pages and content. */
export const mediaCalls = defineCalls({
  listMedia: {
    access: 'editor',
    request: z.object({
      kind: z.enum(mediaKinds).optional(),
      search: z.string().trim().max(100).optional(),
      /** True for uploads that nothing shows, published or drafted. */
      unused: z.boolean().optional(),
      /** True for uploads only. */
      uploaded: z.boolean().optional(),
      /** True for pictures without an alternative text in one of the languages. */
      lacksAlt: z.boolean().optional(),
      /** Files in it and in its subfolders. */
      folder: z.string().optional(),
      tag: z.string().optional(),
      page: z.int().min(1).default(1),
      pageSize: z.int().min(1).max(100).default(40),
    }),
    response: z.object({
      items: z.array(mediaItemSchema),
      total: z.int(),
      /** All folders and tags of the library, in alphabetical order, not filtered. */
      folders: z.array(countedSchema),
      tags: z.array(countedSchema),
    }),
  },
  readMedia: {
    access: 'editor',
    /** The address of a file, or a reference to a part of a picture. */
    request: z.object({ address: z.string() }),
    response: mediaItemSchema,
  },
  changeMedia: {
    access: 'editor',
    request: z.object({
      id: z.string(),
      name: z.string().trim().min(1).max(120).optional(),
      alt: alt.optional(),
      focal: focal.optional(),
      folder: folder.optional(),
      tags: z.array(tag).max(20).optional(),
    }),
    response: mediaItemSchema,
  },
  /** Moves several files to a folder, or adds a tag to them. */
  arrangeMedia: {
    access: 'editor',
    request: z.object({
      ids: z.array(z.string()).min(1).max(500),
      folder: folder.optional(),
      addTag: tag.optional(),
    }),
    response: z.object({}),
  },
  /** Earlier versions of a file, the latest first. `GET /api/editor/media/version/ID` has their bytes. */
  mediaVersions: {
    access: 'editor',
    request: z.object({ id: z.string() }),
    response: z.object({ versions: z.array(mediaVersionSchema) }),
  },
  /** Makes an earlier version the present one, at once and everywhere. */
  restoreMedia: {
    access: 'publisher',
    request: z.object({ id: z.string(), version: z.int() }),
    response: mediaItemSchema,
  },
  /** 409 with its `uses` if something shows it. */
  removeMedia: { access: 'publisher', request: z.object({ id: z.string() }), response: z.object({}) },
  /** Entries that use it, published or drafts. */
  mediaUses: {
    access: 'editor',
    request: z.object({ address: z.string() }),
    response: z.object({
      uses: z.array(
        entryNameSchema.extend({
          title: z.partialRecord(z.enum(languages), z.string()),
          draft: z.boolean(),
          /** The parts of the picture that it shows. Empty if it shows the whole one only. */
          crops: z.array(crop),
        }),
      ),
    }),
  },
});
