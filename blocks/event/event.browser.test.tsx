import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { eventTexts } from '#i18n/event.ts';
import { show } from '#tests/ui/show.tsx';
import { showAs } from '#tests/ui/show-as.ts';
import type { EventView } from './event.ts';
import View from './View.tsx';

const missing = { state: 'missing' } as const;

function open(paragraphs: number, own: Partial<EventView> = {}) {
  show(
    <View
      id="event"
      props={{ exhibitors: true, sameTime: true, arrival: true, related: true, plan: [] }}
      data={{
        page: {
          state: 'ready',
          data: {
            event: {
              ...{ title: 'Tea Fair', documentTitle: 'Tea Fair', date: '2026-11-24', status: 'on' },
              ...{ place: 'Hall 1', tickets: 'Free', calendar: '/events/tea-fair-2026-11-24.ics' },
              ...{ reference: {}, halls: [], days: [], phases: [], ...own },
              paragraphs: Array.from({ length: paragraphs }, (_, index) => `Paragraph ${index}`),
            },
            others: [],
          },
        },
        around: { state: 'ready', data: { texts: eventTexts.en } },
        ...{ building: missing, spaces: missing, hotels: missing, origins: missing, news: missing },
        ...{ exhibitionPictures: missing, meetingPictures: missing },
        ...{ exhibitionAlbums: missing, meetingAlbums: missing },
      }}
      first
    />,
  );
}

it('scales no picture up: it is as wide as the window, or its largest file at the right side of a wider one', async () => {
  open(1, { picture: { src: '/media/a.jpg', width: 1600, height: 1000, widths: [480, 960, 1440] } });
  const box = () => document.querySelector('header picture')?.getBoundingClientRect();
  await page.viewport(1200, 800);
  expect(box()).toMatchObject({ left: 0, width: 1200 });
  await page.viewport(1920, 1000);
  expect(box()).toMatchObject({ left: 480, width: 1440 });
});

/** How many of the two buttons are on the screen. */
const shown = () =>
  [...document.querySelectorAll('a[href$=".ics"]')].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length;

it.each([390, 834])(
  'has one button for the calendar on the screen at %i px, at the foot after the first has left',
  async (width) => {
    await page.viewport(width, 800);
    open(60);
    for (const top of [0, 200, 1200]) {
      scrollTo({ top, behavior: 'instant' });
      expect(shown(), `at ${top} px`).toBe(1);
    }
    expect(
      document.querySelector('[aria-hidden] a[href$=".ics"]')?.getBoundingClientRect().bottom,
    ).toBeGreaterThan(770);
  },
);

it('has no bar over the end of a page that is shorter than the screen', async () => {
  await page.viewport(834, 1200);
  open(2);
  expect(shown()).toBe(1);
  scrollTo({ top: 10_000, behavior: 'instant' });
  expect(shown()).toBeLessThan(2);
});

it.each(['paper', 'forced colours'] as const)(
  'tells build-up, show and dismantling apart by borders on %s',
  async (how) => {
    const day = { weekday: 'Tue', isToday: false };
    open(1, {
      phases: [
        { ...day, date: '2026-11-23', day: '23', phase: 'buildUp' },
        { ...day, date: '2026-11-24', day: '24', phase: 'show' },
        { ...day, date: '2026-11-25', day: '25', phase: 'dismantle', isToday: true },
      ],
    });
    const borders = (boxes: string) =>
      [...document.querySelectorAll(boxes)].map((box) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(box);
        return `${borderTopWidth} ${borderTopStyle}`;
      });
    const [days, keys] = ['ol > li:has(time)', 'ol + ul span'] as const;
    expect(borders(days)).toEqual(['0px solid', '0px solid', '0px solid']);
    await showAs(how);
    expect(borders(days)).toEqual(['2px dotted', '4px solid', '2px dashed']);
    expect(borders(keys)).toEqual(['2px dotted', '4px solid', '2px dashed']);
  },
);
