import { builtInGroups } from '#registry/pages/index.ts';
import { languages } from '#schemas/language.ts';
import { type Mood, moods } from '../support/awkward-backend/awkward.ts';
import { startAwkwardBackend, subjectPages } from '../support/awkward-backend.ts';
import { findWide } from '../support/page-text.ts';
import { serveSite } from '../support/served-site.ts';
import { expect, test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

/** Detail pages need an id that this backend has. */
const all = builtInGroups
  .flatMap(({ pages }) => pages.map(({ path }) => path))
  .map((path) => (path.endsWith('AtlasDetail') ? `${path}?id=atlas-1` : path.replace(/Detail$/, '$&?id=2')));

/** Pages where each kind of awkward data shows most. A thorough run opens every page with every kind. */
const sample: Partial<Record<Mood, readonly string[]>> = {
  long: ['/', '/news/newsInfo', '/periphery/supportingHotels', '/notice/noticeDetail?id=2'],
  hostile: ['/', '/about/companyProfile', '/conventionCenter/meetingVenue', '/news/newsInfoDetail?id=2'],
  wrong: ['/', '/exhibitCenter/exhibitionSchedule', '/about/contactUs'],
};

/** Those that answer 200. `awkward-backend.test.ts` checks the status of all. */
const allWith = (mood: Mood) => (mood === 'nothing' ? all.filter((path) => !subjectPages.has(path)) : all);

test.describe.configure({ mode: 'parallel' });

for (const [index, mood] of moods.entries()) {
  const paths = thorough ? allWith(mood) : (sample[mood] ?? []);
  if (paths.length === 0) continue;
  test(`[CALL-04] [SEC-01] pages with ${mood} backend fields run no injected script, log no error and do not overflow the viewport`, async ({
    page,
    context,
  }) => {
    test.setTimeout(480_000 + paths.length * 15_000);
    const backend = await startAwkwardBackend(mood);
    const site = await serveSite({ CONTENT_API: backend.url, CONTENT_TTL: '600' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ran: string[] = [];
    await page.exposeFunction('awkward', () => ran.push(page.url()));
    const faults: string[] = [];
    for (const language of thorough ? languages : languages.slice(index % 2).slice(0, 1)) {
      await context.addCookies([{ name: 'lang', value: language, url: site.url }]);
      for (const path of paths) {
        const response = await page.goto(site.url + path);
        if (!response?.ok()) faults.push(`${path} answers ${response?.status()}`);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          faults.push(...(await page.evaluate(findWide)).map((fault) => `${path}: ${fault}`));
        }
      }
    }
    // Cancels the requests of blocks that are still loading.
    await page.goto('about:blank');
    await site.stop();
    await backend.close();
    expect(faults).toEqual([]);
    expect(ran).toEqual([]);
  });
}
