const browser = { 'accept-encoding': 'br', 'accept-language': 'zh-CN', accept: 'text/html' };

/**
 * What is asked of the server. A page misses the cache when it is asked for by a parameter that its blocks declare:
 * the list's page number, which runs through more values (9999) than the cache holds pages.
 */
export const targets = [
  { name: 'page, cached', path: '/', headers: browser },
  { name: 'page, not cached', path: '/news/newsInfo?page={n}', headers: browser },
  {
    name: 'list call',
    path: '/api/official/website/news/newsPage',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
    body: JSON.stringify({ pageNo: 1, pageSize: 10, type: 'JOURNALISM' }),
  },
];
