import type { CDPSession, Page } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/site-test.ts';
import { inOneOf, thorough } from '../support/thorough.ts';

/** Gestures that any section can want: a tall one is scrolled to its end first. */
const mostGestures = 120;
/** A turn, and the rest of the wheel after it, in ms. */
const turnTime = 650;

const marked = '[data-active]';

/** Home with its pager at work; how many sections there are. */
async function openHome(page: Page): Promise<number> {
  await untilAlive(page);
  // A font that comes late moves a section by a few px.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await expect(page.locator('[data-active=true]')).toHaveCount(1);
  const count = await page
    .locator('main > [data-block], footer')
    .evaluateAll((sections) => sections.filter((section) => section.clientHeight > 0).length);
  await expect(page.locator(marked)).toHaveCount(count);
  expect(count, 'the sections of home, footer included').toBeGreaterThanOrEqual(7);
  return count;
}

/** The section on the screen, by its place. */
const activeSection = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const sections = [...document.querySelectorAll(selector)];
    return sections.findIndex((section) => section.getAttribute('data-active') === 'true');
  }, marked);

/** How much of the screen below the header the section covers, or all of the section when it is lower. */
const shownShare = (page: Page, index: number): Promise<number> =>
  page
    .locator(marked)
    .nth(index)
    .evaluate((section) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const { top, bottom, height } = section.getBoundingClientRect();
      const shown = Math.min(bottom, window.innerHeight) - Math.max(top, header);
      return shown / Math.min(height, window.innerHeight - header);
    });

/** Makes a gesture until the last section is on the screen: the sections that were, in order. */
async function goThrough(page: Page, count: number, gesture: () => Promise<void>): Promise<number[]> {
  const seen = [await activeSection(page)];
  for (let tried = 0; tried < mostGestures && seen.at(-1) !== count - 1; tried += 1) {
    await gesture();
    // What scrolls a tall section needs no rest after it.
    await page.waitForTimeout(turnTime / 4);
    if ((await activeSection(page)) === seen.at(-1)) continue;
    await page.waitForTimeout(turnTime);
    const active = await activeSection(page);
    seen.push(active);
    expect(await shownShare(page, active), `section ${active} is on the screen`).toBeGreaterThan(0.5);
  }
  return seen;
}

/** Makes a gesture until the first section is on the screen. */
async function goBack(page: Page, gesture: () => Promise<void>): Promise<void> {
  for (let tried = 0; tried < mostGestures && (await activeSection(page)) > 0; tried += 1) {
    await gesture();
    await page.waitForTimeout(turnTime);
  }
}

const all = (count: number) => Array.from({ length: count }, (_, index) => index);

/** What has the focus in a section and cannot be seen: the section is not the one on the screen, or the header covers it. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const section = focused?.closest('[data-active]');
    if (!focused || !section) return;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top, bottom, height } = focused.getBoundingClientRect();
    const seen = Math.min(bottom, window.innerHeight) - Math.max(top, header);
    if (section.getAttribute('data-active') === 'true' && (height === 0 || seen > 0)) return;
    return `${section.id}: ${focused.outerHTML.slice(0, 120)} ${Math.round(top)}–${Math.round(bottom)}`;
  });

/** A finger that swipes over the middle of the screen, and rests before it leaves: nothing is flung. */
async function swipe(session: CDPSession, page: Page, distance: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const from = height / 2 - distance / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: width - 12, y }],
    });
  await touch('touchStart', from);
  for (let part = 1; part <= 10; part += 1) {
    await touch('touchMove', from + (part / 10) * distance);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(120);
  await touch('touchEnd', from + distance);
}

/** A phone has fingers, which come below; the keys and the wheel of one are looked at in a walk. */
const screens = [{ width: 1440, height: 900 }, ...(thorough ? [{ width: 390, height: 844 }] : [])];

for (const { width, height } of screens)
  test.describe(`home at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 968 });

    test('[HOME-01a] [HOME-01b] the wheel brings every section, one a gesture, and back', async ({
      page,
      open,
    }) => {
      await open('/');
      const count = await openHome(page);
      // Beside the schedule, whose wheel is its own: over the header.
      await page.mouse.move(width / 3, 20);
      expect(await goThrough(page, count, () => page.mouse.wheel(0, 240))).toEqual(all(count));
      await goBack(page, () => page.mouse.wheel(0, -240));
      expect(await activeSection(page)).toBe(0);
    });

    test('[HOME-01b] arrow keys bring every section, Home and End the first and the last', async ({
      page,
      open,
    }) => {
      test.slow();
      await open('/');
      const count = await openHome(page);
      expect(await goThrough(page, count, () => page.keyboard.press('ArrowDown'))).toEqual(all(count));
      await page.keyboard.press('Home');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      expect(await activeSection(page)).toBe(0);
      await page.waitForTimeout(turnTime);
      for (const key of ['PageDown', 'Space']) {
        const before = await activeSection(page);
        for (let tried = 0; tried < 6 && (await activeSection(page)) === before; tried += 1) {
          await page.keyboard.press(key);
          await page.waitForTimeout(turnTime);
        }
        expect(await activeSection(page), key).toBe(before + 1);
      }
      await page.keyboard.press('End');
      await expect.poll(() => activeSection(page)).toBe(count - 1);
    });

    test('[HOME-01b] Tab brings every section, and what has the focus is never behind the header', async ({
      page,
      open,
    }) => {
      test.slow();
      await open('/');
      const count = await openHome(page);
      await page.locator('main').focus();
      const seen = new Set<number>();
      for (let stops = 0; stops < 200 && !seen.has(count - 1); stops += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => hiddenFocus(page)).toBeUndefined();
        const active = await activeSection(page);
        if (!seen.has(active)) {
          await page.waitForTimeout(turnTime);
          expect(await hiddenFocus(page)).toBeUndefined();
        }
        seen.add(active);
      }
      expect([...seen].sort((a, b) => a - b)).toEqual(all(count));
    });
  });

test.describe('home under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[HOME-01b] swipes bring every section, one a swipe, and back', async ({ page, open }) => {
    await open('/');
    const count = await openHome(page);
    const session = await page.context().newCDPSession(page);
    expect(await goThrough(page, count, () => swipe(session, page, -560))).toEqual(all(count));
    await goBack(page, () => swipe(session, page, 560));
    expect(await activeSection(page)).toBe(0);
  });
});

/** The wheel makes the browser itself scroll, as on any page: by its length, and no further. */
async function expectPlainScroll(page: Page, delta: number): Promise<void> {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const from = await scrolled();
  await page.mouse.wheel(0, delta);
  // A busy browser takes its time.
  await expect.poll(async () => Math.abs((await scrolled()) - from - delta)).toBeLessThan(3);
  await page.waitForTimeout(turnTime);
  expect(Math.abs((await scrolled()) - from - delta)).toBeLessThan(3);
}

test('[HOME-01b] under reduced motion home is an ordinary page', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await openHome(page);
  await page.mouse.move(700, 500);
  for (const delta of [130, 130, 700]) await expectPlainScroll(page, delta);
});

test('[HOME-01b] on a short screen home is an ordinary page', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open('/');
  await openHome(page);
  await page.mouse.move(700, 300);
  for (const delta of [130, 130, 700]) await expectPlainScroll(page, delta);
});

/** Home with its schedule on the screen, and the pointer on the header above it. */
async function openSchedule(page: Page): Promise<void> {
  await openHome(page);
  await page.mouse.move(700, 20);
  await page.locator('nav[data-marks] a[href="#schedule"]').click();
  await expect(page.locator('#schedule')).toHaveAttribute('data-active', 'true');
  await page.waitForTimeout(turnTime);
}

test('[HOME-04] the wheel is the browser’s over the schedule, and pages again beside it', async ({
  page,
  open,
}) => {
  await open('/');
  await openSchedule(page);
  const schedule = page.locator('#schedule');
  await page.mouse.move(700, 450);
  await expectPlainScroll(page, -60);
  await expectPlainScroll(page, 60);
  await expect(schedule).toHaveAttribute('data-active', 'true');
  await page.mouse.move(700, 20);
  await page.mouse.wheel(0, -120);
  await expect(schedule).toHaveAttribute('data-active', 'false');
});

/** Where the page is: the section on the screen, and how far its top is from where it belongs, in px. */
const restOf = (page: Page) =>
  page.evaluate(() => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const section = document.querySelector('[data-active=true]');
    if (!section) return { id: '', off: Number.NaN };
    const { top, bottom, height } = section.getBoundingClientRect();
    const styles = [
      getComputedStyle(document.documentElement).scrollPaddingTop,
      getComputedStyle(section).scrollMarginTop,
    ];
    const inset = styles.reduce((sum, value) => sum + (Number.parseFloat(value) || 0), 0);
    // The last turn of the wheel in a tall section goes beyond its end, by no more than a turn.
    const isTall = height > window.innerHeight - inset;
    const isInside = isTall && top < inset + 120 && bottom > window.innerHeight - 120;
    const isAtEnd = window.scrollY < 2 || window.scrollY > end - 2;
    return { id: section.id, off: isInside || isAtEnd ? 0 : Math.round(top - inset) };
  });

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`a pointer that rests at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('[HOME-04] the wheel goes on from the schedule below a pointer that was not moved there', async ({
      page,
      open,
    }) => {
      test.slow();
      await open('/');
      const count = await openHome(page);
      await page.mouse.move(width / 2, height / 2);
      const walk = async (delta: number, last: number) => {
        const seen = [await activeSection(page)];
        for (let tried = 0; tried < mostGestures && seen.at(-1) !== last; tried += 1) {
          await page.mouse.wheel(0, delta);
          await page.waitForTimeout(turnTime);
          const { id, off } = await restOf(page);
          expect(Math.abs(off), `${id} is ${off} px from its place`).toBeLessThan(3);
          const active = await activeSection(page);
          if (active !== seen.at(-1)) seen.push(active);
        }
        return seen;
      };
      expect(await walk(120, count - 1)).toEqual(all(count));
      expect(await walk(-120, 0)).toEqual(all(count).toReversed());
    });
  });

test('[HOME-04] the wheel scrolls over the schedule that the pointer was moved onto, and pages where it has left it', async ({
  page,
  open,
}) => {
  await open('/');
  await openSchedule(page);
  await page.mouse.move(700, 600);
  const pointed = () => page.evaluate(() => document.elementFromPoint(700, 600)?.closest('[data-block]')?.id);
  let turns = 0;
  for (; turns < 10 && (await pointed()) === 'schedule'; turns += 1) await expectPlainScroll(page, 120);
  expect(turns).toBe(3);
  expect(await pointed()).toBe('venue');
  // One turn brings the section that the browser has begun to show, and no other.
  await page.mouse.wheel(0, 120);
  await page.waitForTimeout(turnTime);
  expect(await restOf(page)).toEqual({ id: 'venue', off: 0 });
});

test('[HOME-01b] beyond the last section the wheel is the browser’s', async ({ page, open }) => {
  await open('/');
  const count = await openHome(page);
  await page.keyboard.press('End');
  await expect.poll(() => activeSection(page)).toBe(count - 1);
  await page.waitForTimeout(turnTime);
  // On a busy machine the section is still on its way, or a block that came late has pushed it away.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const turn = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
        document.querySelector('footer')?.dispatchEvent(turn);
        return turn.defaultPrevented;
      }),
    )
    .toBe(false);
});

for (const language of inOneOf('en-US'))
  test(`the marks at the left edge name the sections and lead to them, in ${language}`, async ({
    page,
    open,
  }) => {
    await open('/', language);
    const count = await openHome(page);
    const marks = page.locator('nav[data-marks] a');
    await expect(marks).toHaveCount(count);
    const names = await marks.allTextContents();
    expect(new Set(names).size, names.join()).toBe(count);
    for (const name of names) expect(/\p{Script=Han}/u.test(name), name).toBe(language === 'zh-CN');
    for (const index of [3, 1, count - 1]) {
      await marks.nth(index).click();
      await expect(marks.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => activeSection(page)).toBe(index);
      await page.waitForTimeout(turnTime);
      expect(await shownShare(page, index)).toBeGreaterThan(0.9);
    }
  });

test('a link into the page, and back from another page, end where they should', async ({ page, open }) => {
  await open('/#news');
  await openHome(page);
  const news = page.locator('#news');
  await expect(news).toHaveAttribute('data-active', 'true');
  await page.waitForTimeout(turnTime);
  const before = await page.evaluate(() => window.scrollY);
  await news.locator('a[href="/news/newsInfo"]').first().click();
  await expect(page).toHaveURL(/newsInfo$/);
  await expect(page.locator(marked)).toHaveCount(0);
  await page.goBack();
  await expect(news).toHaveAttribute('data-active', 'true');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(3);
});

for (const { width, height } of screens)
  test(`the hero picture is preloaded and is the largest contentful paint at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open('/');
    await page.waitForLoadState('load');
    const paint = await page.evaluate(
      () =>
        new Promise<{ picture: boolean; url: string }>((resolve) => {
          const paints: PerformanceEntry[] = [];
          new PerformanceObserver((list) => paints.push(...list.getEntries())).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
          setTimeout(() => {
            const last = paints.at(-1);
            const hero = document.querySelector('main [data-block] img');
            if (!last || !('element' in last) || !('url' in last))
              return resolve({ picture: false, url: 'http://nothing.example' });
            resolve({ picture: last.element === hero, url: String(last.url) });
          }, 2_000);
        }),
    );
    const preloads = await page
      .locator('head link[rel=preload][as=image][imagesrcset]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset') ?? ''));
    expect(preloads).toHaveLength(1);
    expect(paint.picture, paint.url).toBe(true);
    expect(preloads[0]).toContain(new URL(paint.url).pathname);
    const fetched = await page.evaluate(
      (url) => performance.getEntriesByName(url).map((entry) => Reflect.get(entry, 'initiatorType')),
      paint.url,
    );
    expect(fetched, 'fetched once, by its preload').toEqual(['link']);
  });

test('[HOME-03] figures wait until their section is on the screen', async ({ page, open }) => {
  await open('/');
  await openHome(page);
  const venue = page.locator('#venue');
  await expect(venue).toHaveAttribute('data-active', 'false');
  const counting = venue.locator('span.tabular-nums');
  await expect(counting).toHaveCount(0);
  await page.locator('nav[data-marks] a[href="#venue"]').click();
  await expect(venue).toHaveAttribute('data-active', 'true');
  await expect.poll(() => counting.count()).toBeGreaterThan(0);
});
