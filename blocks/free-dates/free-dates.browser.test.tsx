import { beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { freeDatesTexts } from '#i18n/free-dates.ts';
import { toDay } from '#lib/availability.ts';
import { show } from '#tests/ui/show.tsx';
import { showAs } from '#tests/ui/show-as.ts';
import { readWanted } from './free-dates.ts';
import View from './View.tsx';

const hall = (id: string) => ({
  ...{ id, name: `Hall ${id}`, group: undefined, area: 10_080, type: '1' as const, rooms: [] },
});
const fair = {
  ...{ from: toDay('2027-03-13'), opens: toDay('2027-03-15'), closes: toDay('2027-03-18') },
  ...{ until: toDay('2027-03-19'), halls: ['1', '2'], isHold: false, name: 'Energy Expo' },
};

const april = { today: '2026-11-22', from: '2027-03-29', until: '2027-04-03' };

function open({ today, ...days } = april) {
  show(
    <View
      id="free"
      props={{ type: 0, months: 18 }}
      data={{
        asked: {
          state: 'ready',
          data: {
            wanted: readWanted({ space: '1', ...days }),
            ...{ today, texts: freeDatesTexts.en, findSpace: undefined },
            booking: { exhibition: '/booking' },
          },
        },
        venue: { state: 'ready', data: { list: [hall('1'), hall('2')], closed: [] } },
        taken: { state: 'ready', data: { occupations: [fair], halls: ['1', '2'] } },
      }}
      first
    />,
  );
}

const parameters = () => Object.fromEntries(new URLSearchParams(location.search));
const status = () => document.querySelector('[role=status]')?.textContent;
const request = () =>
  page
    .getByRole('link', { name: /^Request these dates/ })
    .element()
    .getAttribute('href');
const end = (name: 'First day' | 'Last day') => page.getByRole('slider', { name });

/** Drags over an element that shows days from the first of these on. */
async function drag(over: Element | null | undefined, [first, last]: [number, number], days: number) {
  if (!over) throw new Error('nothing to drag over');
  over.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = over.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const x = (day: number) => frame.left + left + ((day + 0.5) / days) * width;
  const y = frame.top + top + height / 4;
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', day: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      ...{ type, x: x(day), y, button: type === 'mouseMoved' ? 'none' : 'left' },
      ...{ buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 },
    });
  await mouse('mousePressed', first);
  if (last !== first) await mouse('mouseMoved', last);
  await mouse('mouseReleased', last);
}

/** The weeks from 8 March to 2 May 2027. */
const weeks = () => document.querySelector('[data-end]')?.parentElement?.parentElement;
const strips = () => document.querySelectorAll('li .cursor-crosshair, li [class*=cursor-crosshair]');

beforeEach(async () => {
  await page.viewport(1280, 900);
  history.replaceState(null, '', '/');
});

it('[EVT-08] selects days by dragging over the eight weeks, moves them and their ends, and keeps them in the address', async () => {
  open();
  expect(status()).toContain('Free 20 Mar 2027 – 30 Apr 2028');
  // 8 March is day 0: from 12 to 15 April.
  await drag(weeks(), [35, 38], 56);
  await expect.poll(parameters).toEqual({ space: '1', from: '2027-04-12', until: '2027-04-15' });
  expect(request()).toBe('/booking?from=2027-04-12&spaces=1&until=2027-04-15');
  await drag(weeks(), [36, 43], 56);
  await expect.poll(parameters).toEqual({ space: '1', from: '2027-04-19', until: '2027-04-22' });
  await drag(weeks(), [8, 8], 56);
  await expect.poll(parameters).toEqual({ space: '1', from: '2027-03-16', until: '2027-03-21' });
  expect(status()).toBe('Hall 1 is taken on 16 – 19 Mar 2027: Energy Expo. You may still ask.');
});

it('[EVT-08] moves the first day, the last day and both by keys', async () => {
  open();
  (end('First day').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(parameters()).toMatchObject({ from: '2027-03-27', until: '2027-04-03' });
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(parameters()).toMatchObject({ from: '2027-03-27', until: '2027-04-04' });
  await userEvent.keyboard('{PageDown}');
  expect(parameters()).toMatchObject({ from: '2027-04-03', until: '2027-04-11' });
  expect(end('Last day').element().getAttribute('aria-valuetext')).toBe('11 Apr 2027');
  await page.getByRole('link', { name: 'A week earlier' }).click();
  expect(parameters()).toMatchObject({ from: '2027-03-27', until: '2027-04-04' });
});

it('[EVT-08] selects weeks by a click on the strip of a chosen space, and steps through the periods that match', async () => {
  open();
  // The strip begins on 1 November 2026 and has 547 days; day 181 is 1 May 2027.
  await drag(strips()[0], [181, 181], 547);
  await expect.poll(parameters).toEqual({ space: '1', from: '2027-05-01', until: '2027-05-06' });
  await page.getByRole('link', { name: 'See each' }).click();
  // The last period has begun: it starts again with the first.
  expect(parameters()).toMatchObject({ from: '2026-11-22', until: '2026-11-27' });
});

it('[EVT-08] shows the states of days in the first week of the first month', async () => {
  open({ today: '2026-12-03', from: '2026-12-05', until: '2026-12-08' });
  // The panel begins on Monday 30 November, the first month on Tuesday.
  const ground = weeks()?.querySelector('.fill-teal-tint');
  expect(ground?.getAttribute('d')).toBe('M0 0h55v26h-55z');
  expect(weeks()?.querySelector('.fill-mist')?.getAttribute('d')).toBe('M0 0h2v26h-2z');
});

it('has a button as high as the fields beside it on tablets', async () => {
  await page.viewport(834, 900);
  open();
  expect(page.getByRole('button', { name: 'Find' }).element().getBoundingClientRect().height).toBe(48);
});

it('has the line of today and the outline of closing days in its legend', async () => {
  open();
  await expect.element(page.getByText('Today', { exact: true })).toBeVisible();
});

it.each(['screen', 'paper', 'forced colours'] as const)(
  'draws the states of the strips and of the legend in the same colours on %s',
  async (how) => {
    open();
    await showAs(how);
    const paintOf = (path: Element | null | undefined) => {
      if (!path) return 'nothing';
      const { fill, stroke } = getComputedStyle(path);
      return stroke === 'none' ? fill : `${fill} in ${stroke}`;
    };
    const keys = [...document.querySelectorAll('li > svg:first-child > path')];
    expect(keys.map((key) => [key.closest('li')?.textContent, paintOf(key)])).toEqual([
      ['Free', 'rgb(227, 239, 239)'],
      ['Event', 'rgb(11, 37, 48)'],
      ['Build-up and dismantling', 'rgb(125, 144, 151)'],
      ['On hold', 'url("#free-dates-strip")'],
      ['Closed', 'rgb(255, 255, 255) in rgb(125, 144, 151)'],
      ['Today', 'rgb(0, 0, 0) in rgb(184, 137, 59)'],
    ]);
    const strip = strips()[0]?.querySelector('svg');
    expect(paintOf(strip?.firstElementChild)).toBe('rgb(227, 239, 239)');
    expect(paintOf(strip?.querySelector('.fill-ink'))).toBe('rgb(11, 37, 48)');
    expect(paintOf(strip?.lastElementChild)).toContain('in rgb(184, 137, 59)');
  },
);
