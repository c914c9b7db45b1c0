import type { Language } from '#schemas/language.ts';
import { languages } from '#schemas/language.ts';
import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/site-test.ts';
import { inOneOf } from '../support/thorough.ts';

const exhibitions = '/exhibitCenter/exhibitionSchedule';
const meetings = '/conventionCenter/meetingSchedule';

const words = {
  'zh-CN': {
    start: '开始日期',
    end: '结束日期',
    dates: /^日期/,
    apply: '筛选',
    clear: '清除筛选',
    free: '这几天，展厅空着',
    book: '预订展览场地',
    on: '今日',
    today: '今日开放',
    second: '第 2 页',
    past: /^往期/,
    coming: /^近期/,
    text: '名称',
    month: '月历',
    nextMonth: '下个月',
    previousYear: '上一年',
    nextYear: '下一年',
    previous: '上一场',
    following: '下一场',
    meetings: '会议排期',
    first: '已经是第一个了！',
    last: '没有更多了！',
    row: /年的活动/,
  },
  'en-US': {
    start: 'From',
    end: 'To',
    dates: /^Dates/,
    apply: 'Show',
    clear: 'Clear filters',
    free: 'The halls are free on these days',
    book: 'Book exhibition space',
    on: 'Today',
    today: 'Open today',
    second: 'Page 2',
    past: /^Past events/,
    coming: /^Coming up/,
    text: 'Name',
    month: 'Month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previous: 'Previous event',
    following: 'Next event',
    meetings: 'Meetings',
    first: 'already the first one',
    last: 'no more',
    row: /^Events of/,
  },
} satisfies Record<Language, object>;

/** A month of the calendar, counted from the present one on the site's clock: its days, and the cells of its whole weeks. */
function monthFromNow(months: number): { name: string; last: string; cells: number } {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0));
  // Weeks begin on Monday.
  const before = (first.getUTCDay() + 6) % 7;
  return {
    name: first.toISOString().slice(0, 7),
    last: last.toISOString().slice(0, 10),
    cells: Math.ceil((before + last.getUTCDate()) / 7) * 7,
  };
}

/** So far in the future that there are no shows. */
const farAhead = { start: '2090-02-08', end: '2090-02-14' };

const scripts = [true, false];

for (const javaScriptEnabled of scripts)
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const language of inOneOf(javaScriptEnabled ? 'zh-CN' : 'en-US')) {
      const say = words[language];

      test(`[SCHD-01] [EVT-03] [EVT-04] the exhibition schedule can be filtered, paged and cleared, and has an empty state for free days, in ${language}`, async ({
        page,
        open,
      }) => {
        await open(exhibitions, language);
        const block = page.locator('[data-block=schedule]');
        const rows = block.locator('section:has(> ul) li:has(time):not([data-open-today])');
        await expect(rows).toHaveCount(6);
        const first = (await rows.first().textContent()) ?? '';

        await block.getByRole('link', { name: say.second, exact: true }).click();
        await expect(page).toHaveURL(/\?page=2$/);
        await expect(rows).toHaveCount(6);
        await expect(rows.first()).not.toHaveText(first);
        await page.goBack();
        await expect(rows.first()).toHaveText(first);

        await open(`${exhibitions}?start=${farAhead.start}&end=${farAhead.end}`, language);
        await expect(block.getByRole('heading', { name: say.free })).toBeVisible();
        await expect(block.getByRole('link', { name: say.book })).toHaveAttribute(
          'href',
          '/exhibitCenter/onlineBooking',
        );
        await block.getByRole('link', { name: say.clear }).last().click();
        await expect(page).toHaveURL(new RegExp(`${exhibitions}$`));
        await expect(rows.first()).toHaveText(first);

        if (javaScriptEnabled) {
          await block.getByRole('button', { name: say.dates }).click();
          await expect(page.getByRole('dialog', { name: say.dates })).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog', { name: say.dates })).toHaveCount(0);
        } else {
          await page.getByLabel(say.start, { exact: true }).fill(farAhead.start);
          await page.getByLabel(say.end, { exact: true }).fill(farAhead.end);
          await page.getByRole('button', { name: say.apply, exact: true }).click();
          await expect(page).toHaveURL(
            ({ searchParams }) =>
              searchParams.get('start') === '2090-02-08' && searchParams.get('end') === '2090-02-14',
          );
          await expect(block.getByRole('heading', { name: say.free })).toBeVisible();
          await expect(page.getByLabel(say.start, { exact: true })).toHaveValue(farAhead.start);
        }

        await open(exhibitions, language);
        await block.getByRole('link', { name: say.past }).click();
        await expect(page).toHaveURL(/\?tab=past$/);
        await expect(rows).toHaveCount(6);
        await expect(rows.first()).not.toHaveText(first);

        await open(exhibitions, language);
        await block.getByRole('link', { name: say.month, exact: true }).click();
        await expect(page).toHaveURL(/\?view=month$/);
        const days = block.locator('[data-day]');
        await expect(days).toHaveCount(monthFromNow(0).cells);
        await block.getByRole('link', { name: say.nextMonth, exact: true }).click();
        const next = monthFromNow(1);
        await expect(page).toHaveURL(new RegExp(`\\?month=${next.name}&view=month$`));
        await expect(block.locator(`[data-day="${next.last}"]`)).toBeVisible();
      });

      test(`[SCHD-07] today’s shows are first on the schedule and on home, in ${language}`, async ({
        page,
        open,
      }) => {
        await open(exhibitions, language);
        const block = page.locator('[data-block=schedule]');
        await expect(block.getByRole('heading').first()).toHaveText(say.today);
        await open('/', language);
        const front = page.locator('[data-block=schedule] article').first();
        await front.scrollIntoViewIfNeeded();
        const current = page.locator('[data-block=schedule] article[aria-current=true]');
        await expect(current).toContainText(say.on);
        const row = page.getByRole('region', { name: say.row });
        const [card, area] = [await current.boundingBox(), await row.boundingBox()];
        expect(Math.abs((card?.x ?? 0) - (area?.x ?? 0))).toBeLessThan(2);
        const year = new Date().getFullYear();
        await expect(row).toHaveAccessibleName(new RegExp(String(year)));
      });

      test(`[SCHD-02] [SCHD-04] the schedule on home switches to meetings and pages through all available years, in ${language}`, async ({
        page,
        open,
      }) => {
        await open('/', language);
        const block = page.locator('[data-block=schedule]');
        await block.scrollIntoViewIfNeeded();
        await block.getByRole('link', { name: say.meetings, exact: true }).click();
        await expect(page).toHaveURL(/\?schedule=2&year=\d{4}/);
        await expect(block.locator(`a[href="${meetings}"]`)).toBeVisible();
        const arrow = block.getByRole('link', { name: say.previousYear });
        for (let steps = 0; (await arrow.getAttribute('aria-disabled')) === null; steps += 1) {
          expect(steps).toBeLessThan(5);
          const year = Number(/year=(\d{4})/.exec(page.url())?.[1]);
          await arrow.click();
          await expect(page).toHaveURL(new RegExp(`year=${year - 1}`));
          await expect(block.locator('article').first()).toBeVisible();
        }
        const end = /year=\d{4}/.exec(page.url())?.[0] ?? '';
        await arrow.click({ force: true });
        await expect(page).toHaveURL(new RegExp(end));
        await page.reload();
        await expect(page).toHaveURL(new RegExp(`schedule=2&${end}`));
        await expect(block.locator(`a[href="${meetings}"]`)).toBeVisible();
      });
    }

    test('[SCHD-01] invalid URL parameters fall back to the nearest valid values', async ({ page, open }) => {
      await open(`${exhibitions}?start=2026-13-45&end=2026-02-31&page=999`);
      const [start, end] = [page.locator('input[name=start]'), page.locator('input[name=end]')];
      await expect(start).toHaveValue('2026-02-28');
      await expect(end).toHaveValue('2026-12-31');
      await expect(page.locator('[data-block=schedule] li:has(time)').first()).toBeVisible();
      await open(`${exhibitions}?start=soon&page=-1&tab=next&view=week&month=May`);
      await expect(start).toHaveValue('');
      await expect(page.locator('[data-block=schedule] [data-day]')).toHaveCount(0);
      await expect(page.locator('[data-block=schedule] li:has(time)').first()).toBeVisible();
    });

    test('[LANG-03] the filter keeps the language of the view', async ({ page, site }) => {
      await page.goto(`${site.url}${exhibitions}?lang=en-US`);
      await page.getByLabel('Name', { exact: true }).fill('food');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/text=food/);
      expect(new URL(page.url()).searchParams.get('lang')).toBe('en-US');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('food');
    });
  });

for (const language of inOneOf('zh-CN'))
  test(`[SCHD-03] home shows a warning before the first and after the last show, in ${language}`, async ({
    page,
    open,
  }) => {
    const say = words[language];
    await open('/', language);
    const block = page.locator('[data-block=schedule]');
    await block.scrollIntoViewIfNeeded();
    const live = block.locator('p[aria-live=polite]:has(+ section)');
    for (const [button, warning] of [
      [say.previous, say.first],
      [say.following, say.last],
    ] as const) {
      const toast = page.getByText(warning, { exact: true });
      for (let steps = 0; !(await toast.first().isVisible()); steps += 1) {
        expect(steps).toBeLessThan(80);
        await block.getByRole('button', { name: button }).click();
      }
      const place = await live.textContent();
      await block.getByRole('button', { name: button }).click();
      await expect(live).toHaveText(place ?? '');
    }
  });

test('[SCHD-06] a card shows name, days, venue and content in the page’s language, and its picture or the default', async ({
  page,
  open,
  site,
}) => {
  const query = 'pageSize=999&pageNo=1&type=1&start=&end=';
  for (const language of languages) {
    const answer = await page.request.get(`${site.url}/api/official/website/site/sale/page?${query}`, {
      headers: { 'current-language': language },
    });
    const { data } = await answer.json();
    await open(exhibitions, language);
    const cards = page.locator('[data-block=schedule] li:has(time)');
    await expect.poll(() => cards.count()).toBeGreaterThan(6);
    for (const card of await cards.all()) {
      const name = (await card.locator('h3').textContent()) ?? '';
      const day = await card.locator('time').first().textContent();
      const show = data.find(
        (one: Record<string, string>) =>
          one.startDate === day && [one.projectName, one.projectNameEn].includes(name),
      );
      expect(show, name).toBeDefined();
      const [field, content] =
        language === 'zh-CN' ? [show.field, show.content] : [show.fieldEn, show.contentEn];
      // The inner text excludes hidden elements.
      await expect(card).toContainText(field, { useInnerText: true });
      await expect(card).toContainText(content, { useInnerText: true });
      await expect(card.locator('time').last()).toHaveText(show.endDate);
      await expect(card.locator('img')).toBeVisible();
      const src = await card.locator('img').getAttribute('src');
      expect(src).toContain(show.propagandaMapAddress ?? '/media/motif-');
    }
  }
});

test('[SCHD-05] a page of the schedule transfers only six shows', async ({ page, open, site }) => {
  await open(exhibitions);
  const boot = await page.locator('script[type="application/json"]').first().textContent();
  const { blocks } = JSON.parse(boot ?? '{}');
  const { list } = blocks.find(({ id }: { id: string }) => id === 'schedule').queries;
  expect(list.value.items).toHaveLength(6);
  expect(list.value.open.length).toBeLessThan(4);
  // The document sends no keys of its queries; the data of the page have them.
  const asked = new URLSearchParams({ url: exhibitions, lang: 'zh-CN', block: 'schedule' });
  const data = await (await page.request.get(`${site.url}/api/page?${asked}`)).json();
  expect(data.blocks[0].queries.list.key[2]).toMatchObject({ type: 1, pageNo: 1, pageSize: 999 });
});

/**
 * Controls of the schedule that a painted part of the toasts overlaps, or whose clicks the toasts take: a transparent
 * layer as well. Runs in the browser.
 */
function coveredControls(): string[] {
  const isPainted = (part: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(part);
    return backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  };
  const painted = [...document.querySelectorAll('[data-toasts], [data-toasts] *')]
    .filter(isPainted)
    .map((part) => part.getBoundingClientRect());
  return [...document.querySelectorAll('#schedule :is(a[href], button)')].flatMap((control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const isOverlapped = painted.some(
      (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
    );
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isOverlapped || hit?.closest('[data-toasts]') ? [control.outerHTML.slice(0, 120)] : [];
  });
}

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
for (const { width, height } of screens)
  test(`[ERR-03] the warning after the last show covers no control of the schedule and disappears after 3000 ms, at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    const ends = [
      // With shows in every month, every month of the axis is a link.
      { year: 2026, name: 'Next event', warning: 'no more', least: 18 },
      { year: 2028, name: 'Previous event', warning: 'already the first one', least: 9 },
    ];
    for (const { year, name, warning, least } of ends) {
      await open(`/?schedule=1&year=${year}#schedule`);
      await untilAlive(page);
      const block = page.locator('#schedule');
      const toast = page.locator('[data-toasts] [role=status] > *');
      const button = block.getByRole('button', { name });
      const controls = block.locator('a[href], button');
      expect(await controls.count()).toBeGreaterThan(least);
      for (let steps = 0; steps < 80 && !(await toast.isVisible()); steps += 1) {
        await button.click();
        await page.waitForTimeout(100);
      }
      await expect(toast).toContainText(warning);
      const box = await toast.boundingBox();
      if (!box) throw new Error('the toast has no box');
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(await page.evaluate(coveredControls)).toEqual([]);
      // The pointer is on the button, not on the toast, so the toast times out.
      await expect(toast).toHaveCount(0);
    }
  });
