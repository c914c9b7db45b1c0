import type { PageSource, ShowingPage } from '#blocks/define.ts';
import { eventPageSource } from '#blocks/event-path.ts';
import { eventSlug, type NamedEvent } from '#lib/event-slug.ts';
import type { ReadCallName } from '#schemas/calls.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { latinOf } from '../../latin.ts';

interface NamedEntry extends Pick<Entry, 'kind' | 'id' | 'facet'> {
  /** Only for an event: what its address is made of. */
  event?: NamedEvent | undefined;
}

/** How visitors get the entries of a kind: the call that lists them, and for some the call of a single one. */
interface EntrySource {
  list: PageSource;
  item?: ReadCallName;
}

const always = (call: ReadCallName) => () => ({ list: { call } });

/** By the facet as it is stored. Kinds that no block shows are absent. */
const sources: {
  readonly [K in EntryKind]?: (entry: Required<Pick<NamedEntry, 'kind' | 'id' | 'facet'>>) => EntrySource;
} = {
  banner: always('bannersOfColumn'),
  config: ({ id }) => ({ list: { call: 'remoteConfig', params: { key: id } } }),
  introduction: ({ facet }) => ({ list: { call: 'introduction', params: { type: facet } } }),
  news: () => ({ list: { call: 'newsPage' }, item: 'newsDetail' }),
  notice: ({ facet }) => ({ list: { call: 'articlePage', params: { type: facet } }, item: 'articleDetail' }),
  schedule: ({ facet }) => ({ list: { call: 'scheduleList', params: { type: facet } } }),
  operation: ({ facet }) => ({ list: { call: 'operationServices', params: { centerType: facet } } }),
  technical: ({ facet }) => ({ list: { call: 'technicalParameters', params: { type: facet } } }),
  atlas: ({ facet }) => ({
    list: { call: 'activityAtlasPage', params: { type: facet } },
    item: 'activityAtlasDetail',
  }),
  venue: always('venues'),
  meetingVenue: always('meetingVenues'),
  album: ({ facet }) => ({ list: { call: 'albumPage', params: { atlasType: facet } } }),
  file: ({ facet }) => {
    const [atlasTypes = '', isConfigure] = facet.split(' ');
    return { list: { call: 'filePage', params: { atlasTypes, ...(isConfigure && { isConfigure }) } } };
  },
};

/**
 * URL at which visitors see an entry: its own page, the page that lists it, or home if no page shows it.
 *
 *
 * @param pagesShowing finder of the route table in use, for example the one with all drafts
 */
export async function addressOf(
  { kind, id, facet = '', event }: NamedEntry,
  pagesShowing: (source: PageSource) => Promise<readonly ShowingPage[]>,
): Promise<string> {
  const source = sources[kind]?.({ kind, id, facet });
  if (!source) return '/';
  const eventPage = event && (await pagesShowing(eventPageSource)).find(({ itemsBelow }) => itemsBelow);
  if (event && eventPage) return `${eventPage.path}/${eventSlug(event, latinOf)}`;
  const lists = await pagesShowing(source.list);
  const list = lists[0]?.path ?? '/';
  if (!source.item) return list;
  const own = lists.find(({ itemPath }) => itemPath)?.itemPath;
  const itemPath = own ?? (await pagesShowing({ call: source.item }))[0]?.path;
  return itemPath === undefined ? list : `${itemPath}?id=${encodeURIComponent(id)}`;
}
