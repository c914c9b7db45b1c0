const browser = { 'accept-encoding': 'br', 'accept-language': 'zh-CN', accept: 'text/html' };

/**
 * Requests to measure. A page misses the cache by its page number, which takes more values (9999) than the cache has
 * entries.
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
