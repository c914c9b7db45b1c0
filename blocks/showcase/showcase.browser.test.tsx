import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type CollectionItem, item } from '#blocks/collection-item.ts';
import { reduceMotion } from '#tests/ui/reduce-motion.ts';
import { show } from '#tests/ui/show.tsx';
import View from './View.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
  await userEvent.hover(document.body, { position: { x: 2, y: 2 } }).catch(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  vi.useRealTimers();
  await reduceMotion(false);
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Waits by animation frames, because the machine's clock is stopped. */
async function until(holds: () => boolean) {
  for (let waited = 0; waited < 300 && !holds(); waited += 1) await frame();
  expect(holds()).toBe(true);
}
const frames = async () => {
  await frame();
  await frame();
};
/** Lets earlier events arrive first. */
const pass = async (time: number) => {
  await frames();
  vi.advanceTimersByTime(time);
  await frames();
};

const hotel = (name: string, index = 0): CollectionItem =>
  item({
    id: name,
    title: name,
    pictured: true,
    href: `https://${name}.example`,
    newTab: true,
    facts: [
      { number: String(100 + index), label: 'Rooms' },
      { number: String(200 + index), label: 'Beds' },
      { number: '7', label: 'Meeting rooms' },
    ],
  });
const names = ['One', 'Two', 'Three'];

function open(items = names.map(hotel), top = 0) {
  const props = { source: { call: 'venues' as const, params: {} } };
  const showcase = { state: 'ready' as const, data: { items, totals: [] } };
  const { container } = show(
    <main>
      <div style={{ height: top + 40 }} />
      <View id="s" props={props} data={{ showcase }} first />
      <div style={{ height: 1200 }} />
    </main>,
  );
  return container;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('nav a')];
/** Marked row of the list. */
const marked = () =>
  rows()
    .find((row) => row.getAttribute('aria-current') === 'true')
    ?.querySelector('span')?.textContent;
/** Item in the position of the picture. */
function inView() {
  const stage = document.querySelector('#s-stage')?.getBoundingClientRect();
  const slides = [...document.querySelectorAll<HTMLElement>('#s-stage [role=group]')];
  const shown = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - (stage?.left ?? 0)) < 2);
  return shown?.querySelector('h2')?.textContent;
}
const button = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLElement;
const shows = (name: string) => until(() => marked() === name && inView() === name);
/** Waits until the machine is loaded and the interval runs. */
const awake = () => until(() => document.querySelector('[aria-live=off]') !== null);

describe('[HOTL-01a] a showcase', () => {
  it('advances every 3000 ms, wraps around, and marks the item in the list', async () => {
    open();
    await shows('One');
    await awake();
    for (const name of ['Two', 'Three', 'One']) {
      await pass(2999);
      expect(marked()).not.toBe(name);
      await pass(1);
      await shows(name);
    }
  });

  it('shows the figures of an item at rest from its first moment, while those of the list count up once', async () => {
    open();
    await awake();
    const beside = () => [...document.querySelectorAll('#s-stage dd')].map((figure) => figure.textContent);
    const still = ['100', '200', '7', '101', '201', '7', '102', '202', '7'];
    expect(beside()).toEqual(still);
    await until(() => document.querySelectorAll('nav .tabular-nums').length === 6);
    await frames();
    expect(beside()).toEqual(still);
    expect(document.querySelectorAll('#s-stage .tabular-nums').length).toBe(0);
  });

  it('shows the item chosen in the list or by an arrow, and stops advancing', async () => {
    open();
    await awake();
    rows()[2]?.click();
    await shows('Three');
    await pass(10_000);
    await shows('Three');
    expect(location.hash).toBe('');
    button('Next').click();
    await shows('One');
    button('Previous').click();
    await shows('Three');
    button('Play').click();
    await pass(3000);
    await shows('One');
    button('Pause').click();
    await pass(10_000);
    await shows('One');
  });

  it('marks the item that a swipe brought into view', async () => {
    open();
    await awake();
    const row = document.querySelector<HTMLElement>('#s-stage [tabindex="0"]');
    row?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    row?.scrollTo({ left: row.clientWidth, behavior: 'instant' });
    await shows('Two');
    await pass(10_000);
    await shows('Two');
  });

  it('pauses under the pointer and the focus, and continues afterwards', async () => {
    open();
    await awake();
    const area = document.querySelector('[aria-roledescription=carousel]');
    const pointer = (type: string) => area?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    pointer('pointerover');
    await pass(10_000);
    await shows('One');
    pointer('pointerout');
    await pass(3000);
    await shows('Two');
    button('Pause').focus();
    await pass(10_000);
    await shows('Two');
    button('Pause').blur();
    await pass(3000);
    await shows('Three');
  });

  it('does not move under reduced motion until the visitor presses play', async () => {
    await reduceMotion(true);
    open();
    await until(() => document.querySelector('button[aria-label=Play]') !== null);
    await pass(10_000);
    await shows('One');
    button('Play').click();
    await pass(3000);
    await shows('Two');
  });

  it('advances only while it is visible', async () => {
    open(undefined, 1400);
    await frame();
    await pass(10_000);
    expect(document.querySelector('[aria-live=off]')).toBeNull();
    document.querySelector('#s-stage')?.scrollIntoView();
    await awake();
    await pass(3000);
    await shows('Two');
    window.scrollTo(0, 0);
    await until(() => document.querySelector('[aria-live=off]') === null);
    await pass(10_000);
    expect(marked()).toBe('Two');
  });

  it('shows the item whose link gets the focus', async () => {
    open();
    await awake();
    button('Next').focus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await shows('Two');
    expect(document.activeElement?.getAttribute('href')).toBe('https://Two.example');
  });

  it('has no list for a single item, and works with a hundred', async () => {
    open([hotel('Alone')]);
    expect(document.querySelector('nav, [aria-roledescription], button')).toBeNull();
    document.body.replaceChildren();
    const long = 'A hotel whose name goes on and on '.repeat(30);
    open(
      Array.from({ length: 100 }, (_, index) => ({ ...hotel(`${long}${index}`, index), id: String(index) })),
    );
    await awake();
    const [first, last] = [rows()[0], rows()[99]];
    const list = first?.closest('ol');
    const stage = document.querySelector<HTMLElement>('#s-stage');
    expect(list?.offsetHeight).toBe(stage?.offsetHeight);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    last?.click();
    await until(() => last?.getAttribute('aria-current') === 'true');
    await until(
      () => (last?.getBoundingClientRect().top ?? Infinity) < (list?.getBoundingClientRect().bottom ?? 0),
    );
  });
});

it.each([
  [320, '100%'],
  [390, '200%'],
])('[HOTL-01a] shows names and texts whole on a phone of %i px with text of %s', async (width, fontSize) => {
  await page.viewport(width, 844);
  document.documentElement.style.fontSize = fontSize;
  const name = 'The Grand Riverside Hotel and Conference Residence at the Old Customs House Quay';
  const text = 'Ten minutes on foot from the halls, with a restaurant that opens before build-up. '.repeat(6);
  open([{ ...hotel('One'), title: name, text }, hotel('Two', 1)]);
  const isCut = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
  const [row] = rows();
  const found = [row, row?.querySelector('span'), ...document.querySelectorAll('#s-1 h2, #s-1 h2 ~ p')];
  expect(found.map((element) => element && [element.textContent?.slice(0, 20), isCut(element)])).toEqual([
    ['The Grand Riverside ', false],
    ['The Grand Riverside ', false],
    ['The Grand Riverside ', false],
    ['Ten minutes on foot ', false],
  ]);
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(row?.querySelector('span')?.clientWidth).toBeGreaterThan(100);
});
