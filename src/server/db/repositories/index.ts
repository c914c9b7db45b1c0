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
import { bannersOfColumn, introduction } from './site.ts';
import { itemById, type View } from './view.ts';

/**
 * Answers a call from the stored content. What comes back is `data` of the contract before it is read
 * (`src/api/read-answer.ts`); undefined when nothing has this id or key.
 */
type Repository<N extends ReadCallName> = (request: ParsedRequestOf<N>, view: View) => Promise<unknown>;

/** One function a read call: a call without one does not compile. */
export const repositories: { readonly [N in ReadCallName]: Repository<N> } = {
  bannersOfColumn,
  footerConfig: ({ key }, view) => itemById(view, 'footer', key),
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
