import { languages } from '#schemas/language.ts';
import { readPage, rulesOf } from '../support/page-text.ts';
import { expect, test, withoutMotion } from '../support/site-test.ts';

test.use(withoutMotion);

const detailsOfEachKind = 3;

test.describe.configure({ mode: 'parallel' });

for (const language of languages)
  test(`[ROUTE-01] [LANG-04] [ERR-02] following every link from home in ${language} finds no broken link and no untranslated text`, async ({
    page,
    open,
    site,
    complaints,
  }) => {
    // Fetches every page as the server renders it; `every-page.spec.ts` opens the pages in a browser.
    await open('/', language);
    const faults: string[] = [];
    const walk = createWalk();
    for (let path = '/'; path; path = walk.next()) {
      const found = await page.evaluate(readPage, { ...rulesOf(language), path });
      if (!found.ok) faults.push(`${path} answers ${found.status}`);
      faults.push(...found.complaints.map((complaint) => `${path}: ${complaint}`));
      walk.found(found.links);
    }
    for (const file of walk.files) {
      const response = await page.request.fetch(site.url + file, { method: 'HEAD' });
      if (!response.ok()) faults.push(`${file} answers ${response.status()}`);
    }
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    // A crawl that stopped early would find no errors.
    const { pages } = walk;
    expect(pages.length).toBeGreaterThan(100);
    expect(walk.files.size).toBeGreaterThan(40);
    for (const list of ['newsInfo?page=8', 'serviceManual?page=3', 'procurementAnnouncement?page=5'])
      expect(
        pages.some((path) => path.includes(list)),
        list,
      ).toBe(true);
    for (const kind of [
      'newsInfoDetail',
      'noticeAnnouncementDetail',
      'noticeDetail',
      'meetingActivityAtlasDetail',
    ])
      expect(
        pages.filter((path) => path.includes(`${kind}?id=`)),
        kind,
      ).toHaveLength(detailsOfEachKind);
    expect(pages.filter((path) => path.startsWith(eventPages))).toHaveLength(detailsOfEachKind);
    test
      .info()
      .annotations.push({ type: 'walk', description: `${pages.length} pages, ${walk.files.size} files` });
  });

/** Parameters that select an item or a part of a list: every value shows the same page with other content. */
const choices = [
  ...['id', 'album', 'start', 'end', 'month', 'schedule', 'tab', 'view', 'year'],
  ...['space', 'days', 'after', 'spaces', 'from', 'until', 'show', 'compare', 'people', 'layout', 'area'],
  ...['height', 'load', 'doorWidth', 'doorHeight', 'rooms', 'roomPeople', 'water', 'daylight', 'outdoors'],
  ...['layers', 'level', 'zoom'],
  ...['sort', 'with', 'joinedSort', 'joinedWith'],
];

/** Pages of events have their item in the path. */
const eventPages = '/events/';

/** Queue of pages to fetch: each once, all list pages, a few detail pages of each kind. */
function createWalk() {
  const seen = new Set(['/']);
  const waiting: string[] = [];
  const pages: string[] = ['/'];
  const details = new Map<string, number>();
  const files = new Set<string>();
  return {
    pages,
    files,
    found(links: readonly string[]) {
      for (const link of links) {
        if (seen.has(link)) continue;
        seen.add(link);
        const { pathname, searchParams } = new URL(link, 'http://this.site');
        if (pathname.startsWith('/language/')) continue;
        if (/^\/(?:media|api|assets|plans)\/|\.(?:ics|pdf)$/.test(pathname)) {
          files.add(link);
          continue;
        }
        const kind = pathname.startsWith(eventPages) ? eventPages : pathname;
        if (kind === eventPages || choices.some((name) => searchParams.has(name))) {
          const opened = details.get(kind) ?? 0;
          if (opened >= detailsOfEachKind) continue;
          details.set(kind, opened + 1);
        }
        waiting.push(link);
      }
    },
    next(): string {
      const path = waiting.shift() ?? '';
      if (path) pages.push(path);
      return path;
    },
  };
}
