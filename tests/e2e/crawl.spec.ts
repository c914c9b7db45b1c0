import type { Page } from '@playwright/test';
import { enUS } from '#i18n/resources/en-US.ts';
import { type Language, languages } from '#schemas/language.ts';
import { findWide, readPage, type TextRules } from '../support/page-text.ts';
import { expect, test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

/** Widths of look.md and the narrowest phone; a page is opened once and resized in place. */
const widths = thorough ? [1440, 320, 390, 834, 1920] : [1440, 320];
const detailsOfEachKind = 3;

test.describe.configure({ mode: 'parallel' });

for (const language of languages)
  test(`[ROUTE-01] [LANG-04] [RESP-02] [ERR-02] a walk over every link from home in ${language} finds nothing broken, untranslated or too wide`, async ({
    page,
    open,
    site,
  }) => {
    test.setTimeout(400_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    let at = '/';
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${at}: ${response.url()} answers ${response.status()}`);
    });
    await open('/', language);
    const walk = createWalk();
    for (at = '/'; at; at = walk.next()) {
      const response = await page.goto(site.url + at);
      if (!response?.ok()) continue;
      faults.push(...(await widthFaults(page)).map((fault) => `${at}: ${fault}`));
      const { links, complaints } = await page.evaluate(readPage, rulesOf(language));
      faults.push(...complaints.map((complaint) => `${at}: ${complaint}`));
      walk.found(links);
    }
    for (const file of walk.files) {
      const response = await page.request.fetch(site.url + file, { method: 'HEAD' });
      if (!response.ok()) faults.push(`${file} answers ${response.status()}`);
    }
    expect(faults).toEqual([]);
    // A walk that stopped early would find nothing wrong.
    const { pages } = walk;
    expect(pages.length).toBeGreaterThan(thorough ? 100 : 60);
    expect(walk.files.size).toBeGreaterThan(40);
    const ends = ['newsInfo?page=8', 'serviceManual?page=3', 'procurementAnnouncement?page=5'];
    for (const list of thorough ? ends : [])
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
    test
      .info()
      .annotations.push({ type: 'walk', description: `${pages.length} pages, ${walk.files.size} files` });
  });

const rulesOf = (language: Language): TextRules => ({ language, keys: keysOf(enUS) });

/** Every key of the interface's texts: none of them may be read by a visitor. */
function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  );
}

/** What chooses an item, or a part of a list: any choice shows the same page with other content. */
const choices = ['id', 'album', 'start', 'end', 'schedule', 'year', ...(thorough ? [] : ['page'])];

/** Which pages are still to be opened: each once, all list pages, a few details of each kind. */
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
        if (/^\/(?:media|api|assets)\//.test(pathname)) {
          files.add(link);
          continue;
        }
        if (choices.some((name) => searchParams.has(name))) {
          const opened = details.get(pathname) ?? 0;
          if (opened >= detailsOfEachKind) continue;
          details.set(pathname, opened + 1);
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

/** Scrolled to its end at each width, so that every block wakes up; nothing may stand out at the side. */
async function widthFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await page.evaluate(findWide)));
  }
  return faults;
}
