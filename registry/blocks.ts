import arrival from '#blocks/arrival/index.ts';
import article from '#blocks/article/index.ts';
import banner from '#blocks/banner/index.ts';
import capacities from '#blocks/capacities/index.ts';
import carousel from '#blocks/carousel/index.ts';
import collection from '#blocks/collection/index.ts';
import contacts from '#blocks/contacts/index.ts';
import type { BlockDefinition } from '#blocks/define.ts';
import downloads from '#blocks/downloads/index.ts';
import event from '#blocks/event/index.ts';
import films from '#blocks/films/index.ts';
import form from '#blocks/form/index.ts';
import freeDates from '#blocks/free-dates/index.ts';
import gallery from '#blocks/gallery/index.ts';
import introductionTabs from '#blocks/introduction-tabs/index.ts';
import map from '#blocks/map/index.ts';
import mediaMatrix from '#blocks/media-matrix/index.ts';
import mosaic from '#blocks/mosaic/index.ts';
import newsCentre from '#blocks/news-centre/index.ts';
import pagedList from '#blocks/paged-list/index.ts';
import panorama from '#blocks/panorama/index.ts';
import panoramaTour from '#blocks/panorama-tour/index.ts';
import photos from '#blocks/photos/index.ts';
import plans from '#blocks/plans/index.ts';
import profile from '#blocks/profile/index.ts';
import richText from '#blocks/rich-text/index.ts';
import rolePicker from '#blocks/role-picker/index.ts';
import schedule from '#blocks/schedule/index.ts';
import services from '#blocks/services/index.ts';
import showcase from '#blocks/showcase/index.ts';
import sitePlan from '#blocks/site-plan/index.ts';
import spaceFinder from '#blocks/space-finder/index.ts';
import statement from '#blocks/statement/index.ts';
import stats from '#blocks/stats/index.ts';
import teaser from '#blocks/teaser/index.ts';
import tiles from '#blocks/tiles/index.ts';
import tracking from '#blocks/tracking/index.ts';
import venues from '#blocks/venues/index.ts';

/** All blocks. The renderer, `GET /api/blocks`, the editor's palette and the shared tests derive from this list. */
export const blocks = [
  arrival,
  article,
  banner,
  capacities,
  carousel,
  collection,
  contacts,
  downloads,
  event,
  films,
  form,
  freeDates,
  gallery,
  introductionTabs,
  map,
  mediaMatrix,
  mosaic,
  newsCentre,
  pagedList,
  panorama,
  panoramaTour,
  photos,
  plans,
  profile,
  richText,
  rolePicker,
  schedule,
  services,
  showcase,
  sitePlan,
  spaceFinder,
  statement,
  stats,
  teaser,
  tiles,
  tracking,
  venues,
] as const;

export type BlockType = (typeof blocks)[number]['type'];

/** Block definitions by type. */
export type BlockCatalogue = ReadonlyMap<string, BlockDefinition>;

/**
 * Indexes definitions by type; of two with one type, the last one stays.
 *
 * @param definitions all blocks of the site by default; tests pass their own
 * @returns the catalogue that reading, rendering, editor and OpenAPI use
 */
export const createCatalogue = (definitions: readonly BlockDefinition[] = blocks): BlockCatalogue =>
  new Map(definitions.map((definition) => [definition.type, definition]));
