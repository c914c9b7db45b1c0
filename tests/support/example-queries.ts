import type { Query, QueryContext } from '#blocks/define.ts';
import { calls } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { readRemoteConfig } from '#schemas/remote-config.ts';
import { exampleAnswers } from './example-answers.ts';

/** Context of the queries of an example block. */
export const exampleContext = (language: Language): QueryContext => ({
  language,
  search: { id: 'news-002' },
  siteCode: 'official',
  timeZone: 'Asia/Shanghai',
  today: () => '2026-11-21',
  tracksRequests: true,
  pagesShowing: () => [{ path: '/requests' }],
  picture: (src) => (src ? { src } : undefined),
  config: (key, answer) => readRemoteConfig(key, answer, language),
});

/** Data of a query whose call has its example answer. */
export const exampleData = (query: Query): unknown =>
  'data' in query ? query.data : query.select(calls[query.call].response.parse(exampleAnswers[query.call]));
