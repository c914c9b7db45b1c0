import { articleLink } from '#blocks/article-link.ts';
import { atlasItem, fileItem, ordered } from '#blocks/collection-items.ts';
import { noQuery, type Query, type QueryContext, query } from '#blocks/define.ts';
import { minutesOf } from '#blocks/travel-minutes.ts';
import { dayIfAny } from '#lib/date.ts';
import type { Picture } from '#schemas/picture.ts';

/** A news item, event gallery or album that names an event. */
export interface RelatedItem {
  /** Id of the event, or the address of its page. */
  event: string;
  kind: 'news' | 'pictures';
  title: string;
  date?: string | undefined;
  picture?: Picture | undefined;
  href: string;
  newTab: boolean;
}

export interface Hotel {
  title: string;
  /** Minutes on foot or by car, as the source gives them. */
  distance?: { number: string; unit?: string | undefined; label?: string | undefined } | undefined;
  href?: string | undefined;
}

/** How visitors come from one place: its first way. */
export interface Origin {
  name: string;
  minutes: number;
  /** Means and price, such as "Line 8, 6 yuan". */
  by: string;
}

/** Newest items that are read: the page of an older event has no newer ones to show. */
const mostRead = 100;
const mostHotels = 3;
const mostOrigins = 3;

type RelatedQueries = Record<
  'news' | 'exhibitionPictures' | 'meetingPictures' | 'exhibitionAlbums' | 'meetingAlbums',
  Query<RelatedItem[]>
>;

export const noRelated: RelatedQueries = {
  news: noQuery,
  exhibitionPictures: noQuery,
  meetingPictures: noQuery,
  exhibitionAlbums: noQuery,
  meetingAlbums: noQuery,
};

/** @returns queries of everything that names any event; `meansEvent` picks what names this one */
export function relatedQueries(context: QueryContext): RelatedQueries {
  const { language, picture, pagesShowing } = context;
  const newsPath = pagesShowing({ call: 'newsPage' }).find(({ itemPath }) => itemPath)?.itemPath;
  const name = `of-events:${language}`;

  const pictures = (type: 1 | 2): Query<RelatedItem[]> => {
    const path = pagesShowing({ call: 'activityAtlasPage', params: { type } }).find(
      ({ itemPath }) => itemPath,
    )?.itemPath;
    if (path === undefined) return noQuery;
    const select = ({ list }: { list: Parameters<typeof atlasItem>[0][] }) =>
      list.flatMap((atlas): RelatedItem[] => {
        if (atlas.eventId === undefined) return [];
        const { title, date, picture: cover } = atlasItem(atlas, context, undefined);
        const href = `${path}?id=${encodeURIComponent(atlas.id)}`;
        return [{ event: atlas.eventId, kind: 'pictures', title, date, picture: cover, href, newTab: false }];
      });
    const request = { type, pageNo: 1, pageSize: mostRead };
    return query('activityAtlasPage', request, { name: `${name}:${path}`, auxiliary: true, select });
  };

  const albums = (atlasType: 'EXHIBITION_CENTER' | 'CONFERENCE_CENTER'): Query<RelatedItem[]> => {
    const [page] = pagesShowing({ call: 'albumPage', params: { atlasType } });
    if (page === undefined) return noQuery;
    return query(
      'albumPage',
      { atlasType, pageNo: 1, pageSize: mostRead },
      {
        name: `${name}:${page.path}`,
        auxiliary: true,
        select: ({ list }) =>
          list.flatMap(({ id, atlasName, activityCoverUrl, eventId }): RelatedItem[] =>
            eventId === undefined
              ? []
              : [
                  {
                    event: eventId,
                    kind: 'pictures',
                    title: atlasName,
                    picture: picture(activityCoverUrl),
                    href: `${page.path}?album=${encodeURIComponent(id)}`,
                    newTab: false,
                  },
                ],
          ),
      },
    );
  };

  return {
    news: newsPath
      ? query(
          'newsPage',
          { pageNo: 1, pageSize: mostRead },
          {
            name: `${name}:${newsPath}`,
            auxiliary: true,
            select: ({ list }) =>
              list.flatMap((article): RelatedItem[] =>
                article.eventId === undefined
                  ? []
                  : [
                      {
                        event: article.eventId,
                        kind: 'news',
                        title: article.title,
                        date: dayIfAny(article.createTime ?? article.createDate),
                        picture: picture(article.coverImg),
                        ...articleLink(article, newsPath),
                      },
                    ],
              ),
          },
        )
      : noQuery,
    exhibitionPictures: pictures(1),
    meetingPictures: pictures(2),
    exhibitionAlbums: albums('EXHIBITION_CENTER'),
    meetingAlbums: albums('CONFERENCE_CENTER'),
  };
}

/** @returns a query of the first supporting hotels */
export const hotelsQuery = (context: QueryContext): Query<Hotel[]> =>
  query(
    'filePage',
    { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'YES', pageNo: 1, pageSize: 20 },
    {
      name: 'hotels-of-events',
      auxiliary: true,
      select: ({ list }) =>
        ordered(list, ({ sortLevel }) => sortLevel)
          .slice(0, mostHotels)
          .map(fileItem('HOTEL_ACCOMMODATION', context))
          .map(({ title, facts, href }) => ({
            title,
            distance: facts.find(({ unit }) => unit === '分钟' || unit === 'min'),
            href,
          })),
    },
  );

const arrivalKey = 'official.arrival.config';

/** @returns a query of the first places from which visitors come, with the minutes to the door; a backend without the config has none */
export const originsQuery = ({ config, language }: QueryContext): Query<Origin[]> =>
  query(
    'remoteConfig',
    { key: arrivalKey },
    {
      ...{ name: 'origins-of-events', auxiliary: true },
      select: (answer) =>
        (config(arrivalKey, answer)?.origins ?? [])
          .flatMap(({ name, ways: [way] }): Origin[] => {
            const minutes = way && minutesOf(way);
            const by = [way?.name, way?.price].filter(Boolean).join(language === 'en-US' ? ', ' : '，');
            return minutes === undefined ? [] : [{ name, minutes, by }];
          })
          .slice(0, mostOrigins),
    },
  );

/** @returns the address of the ways from all places to a space, with `{space}` for its id; `undefined` if no page shows them */
export function wayAddress({ pagesShowing }: Pick<QueryContext, 'pagesShowing'>): string | undefined {
  const [page] = pagesShowing({ call: 'remoteConfig', params: { key: arrivalKey } });
  return page && `${page.path}?to={space}#${page.block ?? ''}`;
}
