import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BlockData } from '#blocks/define.ts';
import { scheduleTexts } from '#i18n/schedule.ts';
import type { ShowPage } from '#machines/schedule-page.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import { show } from '#tests/ui/show.tsx';
import { showAs } from '#tests/ui/show-as.ts';
import { Link } from '#ui/link/Link.tsx';
import { useLocation, useNavigate } from '#ui/router.tsx';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import type { ScheduleRequest, ShowYear } from './index.ts';
import { readScheduleUrl } from './schedule-url.ts';
import { listOf, asked as storyAsked } from './story-data.ts';
import View from './View.tsx';

const asked: ScheduleRequest = {
  place: storyAsked.place,
  type: 1,
  year: 2026,
  today: '2026-11-21',
  texts: scheduleTexts.en,
  paths: storyAsked.paths,
};
const missing = { state: 'missing' } as const;
const ready = <Data,>(data: Data): BlockData<Data> => ({ state: 'ready', data });
const showsOf = (...dates: string[]) => dates.map((date) => ({ id: date, title: `Show of ${date}`, date }));

const address = window.location.href;
beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(window.history.state, '', address);
});

const status = () => document.querySelector('[role=status]:not([aria-busy] *)')?.textContent ?? '';
/** Waits for its target. Also clicks disabled elements. */
const click = (role: 'button' | 'link', name: string) =>
  page.getByRole(role, { name, exact: true }).click({ force: true });
const front = () => document.querySelector('[aria-current=true] h3')?.textContent;

describe('the browser of one year', () => {
  /** Serves fetch requests; undefined makes the request fail. */
  function serve(answer: (url: URL) => string[] | undefined) {
    const asks: string[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
      const url = new URL(String(input), 'http://site');
      const asks_ = url.searchParams.get('url') ?? '';
      asks.push(asks_);
      const dates = answer(new URL(asks_, 'http://site'));
      if (!dates) return new Response('', { status: 502 });
      const value: ShowYear = { shows: showsOf(...dates), position: 0 };
      return Response.json({ blocks: [{ queries: { shows: { state: 'ready', value } } }] });
    });
    return asks;
  }

  interface Opened {
    shows?: BlockData<ShowYear>;
    language?: Language;
    meetings?: boolean;
    at?: Partial<ScheduleRequest>;
    view?: 'tabs' | 'activity';
  }

  const open = async ({
    language = 'en-US',
    meetings = true,
    at = {},
    view = 'tabs',
    ...rest
  }: Opened = {}) => {
    const shows =
      rest.shows ?? ready({ shows: showsOf('2026-03-01', '2026-11-21', '2026-12-03'), position: 1 });
    const opened = show(
      <ToastProvider dismissLabel="dismiss">
        <View
          id="schedule"
          props={{ type: 1, view, title: 'Schedule' }}
          data={{
            asked: ready({ ...asked, ...at, texts: scheduleTexts[languageKey(language)] }),
            list: missing,
            choices: missing,
            shows,
            years: ready({ first: 2025, last: 2026 }),
            meetings: ready(meetings),
          }}
          first
        />
      </ToastProvider>,
      language,
    );
    // Its code loads lazily.
    await expect.poll(() => document.querySelector('h2')).not.toBeNull();
    return opened;
  };

  it('[SCHD-03] still shows the chosen show when the window was narrow for a moment', async () => {
    const dates = Array.from({ length: 28 }, (_, day) => `2026-07-${String(day + 1).padStart(2, '0')}`);
    // All have ended: the last one is chosen.
    await open({ shows: ready({ shows: showsOf(...dates), position: 27 }) });
    const isWhole = () => {
      const card = document.querySelector('article[aria-current=true]');
      const row = card?.parentElement?.getBoundingClientRect();
      const box = card?.getBoundingClientRect();
      return Boolean(row && box && box.left >= row.left - 1 && box.right <= row.right + 1);
    };
    await expect.poll(isWhole).toBe(true);
    for (const width of [1, 1366, 1, 834]) {
      await page.viewport(width, 900);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await expect.poll(isWhole).toBe(true);
    expect(front()).toContain('2026-07-28');
  });

  it.each([
    ['zh-CN', '上一场', '下一场', '已经是第一个了！', '没有更多了！'],
    ['en-US', 'Previous event', 'Next event', 'already the first one', 'no more'],
  ] as const)(
    '[SCHD-03] warns at the first and at the last show, in %s',
    async (language, previous, next, first, last) => {
      await open({ language });
      expect(front()).toContain('2026-11-21');
      await click('button', previous);
      await expect.poll(front).toContain('2026-03-01');
      expect(status()).toBe('');
      await click('button', previous);
      await expect.poll(status).toBe(first);
      await click('button', next);
      await expect.poll(front).toContain('2026-11-21');
      await click('button', next);
      await expect.poll(front).toContain('2026-12-03');
      await click('button', next);
      await expect.poll(() => document.body.textContent).toContain(last);
      expect(front()).toContain('2026-12-03');
    },
  );

  it('[SCHD-04] browses the years of the server, and stops at the first and last', async () => {
    const asks = serve(({ searchParams }) => [`${searchParams.get('year')}-05-01`]);
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Next year' }))
      .toHaveAttribute('aria-disabled', 'true');
    await click('link', 'Next year');
    await click('link', 'Previous year');
    await expect.poll(front).toContain('2025-05-01');
    expect(window.location.search).toBe('?schedule=1&year=2025');
    await click('link', 'Previous year');
    await click('link', 'Next year');
    await expect.poll(front).toContain('2026-05-01');
    expect(asks).toEqual(['/?schedule=1&year=2025', '/?schedule=1&year=2026']);
  });

  it('[SCHD-02] has a tab for meetings only if the menu shows them, and no tabs in the activity view', async () => {
    const asks = serve(() => ['2026-12-24']);
    const opened = await open({ meetings: false });
    expect(document.body.textContent).not.toContain('Meetings');
    opened.remove();
    const activity = await open({ view: 'activity', at: { type: 0 } });
    expect(document.body.textContent).not.toContain('Meetings');
    activity.remove();
    await open();
    await click('link', 'Meetings');
    await expect.poll(front).toContain('2026-12-24');
    expect(asks).toEqual(['/?schedule=2&year=2026']);
    await expect
      .element(page.getByRole('link', { name: 'Meetings' }))
      .toHaveAttribute('aria-current', 'true');
    await expect
      .element(page.getByRole('link', { name: 'See the full schedule' }))
      .toHaveAttribute('href', '/conventionCenter/meetingSchedule');
  });

  it('[ERR-04] shows an error line if loading fails, and the shows after a retry', async () => {
    let broken = true;
    serve(() => (broken ? undefined : ['2026-12-24']));
    await open({ shows: { state: 'failed', retry: () => {} } });
    await expect.element(page.getByText('This content cannot be shown right now')).toBeVisible();
    await click('link', 'Try again');
    await expect.element(page.getByText('This content cannot be shown right now')).toBeVisible();
    broken = false;
    await click('link', 'Try again');
    await expect.poll(front).toContain('2026-12-24');
  });

  it('scrolls from a month to its first show, and follows manual scrolling', async () => {
    const dates = Array.from({ length: 40 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day * 9)).toISOString().slice(0, 10),
    );
    await open({ shows: ready({ shows: showsOf(...dates), position: 20 }) });
    await click('link', 'Mar, events: 3');
    await expect.poll(front).toContain('2026-03-');
    const row = page.getByRole('region', { name: 'Events of 2026' }).element();
    const left = (index: number) => row.children[index]?.getBoundingClientRect().left ?? 0;
    const place = () => [...row.children].findIndex((card) => card.getAttribute('aria-current') === 'true');
    await expect.poll(() => Math.abs(left(place()) - row.getBoundingClientRect().left)).toBeLessThan(2);
    const before = place();
    row.dispatchEvent(new WheelEvent('wheel', { deltaX: 10, bubbles: true }));
    row.scrollTo({ left: row.scrollLeft + left(before + 2) - left(before), behavior: 'instant' });
    await expect
      .poll(() => document.querySelector('p[aria-live]:has(+ section)')?.textContent)
      .toMatch(/^Event 1[01] of 40/);
  });

  it('starts with the running show, before and after hydration', async () => {
    const dates = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
    await open({ shows: ready({ shows: showsOf(...dates), position: 20 }) });
    const row = page.getByRole('region', { name: 'Events of 2026' }).element();
    const first = () =>
      [...row.children].find(
        (card) => card.getBoundingClientRect().left >= row.getBoundingClientRect().left - 1,
      )?.textContent;
    await expect.poll(() => row.children.length).toBeGreaterThan(12);
    await expect.poll(first).toContain('2026-11-21');
  });
});

describe('a schedule page', () => {
  const days = ['01', '05', '09', '10', '11', '12', '13'].map((day) => `2026-12-${day}`);
  const shows = showsOf('2026-11-20', ...days);

  /** Answer of the server: pages of six shows; those of the past have their own tab. */
  function answer(search: string): { asked: ScheduleRequest; list: ShowPage } {
    const place = readScheduleUrl(Object.fromEntries(new URLSearchParams(search)));
    const { start = '', end = '9999', text = '', tab } = place;
    const found = shows.filter(({ date, title }) => date >= start && date <= end && title.includes(text));
    const past = found.filter(({ date }) => date < asked.today);
    const coming = found.filter(({ date }) => date >= asked.today);
    const rows = tab === 'past' ? past : coming;
    const pages = Math.max(1, Math.ceil(rows.length / 6));
    const number = Math.min(place.page, pages);
    return {
      asked: { ...asked, place },
      list: listOf(rows.slice((number - 1) * 6, number * 6), {
        page: number,
        pages,
        total: rows.length,
        counts: { coming: coming.length, past: past.length },
      }),
    };
  }

  /** Router with a server: the data of an address come with the next render. */
  const Site = () => {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    const { asked: at, list } = answer(search);
    return (
      <>
        <p data-address="">{pathname + search}</p>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
        <Link href="/?start=2026-12-05">A link to dates</Link>
        <View
          id="schedule"
          props={{ type: 1, view: 'page' }}
          data={{
            asked: ready(at),
            list: ready(list),
            choices: missing,
            shows: missing,
            years: missing,
            meetings: missing,
          }}
          first
        />
      </>
    );
  };
  const shownAddress = () => document.querySelector('[data-address]')?.textContent;
  const names = () => [...document.querySelectorAll('li h3')].map(({ textContent }) => textContent?.trim());
  const dates = () => page.getByRole('button', { name: /^Dates/ });

  it('[SCHD-07] [EVT-04] shows coming events under months, and past ones behind their own tab', async () => {
    show(<Site />);
    await expect.poll(names).toEqual(days.slice(0, 6).map((day) => `Show of ${day}`));
    await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Nothing is open today' })).toBeVisible();
    await expect.element(page.getByText('Next in 10 days: Show of 2026-12-01')).toBeVisible();
    await click('link', 'Past events 1');
    await expect.poll(shownAddress).toBe('/?tab=past');
    await expect.poll(names).toEqual(['Show of 2026-11-20']);
    await expect
      .element(page.getByRole('link', { name: 'Past events 1' }))
      .toHaveAttribute('aria-current', 'true');
    await click('link', 'Coming up 7');
    await expect.poll(names).toHaveLength(6);
  });

  it('[SCHD-01] filters by a range of days in one field, shows the empty state, and resets the filter', async () => {
    show(<Site />);
    await expect.element(dates()).toHaveTextContent('Any dates');
    await dates().click();
    await expect.element(page.getByRole('dialog', { name: 'Dates' })).toBeVisible();
    await click('button', 'This month');
    await expect.poll(shownAddress).toBe('/?end=2026-11-30&start=2026-11-01');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(dates()).toHaveFocus();
    await expect.element(dates()).toHaveTextContent('2026-11-01 – 2026-11-30');
    await expect.element(page.getByRole('heading', { name: 'No event matches' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See past events' })).toBeVisible();
    await click('link', 'Clear filters');
    await expect.poll(shownAddress).toBe('/');
    await expect.poll(names).toHaveLength(6);

    await dates().click();
    await click('button', 'First half 2027');
    await expect
      .element(page.getByRole('heading', { name: 'The halls are free on these days' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Book exhibition space' }))
      .toHaveAttribute('href', '/exhibitCenter/onlineBooking');
  });

  it('[EVT-03] picks two days by keyboard, and closes the calendar by Escape', async () => {
    show(<Site />);
    await dates().click();
    const calendar = page.getByRole('dialog', { name: 'Dates' });
    await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(dates()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(calendar).toBeVisible();
    await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{PageDown}{Enter}{ArrowRight}{Enter}');
    // The first Enter already leads to the next day.
    await expect.poll(shownAddress).toBe('/?end=2026-12-23&start=2026-12-21');
  });

  it('[EVT-03] filters while one types, after a pause, and keeps the focus in the field', async () => {
    show(<Site />);
    const field = page.getByRole('searchbox', { name: 'Name' });
    await field.fill('12-0');
    await field.fill('12-05');
    await expect.poll(shownAddress).toBe('/?text=12-05');
    await expect.poll(names).toEqual(['Show of 2026-12-05']);
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByText('Events: 1, all dates')).toBeVisible();
    await field.fill('');
    await expect.poll(shownAddress).toBe('/');
    await expect.poll(names).toHaveLength(6);
  });

  it('[PAGE-01] links to its pages by number, and follows links and history while its machine runs', async () => {
    show(<Site />);
    await expect.element(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await click('link', 'Page 2');
    await expect.poll(shownAddress).toBe('/?page=2');
    await expect.poll(names).toEqual(['Show of 2026-12-13']);
    await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await click('link', 'A link to dates');
    await expect.poll(names).toHaveLength(6);
    await expect.poll(() => names()[0]).toBe('Show of 2026-12-05');
    await expect.element(dates()).toHaveTextContent('2026-12-05 – …');
    await click('button', 'Back');
    await expect.poll(names).toEqual(['Show of 2026-12-13']);
  });

  it.each([false, true])('[ERR-04] retries a failed load, with its machine running: %s', async (awake) => {
    let retried = 0;
    const state = (list: BlockData<ShowPage>) => (
      <View
        id="schedule"
        props={{ type: 1, view: 'page' }}
        data={{
          asked: ready(asked),
          list,
          choices: missing,
          shows: missing,
          years: missing,
          meetings: missing,
        }}
        first
      />
    );
    const failed = state({ state: 'failed', retry: () => (retried += 1) });
    const opened = show(failed);
    await expect.element(page.getByText('This content cannot be shown right now')).toBeVisible();
    if (awake) {
      await dates().click();
      await import('./live/start-list.ts');
    }
    await click('link', 'Try again');
    await expect.poll(() => retried).toBe(1);
    flushSync(() => opened.again(state({ state: 'loading' })));
    await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull();
    opened.again(state(ready(answer('').list)));
    await expect.poll(names).toHaveLength(6);
  });
});

describe('the month view', () => {
  /** Tuesday is 1 December; today is Wednesday 9. */
  function openMonth() {
    const kinds = [
      ['2026-12-02', undefined],
      ['2026-12-09', undefined],
      ['2026-12-15', 'trade'],
      ['2026-12-22', 'public'],
      ['2026-12-29', 'congress'],
    ] as const;
    const items = kinds.map(([date, kind]) => ({ id: date, title: `Show of ${date}`, date, kind }));
    const place = readScheduleUrl({ view: 'month', month: '2026-12' });
    show(
      <View
        id="schedule"
        props={{ type: 1, view: 'page' }}
        data={{
          asked: ready({ ...asked, today: '2026-12-09', place }),
          list: ready(listOf(items, { month: '2026-12' })),
          ...{ choices: missing, shows: missing, years: missing, meetings: missing },
        }}
        first
      />,
    );
  }
  const bordersOf = (boxes: string) =>
    [...document.querySelectorAll(boxes)].map((box) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(box);
      return `${borderTopWidth} ${borderTopStyle}`;
    });

  it.each(['paper', 'forced colours'] as const)(
    '[EVT-03] tells its kinds of events apart by borders, as its legend does, on %s',
    async (how) => {
      openMonth();
      await expect.element(page.getByText('Ended', { exact: true })).toBeVisible();
      await showAs(how);
      const open = '4px solid';
      const [trade, forPublic, congress, ended] = ['2px solid', '2px dashed', '4px double', '1px dotted'];
      expect(bordersOf('ul li > span.rounded')).toEqual([open, trade, forPublic, congress, ended]);
      expect(bordersOf('[role=group] [aria-hidden] > span[style]')).toEqual([
        ended,
        open,
        trade,
        forPublic,
        congress,
      ]);
      await page.viewport(390, 844);
      expect(new Set(bordersOf('[data-day] .size-1'))).toEqual(new Set(['2px solid']));
      expect(bordersOf('[data-day][tabindex="0"]')).toEqual(['2px solid']);
    },
  );

  it('[EVT-03] marks the view that is on with forced colours too', async () => {
    openMonth();
    await expect.element(page.getByText('Ended', { exact: true })).toBeVisible();
    await showAs('forced colours');
    const highlight = document.body.appendChild(document.createElement('i'));
    highlight.style.background = 'Highlight';
    const grounds = [...document.querySelectorAll('nav[aria-label=View] a')].map((view) => [
      view.textContent,
      getComputedStyle(view).backgroundColor === getComputedStyle(highlight).backgroundColor,
      // Otherwise the browser paints a plate of the canvas behind the letters, which have its colour.
      getComputedStyle(view).forcedColorAdjust,
    ]);
    expect(grounds).toEqual([
      ['List', false, 'auto'],
      ['Month', true, 'none'],
    ]);
  });
});

describe.each([390, 1440])('the skeleton, at %i px', (width) => {
  const boxes = (container: HTMLElement) =>
    [
      ...container.querySelectorAll('nav[aria-label="Kind of event"] li, section li, article, [data-shape]'),
    ].map((node) => {
      const { top, height } = node.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    });
  const loading = { state: 'loading' } as const;
  const full = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: String(index),
      title: 'Show 展会',
      text: 'Four halls 四座展厅',
      place: 'Hall 1',
      date: '2026-11-24',
      until: '2026-11-27',
    }));
  const page6 = listOf(full(6), { counts: { coming: 6, past: 0 } });
  const view = (kind: 'page' | 'tabs', isThere: boolean, language: Language) => (
    <View
      id="schedule"
      props={{ type: 1, view: kind, title: 'Schedule' }}
      data={{
        asked: ready({ ...asked, texts: scheduleTexts[languageKey(language)] }),
        list: isThere ? ready(page6) : loading,
        choices: missing,
        shows: isThere ? ready({ shows: full(4), position: 0 }) : loading,
        years: ready({ first: 2025, last: 2026 }),
        meetings: ready(true),
      }}
      first
    />
  );

  it.each(['page', 'tabs'] as const)('has the box of the loaded content: %s', async (kind) => {
    await page.viewport(width, 900);
    vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
    for (const language of ['zh-CN', 'en-US'] as const) {
      const { container, again, remove } = show(view(kind, false, language), language);
      await expect.poll(() => boxes(container).length).toBeGreaterThan(4);
      const shapes = boxes(container);
      const { height } = container.getBoundingClientRect();
      again(view(kind, true, language));
      expect(boxes(container)).toEqual(shapes);
      expect(container.getBoundingClientRect().height).toBe(height);
      remove();
    }
  });
});

it.each([1366, 1920])('the kinds of events fit their segments, at %i px', async (width) => {
  await page.viewport(width, 900);
  show(
    <View
      id="schedule"
      props={{ type: 2, view: 'page' }}
      data={{
        ...{ asked: ready(asked), list: ready(listOf([], { counts: { coming: 0, past: 0 } })) },
        choices: ready({ halls: [], kinds: ['congress', 'other'] }),
        ...{ shows: missing, years: missing, meetings: missing },
      }}
      first
    />,
  );
  const segments = [...document.querySelectorAll('label:has([name=kind])')];
  expect(segments.map(({ textContent }) => textContent)).toEqual(['All', 'Congress', 'Other']);
  for (const segment of segments) expect(segment.scrollWidth).toBeLessThanOrEqual(segment.clientWidth);
});
