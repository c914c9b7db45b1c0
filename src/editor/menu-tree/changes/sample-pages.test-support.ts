import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { StoredEntry } from '../../drafts/stored.ts';
import { redirectTo } from './menu-changes.ts';

/** A page entry for tests. */
export const samplePage = (path: string, title = path): Entry => ({
  kind: 'page',
  id: path,
  data: { path, title: { zh: title, en: title }, meta: {}, blocks: [] },
  texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } },
});

/** A stored page for tests; its draft, if any, has version 3. */
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

/** A listed redirect for tests; its draft has version 2. */
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
