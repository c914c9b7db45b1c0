import banner from '#blocks/banner/index.ts';
import carousel from '#blocks/carousel/index.ts';
import collection from '#blocks/collection/index.ts';
import type { BlockDefinition } from '#blocks/define.ts';
import form from '#blocks/form/index.ts';
import gallery from '#blocks/gallery/index.ts';
import pagedList from '#blocks/paged-list/index.ts';
import photos from '#blocks/photos/index.ts';
import richText from '#blocks/rich-text/index.ts';
import stats from '#blocks/stats/index.ts';
import tracking from '#blocks/tracking/index.ts';

/** THE list of blocks. The renderer, `GET /api/blocks`, the editor's palette and the shared tests are derived from it. */
export const blocks = [
  banner,
  carousel,
  collection,
  form,
  gallery,
  pagedList,
  photos,
  richText,
  stats,
  tracking,
] as const;

export type BlockType = (typeof blocks)[number]['type'];

/** Block definitions by type. */
export type BlockCatalogue = ReadonlyMap<string, BlockDefinition>;

export const createCatalogue = (definitions: readonly BlockDefinition[] = blocks): BlockCatalogue =>
  new Map(definitions.map((definition) => [definition.type, definition]));
