const notPages = /\.\w+$|^\/(?:api|editor|media|assets|language)\//;

/**
 * Every page to look at in one language: all links of home (which include the menu), the first detail and album of each
 * list, a missing item and a missing page.
 *
 *
 * @param {string} origin of a running site
 *
 *
 * @param {string} language `zh-CN` or `en-US`
 *
 *
 * @returns {Promise<{ path: string, group: string, name: string }[]>} group: first level of the path; name: equal in
 * both languages and valid as a file name
 */
export async function siteRoutes(origin, language) {
  const ask = (path) => fetch(origin + path, { headers: { cookie: `lang=${language}` }, redirect: 'manual' });
  const read = async (path) => {
    const response = await ask(path);
    return response.status === 200 ? { path, links: linksOf(await response.text(), origin) } : undefined;
  };
  const home = await read('/');
  if (!home) throw new Error(`${origin}/ does not answer`);
  const listed = home.links
    .map(({ pathname }) => pathname)
    .filter((path) => !notPages.test(path) && !isEvent(path));
  // A group redirects to its first page, which is in the list.
  const pages = (await Promise.all(unique(['/', ...listed]).map(read))).filter(Boolean);
  const details = new Map();
  for (const { links } of pages)
    for (const { pathname, search, searchParams } of links) {
      if (isEvent(pathname) && !details.has('event')) details.set('event', pathname);
      const kind = ['id', 'album'].find((name) => searchParams.has(name));
      if (kind && !details.has(pathname + kind)) details.set(pathname + kind, pathname + search);
    }
  const known = new Set(details.values());
  const paths = [
    ...pages.map(({ path }) => path).filter((path) => !isDetailAlone(path, known)),
    ...known,
    '/news/newsInfoDetail?id=missing',
    '/events/missing',
    '/missing',
  ];
  return paths.map((path) => ({ path, ...labels(path) }));
}

/** A hundred pages of one definition: one of them is enough. */
const isEvent = (path) => path.startsWith('/events/');

/** True for a detail path without an item, which a page may link to. */
const isDetailAlone = (path, details) => [...details].some((detail) => detail.startsWith(`${path}?id=`));

const linksOf = (html, origin) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href]) => new URL(href.replaceAll('&amp;', '&'), origin))
    .filter((url) => url.origin === origin);

function labels(path) {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const parts = pathname.split('/').filter(Boolean);
  const item =
    searchParams.get('id') === 'missing' ? ['missing'] : searchParams.has('album') ? ['album'] : [];
  const first = parts[0] ?? 'home';
  return { group: first === 'missing' ? 'other' : first, name: [...parts, ...item].join('-') || 'home' };
}

const unique = (values) => [...new Set(values)];
