import type { ParsedRequestOf, ReadCallName } from '#schemas/calls.ts';
import { bannersOfColumn } from './banners.ts';
import { remoteConfig } from './configs.ts';
import { introduction } from './introduction.ts';
import { menuTree } from './menu.ts';
import { newsDetail, newsPage } from './news.ts';
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
};
