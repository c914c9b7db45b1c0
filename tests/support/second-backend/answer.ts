import { newsDetail, newsPage, noticeDetail, noticePage } from './articles.ts';
import type { Content, Tongue } from './content.ts';
import { albumDetail, albumPage, filePage } from './files.ts';
import {
  atlasDetail,
  atlasPage,
  introduction,
  meetingVenues,
  operationServices,
  technicalParameters,
  venues,
} from './halls.ts';
import type { BackendRequest } from './pages-of-lists.ts';
import { banners, footer, remoteConfig, schedule, years } from './shell.ts';

export interface Question {
  path: string;
  /** Query and body merged: this backend accepts each field in either. */
  asked: BackendRequest;
  tongue: Tongue;
}

type Answer = (content: Content, question: Question) => unknown;

const answers: Readonly<Record<string, Answer>> = {
  '/menu/treeMenu': ({ menu }) => menu,
  '/content/getFirstAll': (_, { tongue, asked }) => banners(tongue, String(asked.belongColumn)),
  '/footer/config/getByKey': footer,
  '/site/sale/page': (_, { asked }) => schedule(String(asked.type)),
  '/site/sale/getYears': () => years,
  '/vrexhibition/bySysDetail': (content, { asked }) => remoteConfig(content, String(asked.key)),
  '/exhibition/introduce/get': (_, { tongue, asked }) => introduction(tongue, String(asked.type)),
  '/operate/searchApiServiceList': (_, { tongue }) => operationServices(tongue),
  '/technical/param/list': (_, { tongue }) => technicalParameters(tongue),
  '/activity/atlas/page': (_, { asked }) => atlasPage(asked),
  '/meet/center/searchApiMeetCenterList': (_, { tongue }) => meetingVenues(tongue),
  '/sitemangement/getWebsiteAll': (_, { tongue }) => venues(tongue),
  '/news/newsPage': (content, { tongue, asked }) => newsPage(content, tongue, asked),
  '/article/management/page': (content, { tongue, asked }) => noticePage(content, tongue, asked),
  '/data/attached/page': (_, { tongue, asked }) => albumPage(tongue, asked),
  '/attached/file/page': ({ files }, { tongue, asked }) => filePage(files, tongue, asked),
  '/suggestions/create': () => null,
  '/exhibition/subscribe/create': () => ({ id: 71, reference: 'F-71' }),
  '/meeting/subscribe/create': () => ({ id: 72 }),
};

const details: Readonly<Record<string, (content: Content, tongue: Tongue, id: number) => unknown>> = {
  '/news': newsDetail,
  '/article/management': noticeDetail,
  '/activity/atlas': (_, __, id) => atlasDetail(id),
  '/data/attached': (_, tongue, id) => albumDetail(tongue, id),
};

/** `data` of the envelope. Undefined for an unknown path. */
export function answer(content: Content, question: Question): unknown {
  const known = answers[question.path];
  if (known) return known(content, question);
  const [, folder = '', id] = /^(.+)\/([^/]+)$/.exec(question.path) ?? [];
  return details[folder]?.(content, question.tongue, Number(id));
}
