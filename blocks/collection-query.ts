import { type Collection, nothing, onePage, pageNumber, whole } from './collection-item.ts';
import {
  albumItem,
  atlasItem,
  companyServiceItems,
  contactItems,
  fileItem,
  ordered,
  scheduleItem,
  serviceItem,
  venueItem,
} from './collection-items.ts';
import type { CollectionSource } from './collection-source.ts';
import { type CallQuery, type QueryContext, query } from './define.ts';
import { eventPaths } from './event-path.ts';
import { headingsFrom } from './headings.ts';

type Source<N extends CollectionSource['call']> = Extract<CollectionSource, { call: N }>;
type Queries = {
  [N in CollectionSource['call']]: (
    source: Source<N>,
    context: QueryContext,
    detailPath: string | undefined,
  ) => CallQuery<Collection>;
};

/** For each call, its request and the mapping of its answer to items. */
const queries: Queries = {
  activityAtlasPage: ({ call, params }, context, detailPath) => {
    const page = pageNumber(context.search.page);
    const hrefOf = (id: string) => (detailPath ? `${detailPath}?id=${encodeURIComponent(id)}` : undefined);
    return query(
      call,
      { ...params, pageNo: page },
      {
        name: `atlases:${detailPath}`,
        select: ({ list, count }) =>
          onePage(
            list.map((atlas) => atlasItem(atlas, context, hrefOf(atlas.id))),
            { page, pageSize: params.pageSize, total: count },
          ),
      },
    );
  },

  albumPage: ({ call, params }, context) => {
    const page = pageNumber(context.search.page);
    return query(
      call,
      { ...params, pageNo: page },
      {
        name: 'albums',
        select: ({ list, total }) =>
          onePage(
            list.map((album) => albumItem(album, context)),
            { page, pageSize: params.pageSize, total },
          ),
      },
    );
  },

  filePage: ({ call, params }, context) => {
    const page = pageNumber(context.search.page);
    return query(
      call,
      { ...params, pageNo: page },
      {
        name: 'files',
        select: ({ list, total }) =>
          onePage(ordered(list, ({ sortLevel }) => sortLevel).map(fileItem(params.atlasTypes, context)), {
            page,
            pageSize: params.pageSize,
            total,
          }),
      },
    );
  },

  scheduleList: ({ call, params: { type, pageSize } }, context) => {
    const page = pageNumber(context.search.page);
    return query(
      call,
      { type, pageNo: 1, pageSize: 999 },
      {
        // The call returns the whole list, so each page is a separate selection.
        name: `schedule:${pageSize}:${page}`,
        select: (shows) => {
          const pages = Math.max(1, Math.ceil(shows.length / pageSize));
          const start = (Math.min(page, pages) - 1) * pageSize;
          const byStart = shows.toSorted((a, b) => ((a.startDate ?? '') < (b.startDate ?? '') ? -1 : 1));
          const itemOf = scheduleItem(context, eventPaths(shows, context));
          const items = byStart.slice(start, start + pageSize).map(itemOf);
          return onePage(items, { page, pageSize, total: shows.length });
        },
      },
    );
  },

  venues: ({ call }, context) =>
    query(call, {}, { name: 'venues', select: (venues) => whole(venues.map(venueItem(context))) }),

  // Uses the first group of the answer (specification, section 7).
  meetingVenues: ({ call }, context) =>
    query(
      call,
      {},
      {
        name: 'rooms',
        select: ([group]) =>
          group &&
          whole(group.siteManagementVoList.map(venueItem(context)), {
            title: group.title,
            text: group.titleInfo,
          }),
      },
    ),

  operationServices: ({ call, params: { centerType, serviceType } }, context) =>
    query(
      call,
      { centerType },
      {
        name: serviceType,
        select: (groups) => {
          const group = groups.find((entry) => entry.serviceType === serviceType);
          if (!group) return undefined;
          const heading = { title: group.title, text: group.titleInfo };
          // Shows the statement even without services.
          return whole(group.operateDetails.map(serviceItem(context)), heading) ?? { ...nothing, ...heading };
        },
      },
    ),

  remoteConfig: ({ call, params: { key } }, context) =>
    query(
      call,
      { key },
      {
        name: 'items',
        select: (answer) => {
          if (key === 'official.contactUs.config') {
            const config = context.config(key, answer);
            return config && (whole(contactItems(config, context)) ?? nothing);
          }
          const config = context.config(key, answer);
          const heading = {
            title: config?.serviceTitle,
            html: headingsFrom(3, config?.serviceProfile),
          };
          return config && (whole(companyServiceItems(config, context), heading) ?? nothing);
        },
      },
    ),
};

/**
 * @param detailPath if given, items link to it with `?id=`
 * @returns the query of a collection, whatever call its source names
 */
export const collectionQuery = <N extends CollectionSource['call']>(
  source: Source<N>,
  context: QueryContext,
  detailPath?: string,
): CallQuery<Collection> => queries[source.call as N](source, context, detailPath);

const pagedCalls: ReadonlySet<CollectionSource['call']> = new Set([
  'activityAtlasPage',
  'albumPage',
  'filePage',
  'scheduleList',
]);

/** @returns the URL parameters of a block that shows a collection: `page`, unless the source returns the whole list */
export const collectionParameters = ({
  source,
}: {
  source?: Pick<CollectionSource, 'call'> | undefined;
}): readonly string[] => (source && pagedCalls.has(source.call) ? ['page'] : []);
