import banner from '#blocks/banner/index.ts';
import carousel from '#blocks/carousel/index.ts';
import collection from '#blocks/collection/index.ts';
import type { BlockDefinition } from '#blocks/define.ts';
import form from '#blocks/form/index.ts';
import gallery from '#blocks/gallery/index.ts';
import introductionTabs from '#blocks/introduction-tabs/index.ts';
import mediaMatrix from '#blocks/media-matrix/index.ts';
import newsCentre from '#blocks/news-centre/index.ts';
import pagedList from '#blocks/paged-list/index.ts';
import photos from '#blocks/photos/index.ts';
import richText from '#blocks/rich-text/index.ts';
import rolePicker from '#blocks/role-picker/index.ts';
import schedule from '#blocks/schedule/index.ts';
import stats from '#blocks/stats/index.ts';
import teaser from '#blocks/teaser/index.ts';
import tracking from '#blocks/tracking/index.ts';

/** THE list of blocks. The renderer, `GET /api/blocks`, the editor's palette and the shared tests are derived from it. */
export const blocks = [
  banner,
  carousel,
  collection,
  form,
  gallery,
  introductionTabs,
  mediaMatrix,
  newsCentre,
  pagedList,
  photos,
  richText,
  rolePicker,
  schedule,
  stats,
  teaser,
  tracking,
] as const;

export type BlockType = (typeof blocks)[number]['type'];

/** Block definitions by type. */
export type BlockCatalogue = ReadonlyMap<string, BlockDefinition>;

export const createCatalogue = (definitions: readonly BlockDefinition[] = blocks): BlockCatalogue =>
  new Map(definitions.map((definition) => [definition.type, definition]));
