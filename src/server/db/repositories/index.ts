import type { ParsedRequestOf, ReadCallName } from '#schemas/calls.ts';
import { articleDetail, articlePage, newsDetail, newsPage } from './articles.ts';
import {
  activityAtlasPage,
  meetingVenues,
  operationServices,
  technicalParameters,
  venues,
} from './centres.ts';
import { remoteConfig } from './configs.ts';
import { detailOf } from './detail-item.ts';
import { albumPage, filePage } from './documents.ts';
import { menuTree } from './menu.ts';
import { scheduleList, scheduleYears } from './schedule.ts';
import { bannersOfColumn, footerConfig, introduction } from './site.ts';
import type { View } from './view.ts';

/**
 * Answers a call from the stored content. Returns the contract's `data`; `undefined` if the id or key is unknown. If all
 * its items are clean (`view.items`), it is the strict answer; otherwise it is still to be parsed
 * (`src/api/read-answer.ts`).
 */
type Repository<N extends ReadCallName> = (request: ParsedRequestOf<N>, view: View) => Promise<unknown>;

/** One function for each read call: a missing one is a type error. */
export const repositories: { readonly [N in ReadCallName]: Repository<N> } = {
  bannersOfColumn,
  footerConfig,
  menuTree,
  remoteConfig,
  introduction,
  newsPage,
  newsDetail,
  scheduleList,
  scheduleYears,
  operationServices,
  technicalParameters,
  activityAtlasPage,
  activityAtlasDetail: detailOf('atlas'),
  meetingVenues,
  venues,
  articlePage,
  articleDetail,
  albumPage,
  albumDetail: detailOf('album'),
  filePage,
};
