import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An existing backend as it might be found in the field, written from the specification alone: it imports nothing of
 * the project. It answers in its own dialect: codes as strings, `records`, `count`, `childList`, `msg`, nulls, ids as
 * numbers, and one malformed item in every list.
 */
export interface SecondBackend {
  /** What `CONTENT_API` is set to. */
  url: string;
  origin: string;
  content: Content;
  /** Paths that answer with a failure, or only after this many milliseconds. */
  failing: Set<string>;
  delays: Map<string, number>;
  /** Every request it got. */
  requests: {
    method: string;
    path: string;
    query: string;
    language: string | undefined;
    key: string | undefined;
    body: unknown;
  }[];
  close: () => Promise<void>;
}

type Tongue = 'zh' | 'en';

interface NewsItem {
  id: number;
  zh: string;
  en: string;
  time: string;
}

export interface Content {
  menu: unknown[];
  /** `official.pages.config`; undefined: the key is unknown. */
  pages: Record<Tongue, unknown> | undefined;
  news: NewsItem[];
  companyName: string;
}

const base = '/backend/api/official/website';

export async function startSecondBackend(): Promise<SecondBackend> {
  const content = firstContent();
  const failing = new Set<string>();
  const delays = new Map<string, number>();
  const requests: SecondBackend['requests'] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend');
    const path = url.pathname.slice(base.length);
    const language = header(request, 'current-language');
    const body = request.method === 'POST' ? await readJson(request) : undefined;
    requests.push({
      method: request.method ?? '',
      path,
      query: url.search,
      language,
      key: header(request, 'idempotency-key'),
      body,
    });
    await new Promise((resolve) => setTimeout(resolve, delays.get(path) ?? 0));
    response.setHeader('content-type', 'application/json');
    if (!url.pathname.startsWith(base)) {
      response.statusCode = 404;
      return response.end('not here');
    }
    if (failing.has(path))
      return response.end(JSON.stringify({ resultCode: '500', msg: '系统繁忙', data: null }));
    const tongue: Tongue = language === 'en-US' ? 'en' : 'zh';
    const data = answer(content, {
      path,
      query: url.searchParams,
      tongue,
      body: body as Record<string, unknown>,
    });
    const envelope =
      data === undefined
        ? { resultCode: '404', msg: '不存在', data: null }
        : { resultCode: '0', msg: '操作成功', data };
    response.end(JSON.stringify(envelope));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin + base,
    origin,
    content,
    failing,
    delays,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Question {
  path: string;
  query: URLSearchParams;
  tongue: Tongue;
  body: Record<string, unknown>;
}

function answer(content: Content, question: Question): unknown {
  const { path, query, tongue } = question;
  if (path === '/menu/treeMenu') return content.menu;
  if (path === '/content/getFirstAll') return banners(query.get('belongColumn') ?? '', tongue);
  if (path === '/footer/config/getByKey') return footer(content);
  if (path === '/vrexhibition/bySysDetail') return remoteConfig(content, query.get('key') ?? '');
  if (path === '/exhibition/introduce/get') return introduction(query.get('type') ?? '', tongue);
  if (path === '/news/newsPage') return newsPage(content, question);
  if (path === '/suggestions/create') return null;
  const detail = /^\/news\/(\d+)$/.exec(path);
  if (detail) return newsDetail(content, Number(detail[1]), tongue);
  return path.startsWith('/news/') ? null : undefined;
}

const banners = (column: string, tongue: Tongue) => [
  {
    uploadUrl: `/files/${encodeURIComponent(column)}.jpg`,
    showType: 'pt',
    videoImg: null,
    headTitle: tongue === 'zh' ? `外部横幅 ${column}` : `Foreign banner ${column}`,
    subTitle: '',
    redirectUrl: null,
    openWay: 0,
  },
  { uploadUrl: null, showType: 'pt' },
];

const footer = (content: Content) => ({
  companyName: content.companyName,
  companyEnName: 'Foreign Exhibition Company',
  icp: '外ICP备00000000号',
  particularYear: 2026,
  companyLogo: null,
  serviceContent: [{ contentName: '服务', contentEnName: 'Service', jumpAddress: '/news/newsInfo' }, null],
  supplementaryVos: null,
});

function remoteConfig(content: Content, key: string): unknown[] {
  if (key === 'official.header.logo')
    return [
      { key, value: JSON.stringify({ zh: [{ url: '/files/logo.png' }], en: [{ url: '/files/logo.png' }] }) },
    ];
  if (key === 'official.pages.config' && content.pages)
    return [{ key, value: JSON.stringify(content.pages) }];
  return [];
}

const introduction = (type: string, tongue: Tongue) => ({
  id: 7,
  title: tongue === 'zh' ? `外部介绍 ${type}` : `Foreign introduction ${type}`,
  backgroundImg: '/files/background.jpg',
  basicInfo: `<p onclick="steal()">${tongue === 'zh' ? '外部正文' : 'Foreign text'}</p><script>steal()</script>`,
  dataVoList: [
    { number: 1200, unit: 'm²', remark: tongue === 'zh' ? '外部面积' : 'Foreign area' },
    { number: null, unit: 'x' },
  ],
  carouselImgVoList: [{ img: '/files/1.jpg' }, { img: '' }],
});

const newsRow = ({ id, time, ...titles }: NewsItem, tongue: Tongue) => ({
  id,
  title: titles[tongue],
  subTitle: null,
  coverImg: '',
  redirectUrl: '',
  createTime: time,
  content: `<p>${titles[tongue]}</p>`,
  unknownField: { nested: true },
});

function newsPage(content: Content, { body, tongue }: Question) {
  const size = Number(body.pageSize);
  const start = (Number(body.pageNo) - 1) * size;
  const records: unknown[] = content.news.slice(start, start + size).map((item) => newsRow(item, tongue));
  return { records: [...records, { id: null, title: 'malformed' }], count: String(content.news.length) };
}

function newsDetail(content: Content, id: number, tongue: Tongue) {
  const index = content.news.findIndex((item) => item.id === id);
  const at = (position: number) => {
    const item = content.news[position];
    return item ? newsRow(item, tongue) : null;
  };
  return index < 0 ? null : { current: at(index), previous: at(index - 1), next: at(index + 1) };
}

const menuItem = (id: number, path: string, zh: string, en: string, childList: unknown[] | null = null) => ({
  menuId: id,
  path,
  defaultPath: path,
  defaultName: zh,
  menuName: zh,
  menuNameEn: en,
  visible: 0,
  childList,
});

function firstContent(): Content {
  return {
    menu: [
      menuItem(1, '/', '首页', 'Home'),
      menuItem(2, '/exhibitCenter', '外部展览', 'Foreign exhibitions', [
        menuItem(3, '/exhibitCenter/exhibitionHallIntroduction', '外部展馆', 'Foreign hall'),
      ]),
      menuItem(4, '/news', '外部新闻', 'Foreign news', [
        menuItem(5, '/news/newsInfo', '外部动态', 'Foreign stories'),
      ]),
      menuItem(6, '/about', '外部关于', 'Foreign about', [
        menuItem(7, '/about/complaintAdvice', '外部建议', 'Foreign advice'),
      ]),
      { menuId: null, menuName: '坏' },
    ],
    pages: undefined,
    news: Array.from({ length: 25 }, (_, index) => ({
      id: 1000 + index,
      zh: `外部新闻 ${index + 1}`,
      en: `Foreign story ${index + 1}`,
      time: `2026-10-${String(28 - index).padStart(2, '0')} 08:00:00`,
    })),
    companyName: '外部会展公司',
  };
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
