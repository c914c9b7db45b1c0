import { createHttpSource } from '#api/http-source.ts';
import { createSitemap } from '#server/sitemap/sitemap.ts';

export const origin = 'https://site.example';

/** A backend with articles only. */
export interface Backend {
  /** Number of articles per language; the last Chinese ones are not translated. */
  zh: number;
  en: number;
  /** First page that the backend refuses. */
  failsFrom?: number;
  /** Page number that the backend always returns. */
  stuckAt?: number;
  /** True if the backend never answers. */
  hangs?: boolean;
  /** Maximal page size of the backend. */
  largestPage?: number;
}

/** A sitemap over a backend with this many articles, and the recorded requests. */
export function openSitemap({ sitemapPages, ...backend }: Backend & { sitemapPages?: number }) {
  const state: { backend: Backend; time: number; revision: number; asked: number; lines: string[] } = {
    ...{ backend, time: 0, revision: 0, asked: 0, lines: [] },
  };
  const source = createHttpSource({
    baseUrl: 'https://backend.example',
    ttl: Number.POSITIVE_INFINITY,
    now: () => state.time,
    report: () => {},
    log: () => {},
    fetch: async (_url, init) => {
      state.asked += 1;
      if (state.backend.hangs) return new Promise(() => {});
      return Response.json(answer(state.backend, JSON.parse(String(init?.body)), new Headers(init?.headers)));
    },
  });
  const sitemap = createSitemap({
    source: { ...source, revision: async () => `${await source.revision()} ${state.revision}` },
    siteOrigin: origin,
    clock: () => new Date(state.time),
    log: (line) => state.lines.push(line),
    sitemapPages,
    eventIndex: { events: async () => ({ list: [], complete: true }) },
    loader: {
      list: async (language) => ({
        complete: true,
        pages: [
          { path: '/' },
          ...(language === 'zh-CN' ? [{ path: '/只有中文' }] : []),
          { path: '/news/newsInfoDetail', itemCall: 'newsDetail' as const },
          { path: '/exhibitCenter/activityAtlasDetail', itemCall: 'activityAtlasDetail' as const },
        ],
      }),
    },
  });
  return { sitemap, state };
}

function answer(
  backend: Backend,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  headers: Headers,
) {
  if (backend.failsFrom !== undefined && pageNo >= backend.failsFrom)
    return { resultCode: 500, message: 'busy', data: null };
  const total = headers.get('Current-Language') === 'en-US' ? backend.en : backend.zh;
  const size = Math.min(pageSize, backend.largestPage ?? pageSize);
  const first = ((backend.stuckAt ?? pageNo) - 1) * size;
  const list = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) => ({
    id: `n ${first + index}`,
    title: 'T',
    createTime: first + index === 0 ? 'yesterday' : '2026-11-20 09:30:00',
  }));
  return { resultCode: 0, message: '', data: { list, total } };
}

/** The URLs in a sitemap or sitemap index. */
export const locations = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
