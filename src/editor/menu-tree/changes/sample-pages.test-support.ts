import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { StoredEntry } from '../../drafts/stored.ts';
import { redirectTo } from './redirect-changes.ts';

/** For tests: a page as it is stored. */
export const samplePage = (path: string, title = path): Entry => ({
  kind: 'page',
  id: path,
  data: { path, title: { zh: title, en: title }, meta: {}, blocks: [] },
  texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } },
});

/** For tests: a page whose draft, if it has one, was saved three times. */
export const storedPage = (
  published: Entry | undefined,
  draft?: Entry | null,
  builtIn?: Entry,
): StoredEntry => ({
  published,
  ...(published ? { publishedAt: '2026-11-19T08:00:00Z' } : {}),
  builtIn,
  ...(draft === undefined
    ? {}
    : {
        draft: { kind: 'page', id: '/', version: 3, at: '2026-11-20T08:00:00Z', by: 'Editor', entry: draft },
      }),
});

/** For tests: a redirect as it is listed; a draft of one was saved twice. */
export const sampleRedirect = (
  from: string,
  to: string,
  state: ListedEntry['state'] = 'published',
): ListedEntry => ({
  kind: 'redirect',
  id: from,
  state,
  title: {},
  published: [],
  entry: redirectTo(from, to),
  ...(state === 'published' ? {} : { version: 2 }),
});
