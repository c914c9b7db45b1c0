import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe } from '#api/clean.ts';
import { type CallName, callNames, calls, contractBase, type ReadCallName } from '#schemas/calls.ts';
import { remoteConfigs } from '#schemas/remote-config.ts';
import { awkwardAnswer, type Mood } from './awkward-backend/awkward.ts';
import { exampleAnswers } from './example-answers.ts';
import { firstContent } from './second-backend/content.ts';

/**
 * A backend that answers every read call with good items among awkward ones. The awkward values are derived from the
 * contract's schemas, so they include every new field.
 */
export interface AwkwardBackend {
  /** Value of `CONTENT_API`. */
  url: string;
  close: () => Promise<void>;
}

/** Detail pages with ids of this backend. */
export const detailPages = [
  '/news/newsInfoDetail?id=2',
  '/news/noticeAnnouncementDetail?id=2',
  '/notice/noticeDetail?id=2',
  '/exhibitCenter/activityAtlasDetail?id=atlas-1',
  '/conventionCenter/meetingActivityAtlasDetail?id=atlas-1',
  '/document/exhibitionGallery?album=album-1',
];
/** Pages whose subject is one answer of the backend: 503 while it is invalid, so that no search engine stores them. */
export const subjectPages: ReadonlySet<string> = new Set([
  ...detailPages,
  '/document/conferenceGallery',
  '/document/exhibitionGallery',
  '/document/promotionalMaterial',
  '/document/serviceManual',
  '/periphery/cateringCuisine',
  '/periphery/supportingHotels',
  '/periphery/culturalTourism',
  '/periphery/surroundingAccommod',
  '/news/newsInfo',
  '/news/noticeAnnouncement',
  '/exhibitCenter/exhibitionHallIntroduction',
  '/exhibitCenter/activityAtlas',
  '/conventionCenter/conferenceIntroduction',
  '/conventionCenter/meetingActivityAtlas',
  '/notice/procurementAnnouncement',
  '/notice/tradeAnnouncement',
]);
/** Response to every request that is not a call. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';

export async function startAwkwardBackend(mood: Mood): Promise<AwkwardBackend> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend');
    if (!url.pathname.startsWith(contractBase)) {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(picture);
      return;
    }
    const name = callOf(url.pathname.slice(contractBase.length));
    const data = name && awkwardData(name, url.searchParams.get('key') ?? '', mood);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ resultCode: name ? 0 : 404, message: '', data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${contractBase}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Read calls are those with an example. If two paths match, the one without an id wins. */
const isRead = (name: CallName): name is ReadCallName => Object.hasOwn(exampleAnswers, name);
const callOf = (path: string): ReadCallName | undefined => {
  const fits = (name: CallName) =>
    new RegExp(`^${calls[name].path.replace('{id}', '[^/]+')}$`).test(path) && isRead(name);
  return callNames
    .toSorted((a, b) => Number(calls[a].path.includes('{id}')) - Number(calls[b].path.includes('{id}')))
    .filter(isRead)
    .find(fits);
};

/** The good response of a call, from which all others are derived. */
export const goodAnswer = (name: ReadCallName): unknown =>
  name === 'menuTree' ? firstContent().menu.slice(0, -1) : exampleAnswers[name];

function awkwardData(name: ReadCallName, key: string, mood: Mood): unknown {
  if (name !== 'remoteConfig' || mood === 'nothing')
    return awkwardAnswer(describe(calls[name].response), goodAnswer(name), mood);
  const [schema] = Object.entries(remoteConfigs).flatMap(([own, found]) => (own === key ? [found] : []));
  if (!schema) return [];
  const value = awkwardAnswer(describe(schema), goodConfig(key), mood);
  return [null, { key, value: JSON.stringify({ zh: value, en: value }) }, { key, value: null }];
}

/** The logo has its own list; one example covers all other configs. */
function goodConfig(key: string): unknown {
  const [entry] = exampleAnswers.remoteConfig as [{ value: string }];
  const { zh } = JSON.parse(entry.value);
  return key === 'official.header.logo' ? zh.list : zh;
}
