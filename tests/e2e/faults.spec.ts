import type { BrowserContext, Page } from '@playwright/test';
import type { CreateCallName } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { type ExpectedText, textOf } from '../faults/cell.ts';
import { draftOf } from '../faults/draft.ts';
import { expected } from '../faults/expected.ts';
import { type Fault, faults } from '../faults/faults.ts';
import { type Door, type FaultyBackend, startFaultyBackend } from '../faults/faulty-backend.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test as base, expect, withoutMotion } from '../support/site-test.ts';
import { inOneOf } from '../support/thorough.ts';

/** A site over a backend that fails on demand; otherwise it responds like the worker's demo site. */
const test = base.extend<{
  faulty: { door: Door; url: string; context: (language: Language) => Promise<BrowserContext> };
}>({
  faulty: async ({ site, browser }, use) => {
    const backend: FaultyBackend = await startFaultyBackend((path, init) => fetch(site.url + path, init));
    const door = backend.open();
    const own: ServedSite = await serveSite({ CONTENT_API: door.url, CONTENT_TTL: '0', RATE_LIMIT: '1000' });
    const opened: BrowserContext[] = [];
    await use({
      door,
      url: own.url,
      context: async (language) => {
        const context = await browser.newContext();
        opened.push(context);
        await context.addCookies([{ name: 'lang', value: language, url: own.url }]);
        return context;
      },
    });
    await Promise.all(opened.map((context) => context.close()));
    await own.stop();
    await backend.close();
  },
});

test.use(withoutMotion);

/** For requests that end only with the client's timeout. */
const long = { timeout: 60_000 };

/** Matches any of these texts, also within a longer text. */
const anyOf = (words: readonly ExpectedText[], language: Language): RegExp =>
  new RegExp(words.map((one) => textOf(one, language).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));

/** Records every toast, because toasts disappear after some seconds. Runs in the page. */
function writeDown(): void {
  const told: string[] = [];
  Object.assign(window, { told });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.closest('[role=alert], [role=status], [aria-live]'))
        told.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
  }).observe(document, { childList: true, subtree: true });
}

const toldIn = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told.join('|'));
const forget = (page: Page) =>
  page.evaluate(() => void (window as unknown as { told: string[] }).told.splice(0));

/** State of a form whose submission did not arrive. */
const failing = 'submission open.failed';

/**
 * Only the texts of an outcome depend on the language. `matrix.test.ts` checks the server's in both languages, and
 * `npm run walk` opens every form in both.
 */
const forms: readonly (readonly [CreateCallName, readonly Language[]])[] = [
  ['createExhibitionBooking', inOneOf('zh-CN')],
  ['createMeetingBooking', inOneOf('en-US')],
  ['createSuggestion', inOneOf('zh-CN')],
];

test('[BOOK-06] [BOOK-07] [FORM-02] [FORM-03] each form reports the outcome of each fault', async ({
  faulty,
}) => {
  const opened = await Promise.all(
    languages.map(async (language) => {
      const context = await faulty.context(language);
      return Promise.all(
        forms
          .filter(([, own]) => own.includes(language))
          .map(async ([call]) => {
            const page = await context.newPage();
            await page.addInitScript(writeDown);
            await page.addInitScript(([key, draft]) => localStorage.setItem(key, draft), draftOf(call));
            return { call, page, language };
          }),
      );
    }),
  );
  for (const [index, fault] of faults.entries()) {
    const before = faults[index - 1];
    for (const [call] of forms) faulty.door.breaks({ call, fault });
    await Promise.all(
      opened.flat().map(async ({ call, page, language }) => {
        const { path, part, says = 'state.failed', toasts = [] } = expected[call][fault];
        // The server's timeout ends at the same moment as the browser's.
        const also: readonly ExpectedText[] = fault === 'timeout' ? ['server.timeout'] : [];
        // The form still has the values of a submission that did not arrive.
        if (!before || expected[call][before].machine !== failing) await page.goto(faulty.url + path);
        const send = page.locator(`#${part} button[type=submit]`);
        // Waits for hydration; until then the browser posts the form itself.
        await expect(page.locator(`#${part} form`)).toHaveAttribute('novalidate', '', long);
        await expect(page.locator(`#${part} [name=name]`)).toHaveValue(/./, long);
        await expect(send).toBeEnabled();
        // A toast with identical text is not announced twice while it is visible.
        await expect(page.locator('[role=alert] button')).toHaveCount(0, long);
        await forget(page);
        await send.click();
        await expect
          .poll(() => toldIn(page), { ...long, message: `${call} ${fault} ${language}` })
          .toMatch(anyOf([...toasts, ...also], language));
        const block = page.locator(`#${part}`);
        await expect(block.getByText(anyOf([says, ...also], language)).first()).toBeVisible();
        // The form keeps its values if the submission did not arrive.
        const kept = expected[call][fault].machine === failing;
        await expect(page.locator('[name=name]')).toHaveValue(kept ? /./ : '');
      }),
    );
  }
});

test('[ERR-01] [VR-02] a config that cannot be loaded is reported by a toast for each fault', async ({
  faulty,
}) => {
  const pages = await Promise.all(
    inOneOf('en-US').map(async (language) => {
      const page = await (await faulty.context(language)).newPage();
      await page.addInitScript(writeDown);
      return { language, page };
    }),
  );
  for (const fault of faults) {
    faulty.door.breaks({ call: 'remoteConfig', fault });
    await Promise.all(
      pages.map(async ({ page, language }) => {
        const { path, part, says, endsAs = says, toasts = [] } = expected.remoteConfig[fault];
        await page.goto(faulty.url + path);
        for (const words of toasts)
          await expect
            .poll(() => toldIn(page), { ...long, message: `${fault} ${language}` })
            .toMatch(anyOf([words], language));
        if (endsAs)
          await expect(page.locator(`#${part}`), `${fault} ${language}`).toContainText(
            textOf(endsAs, language),
            long,
          );
        await expect(page.locator('footer')).toBeVisible();
      }),
    );
  }
});

interface Met {
  page: Page;
  language: Language;
  door: Door;
}

/** Order of the faults for a call that can be retried; the last fault leaves nothing to retry. */
const inTurn: readonly Fault[] = ['timeout', 'dropped', 'refused', 'malformed', 'empty'];

/** Causes every fault of a call in one block: first by the action that sends it, then by retries. */
async function meetAll(
  call: 'albumPage' | 'albumDetail' | 'scheduleList',
  { page, language, door }: Met,
  act: () => Promise<void>,
): Promise<void> {
  for (const fault of inTurn) {
    const { part, says, endsAs = says } = expected[call][fault];
    door.breaks({ call, fault });
    const before = door.met(call);
    // A retry during a pending request shares its response.
    if (fault === 'timeout') await act();
    await expect(async () => {
      if (fault !== 'timeout') await page.locator('main').getByText(textOf('state.retry', language)).click();
      await expect.poll(() => door.met(call), { timeout: 3_000 }).toBeGreaterThan(before);
    }).toPass(long);
    const place = page.locator(part === 'main' ? 'main' : `#${part}`);
    if (endsAs)
      await expect(place.getByText(textOf(endsAs, language)).first(), `${call} ${fault}`).toBeVisible(long);
  }
}

for (const language of inOneOf('zh-CN'))
  test(`[ERR-04] [GAL-01] [SCHD-01] data that is fetched after the page load shows its errors in its own block, in ${language}`, async ({
    faulty: { door, url, context },
  }) => {
    const all = await context(language);
    const open = async (path: string) => {
      const page = await all.newPage();
      // Until a block is hydrated, its links load a document.
      await page.goto(url + path, { waitUntil: 'networkidle' });
      return { page, language, door };
    };
    const { path: list } = expected.albumPage.dropped;
    const albums = await open(list);
    const closed = await open(list);
    const album = await open(expected.albumZip.dropped.path);
    const events = await open(expected.scheduleList.dropped.path);

    await Promise.all([
      meetAll('albumPage', albums, () => albums.page.locator('main a[href*="page=2"]').first().click()),
      meetAll('albumDetail', closed, () => closed.page.locator('#gallery h2 a').nth(2).click()),
      // Other days are another request; a further page is in the same answer.
      meetAll('scheduleList', events, async () => {
        await events.page.locator('#schedule-dates-open').click();
        await events.page.getByRole('button', { name: /^(?:本月|This month)$/ }).click();
      }),
      (async () => {
        for (const fault of faults) {
          door.breaks({ call: 'albumZip', fault });
          const link = album.page.locator('#gallery a[href*=batchDown]').first();
          await link.click();
          const { says, endsAs = says } = expected.albumZip[fault];
          if (endsAs) await expect(link, fault).toHaveText(new RegExp(textOf(endsAs, language)), long);
          await album.page
            .getByRole('button', { name: textOf('gallery.dismiss', language) })
            .first()
            .click();
        }
      })(),
    ]);
  });
