import type { CDPSession, Page } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/site-test.ts';
import { inOneOf, thorough } from '../support/thorough.ts';

/** Upper limit of gestures per walk: a tall section is scrolled to its end first. */
const mostGestures = 120;
/** Milliseconds in which the browser itself scrolls a little. */
const nativeScroll = 160;

const marked = '[data-active]';

/** A place of the header without a menu entry, which would open its sub-menu over the page. */
const besideMenu = [8, 20] as const;

/**
 * Opens home and waits for its pager.
 * @returns the number of sections
 */
async function openHome(page: Page): Promise<number> {
  await untilAlive(page);
  // A late font moves a section by a few px.
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

/**
 * Waits until the pager takes gestures again. The timers run in the page, behind those of the pager (400 ms for a turn,
 * then 120 ms for the wheel), and the frames behind its animation: on a busy machine they end after them as well.
 */
const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const time of [410, 130]) await new Promise((resolve) => setTimeout(resolve, time));
    // The last frames of a turn move the page by less than a pixel. A page that is never still, or draws no frame, is
    // found by what is expected of it afterwards.
    const end = performance.now() + 10_000;
    for (let still = 0, y = window.scrollY; still < 8 && performance.now() < end; y = window.scrollY) {
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
      still = window.scrollY === y ? still + 1 : 0;
    }
  });

/** Turns the wheel and waits until the page has had the event, which the browser sends in its own time. */
async function turnWheel(page: Page, delta: number): Promise<void> {
  const turned = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    window.addEventListener('wheel', () => resolve(), { once: true, passive: true });
    return { promise };
  });
  await page.mouse.wheel(0, delta);
  await turned.evaluate(({ promise }) => promise);
}

/** Index of the visible section. */
const activeSection = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const sections = [...document.querySelectorAll(selector)];
    return sections.findIndex((section) => section.getAttribute('data-active') === 'true');
  }, marked);

/** Visible share of the section, relative to the viewport below the header or, if smaller, to the section's height. */
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

/**
 * Repeats a gesture until the last section is visible.
 * @returns the indexes of the visible sections, in order
 */
async function goThrough(page: Page, count: number, gesture: () => Promise<void>): Promise<number[]> {
  const seen = [await activeSection(page)];
  for (let tried = 0; tried < mostGestures && seen.at(-1) !== count - 1; tried += 1) {
    await gesture();
    // Scrolling within a tall section needs no long pause.
    await page.waitForTimeout(nativeScroll);
    if ((await activeSection(page)) === seen.at(-1)) continue;
    await rest(page);
    const active = await activeSection(page);
    seen.push(active);
    expect(await shownShare(page, active), `section ${active} is on the screen`).toBeGreaterThan(0.5);
  }
  return seen;
}

/** Repeats a gesture until an earlier section is visible. */
async function goBack(page: Page, section: number, gesture: () => Promise<void>): Promise<void> {
  for (let tried = 0; tried < mostGestures && (await activeSection(page)) > section; tried += 1) {
    await gesture();
    await rest(page);
  }
}

const all = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The focused element, if its section is not the visible one or the header covers it. */
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

/**
 * Swipes over the middle of the screen's height, `side` px from the right, and pauses before lifting the finger, so that
 * there is no momentum.
 */
async function swipe(session: CDPSession, page: Page, distance: number, side = 12): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const from = height / 2 - distance / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: width - side, y }],
    });
  await touch('touchStart', from);
  for (let part = 1; part <= 10; part += 1) {
    await touch('touchMove', from + (part / 10) * distance);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(120);
  await touch('touchEnd', from + distance);
}

/** Swipes on a phone have their own tests below; keys and wheel at phone width are tested in a thorough run only. */
const screens = [{ width: 1440, height: 900 }, ...(thorough ? [{ width: 390, height: 844 }] : [])];

for (const { width, height } of screens)
  test.describe(`home at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 968 });

    // `npm test` turns the wheel through all sections below, with a resting pointer and at the heights of laptops.
    if (thorough)
      test('[HOME-01a] [HOME-01b] the wheel pages through all sections, one per gesture', async ({
        page,
        open,
      }) => {
        await open('/');
        const count = await openHome(page);
        // Over the header, because the schedule handles the wheel itself.
        await page.mouse.move(...besideMenu);
        expect(await goThrough(page, count, () => turnWheel(page, 240))).toEqual(all(count));
      });

    test('[HOME-01b] arrow keys page through the sections; Home and End go to the first and the last', async ({
      page,
      open,
    }) => {
      test.slow();
      await open('/');
      const count = await openHome(page);
      // `npm test` goes to the second section by a large turn of the wheel and to the third by an arrow key, and to
      // others at the heights of laptops.
      const [first, last] = thorough ? [0, count - 1] : [1, 2];
      await page.mouse.move(...besideMenu);
      if (!thorough) expect(await goThrough(page, 2, () => turnWheel(page, 240))).toEqual([0, 1]);
      const seen = await goThrough(page, last + 1, () => page.keyboard.press('ArrowDown'));
      expect(seen).toEqual(all(last + 1).slice(first));
      await page.keyboard.press('Home');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      expect(await activeSection(page)).toBe(0);
      await rest(page);
      for (const key of ['PageDown', 'Space']) {
        const before = await activeSection(page);
        for (let tried = 0; tried < 6 && (await activeSection(page)) === before; tried += 1) {
          await page.keyboard.press(key);
          await rest(page);
        }
        expect(await activeSection(page), key).toBe(before + 1);
      }
      await page.keyboard.press('End');
      await expect.poll(() => activeSection(page)).toBe(count - 1);
    });

    test('[HOME-01b] Tab reaches every section, and the focused element is never behind the header', async ({
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
          await rest(page);
          expect(await hiddenFocus(page)).toBeUndefined();
        }
        seen.add(active);
      }
      expect([...seen].sort((a, b) => a - b)).toEqual(all(count));
    });
  });

/** Laptops, by width and height inside the browser's own bars. */
const laptops = [
  [1366, 600],
  [1366, 650],
  [1280, 680],
  [1440, 700],
  [1536, 730],
  [1366, 768],
  [1440, 780],
  [1440, 900],
] as const;

/**
 * Pictures whose chosen file has fewer pixels than their box shows of it, although a larger one is offered.
 * `object-fit: cover` shows a picture that is wider than its box in parts.
 */
const blurred = (page: Page): Promise<string[]> =>
  page.locator('main picture img').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const file = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1]);
      const { width: box, height } = image.getBoundingClientRect();
      const [full, tall] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
      const offered = image.parentElement?.querySelector('source')?.srcset.match(/\d+(?=w)/g) ?? [];
      if (!file || !full || !tall || box === 0) return [];
      const shown = Math.max(box, (height * full) / tall) * devicePixelRatio;
      const needed = Math.min(shown, Math.max(...offered.map(Number)));
      return file < needed - 1 ? [`${image.currentSrc} for ${Math.round(needed)} px`] : [];
    }),
  );

/**
 * Ways to turn the page by one section; 100 and 120 px are a notch of the wheel in common browsers. A swipe begins
 * in the middle, where rows and tabs of the sections take horizontal ones.
 */
const turns: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['the wheel by 100 px', (page) => turnWheel(page, 100)],
  ['PageDown', (page) => page.keyboard.press('PageDown')],
  ['the wheel by 120 px', (page) => turnWheel(page, 120)],
  ['the arrow key', (page) => page.keyboard.press('ArrowDown')],
  [
    'a swipe',
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await swipe(session, page, -300, (page.viewportSize()?.width ?? 0) / 2);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      await session.detach();
    },
  ],
];

/** `npm test` takes two heights, the smallest among them; their turns differ. */
const sampledLaptops = laptops.filter((_, position) => thorough || position % 4 === 0);

for (const [position, [width, height]] of sampledLaptops.entries())
  test(`[HOME-01a] [HOME-01b] at ${width} × ${height} wheel, keys and swipes stop at each section, which fills the screen to the pixel`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open('/');
    const count = await openHome(page);
    // Over the header, because the schedule handles the wheel itself.
    await page.mouse.move(width / 3, 20);
    for (let section = 1; section < count - 1; section += 1) {
      const [name, turn] = turns[(section + position) % turns.length] ?? [];
      await turn?.(page);
      await expect.poll(() => activeSection(page), name).toBe(section);
      await rest(page);
      const edges = () =>
        page
          .locator(marked)
          .nth(section)
          .evaluate((node) => {
            const { top, bottom } = node.getBoundingClientRect();
            return [Math.round(top), Math.round(bottom)];
          });
      await expect.poll(edges, `section ${section} after ${name}`).toEqual([0, height]);
    }
    expect(await blurred(page), 'pictures that are scaled up').toEqual([]);
  });

test.describe('home on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[HOME-01b] swipes page through all sections, one per swipe, and back', async ({ page, open }) => {
    await open('/');
    const count = await openHome(page);
    const session = await page.context().newCDPSession(page);
    expect(await goThrough(page, count, () => swipe(session, page, -560))).toEqual(all(count));
    // `npm test` goes back by two sections: the browser itself scrolls back from the last one.
    const first = thorough ? 0 : count - 3;
    await goBack(page, first, () => swipe(session, page, 560));
    expect(await activeSection(page)).toBe(first);
  });
});

/** Expects the browser's native scroll: exactly as far as the wheel turns. */
async function expectPlainScroll(page: Page, delta: number): Promise<void> {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const from = await scrolled();
  await turnWheel(page, delta);
  // Polls, because a busy browser is slow.
  await expect.poll(async () => Math.abs((await scrolled()) - from - delta)).toBeLessThan(3);
  await rest(page);
  expect(Math.abs((await scrolled()) - from - delta)).toBeLessThan(3);
}

test('[HOME-01b] home scrolls natively with reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await openHome(page);
  await page.mouse.move(700, 500);
  for (const delta of [130, 130, 700]) await expectPlainScroll(page, delta);
});

test('[HOME-01b] home scrolls natively on a short screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open('/');
  await openHome(page);
  await page.mouse.move(700, 300);
  for (const delta of [130, 130, 700]) await expectPlainScroll(page, delta);
});

/** Opens home with its schedule visible and the pointer on the header. */
async function openSchedule(page: Page): Promise<void> {
  await openHome(page);
  await page.mouse.move(...besideMenu);
  await page.locator('nav[data-marks] a[href="#schedule"]').click();
  await expect(page.locator('#schedule')).toHaveAttribute('data-active', 'true');
  await rest(page);
}

test('[HOME-04] the wheel scrolls natively over the schedule and pages again outside it', async ({
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
  await page.mouse.move(...besideMenu);
  await turnWheel(page, -120);
  await expect(schedule).toHaveAttribute('data-active', 'false');
});

/** The visible section and the distance of its top from its target position, in px. */
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
    // The last turn of the wheel in a tall section scrolls past its end, at most by one turn.
    const isTall = height > window.innerHeight - inset;
    const isInside = isTall && top < inset + 120 && bottom > window.innerHeight - 120;
    const isAtEnd = window.scrollY < 2 || window.scrollY > end - 2;
    return { id: section.id, off: isInside || isAtEnd ? 0 : Math.round(top - inset) };
  });

for (const { width, height } of screens)
  test.describe(`home with a resting pointer at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('[HOME-01b] [HOME-04] the wheel pages past the schedule and back if the pointer was not moved onto it', async ({
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
          await turnWheel(page, delta);
          await rest(page);
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

test('[HOME-04] the wheel scrolls natively after the pointer moves onto the schedule, and pages after it leaves', async ({
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
  // One turn goes to the section that has begun to appear, and to no other.
  await turnWheel(page, 120);
  await rest(page);
  expect(await restOf(page)).toEqual({ id: 'venue', off: 0 });
});

test('[HOME-01b] the wheel scrolls natively after the last section', async ({ page, open }) => {
  await open('/');
  const count = await openHome(page);
  await page.keyboard.press('End');
  await expect.poll(() => activeSection(page)).toBe(count - 1);
  await rest(page);
  // On a busy machine the section may still be moving, or a late block may have displaced it.
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
  test(`the markers at the left edge name the sections and scroll to them, in ${language}`, async ({
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
      await rest(page);
      await expect.poll(() => shownShare(page, index)).toBeGreaterThan(0.9);
    }
  });

test('a link to a section, and going back from another page, scroll to the right section', async ({
  page,
  open,
}) => {
  await open('/#news');
  await openHome(page);
  const news = page.locator('#news');
  await expect(news).toHaveAttribute('data-active', 'true');
  await rest(page);
  const before = await page.evaluate(() => window.scrollY);
  await news.locator('a[href="/news/newsInfo"]').first().click();
  await expect(page).toHaveURL(/newsInfo$/);
  await expect(page.locator(marked)).toHaveCount(0);
  await page.goBack();
  await expect(news).toHaveAttribute('data-active', 'true');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(3);
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

test('[HOME-03] figures start counting when their section is visible', async ({ page, open }) => {
  await open('/');
  await openHome(page);
  const venue = page.locator('#venue');
  await expect(venue).toHaveAttribute('data-active', 'false');
  const counting = venue.locator('[data-counting]');
  await expect(counting).toHaveCount(0);
  // Watched in the page: a busy machine may look again only after the figures have counted.
  const hasCounted = await venue.evaluateHandle((section) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const watcher = new MutationObserver(() => {
      if (section.querySelector('[data-counting]')) resolve();
    });
    watcher.observe(section, { subtree: true, childList: true, attributeFilter: ['data-counting'] });
    return { promise };
  });
  await page.locator('nav[data-marks] a[href="#venue"]').click();
  await expect(venue).toHaveAttribute('data-active', 'true');
  const isCounted = hasCounted.evaluate(({ promise }) =>
    Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 30_000, false))]),
  );
  expect(await isCounted).toBe(true);
});
