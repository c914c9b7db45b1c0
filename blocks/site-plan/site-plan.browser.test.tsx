import { beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import { sitePlanTexts } from '#i18n/site-plan.ts';
import { buildingSchema } from '#schemas/building.ts';
import { show } from '#tests/ui/show.tsx';
import { placeIn, sitePlan } from './site-plan.ts';
import View from './View.tsx';

const building = buildingSchema.parse({
  levels: [
    { id: '1', name: 'Ground floor' },
    { id: '2', name: 'First floor' },
  ],
  spaces: [
    {
      ...{ id: 'A', kind: 'hall', level: '1', name: 'Hall 1', booking: '1', area: 4800, height: 13 },
      outline: '0,0 60,0 60,80 0,80',
    },
    {
      ...{ id: 'B', kind: 'hall', level: '1', name: 'Hall 2', area: 4800, height: 9 },
      outline: '60,0 120,0 120,80 60,80',
    },
    { id: 'R', kind: 'room', level: '2', name: 'Room 201', area: 384, outline: '0,0 24,0 24,16 0,16' },
  ],
  elements: [{ id: 'D', kind: 'goodsDoor', level: '1', of: 'A', at: '4,80 8.5,80', width: 4.5, height: 5 }],
});

function open() {
  const plan = sitePlan(building, translateIn(sitePlanTexts, 'en-US'));
  if (!plan) throw new Error('no plan');
  show(
    <View
      id="plan"
      props={{ layers: ['doors'] }}
      data={{
        drawn: {
          state: 'ready',
          data: {
            ...{ plan, pictures: {}, sizes: {} },
            place: placeIn(plan, { level: '1', layers: ['doors'], space: undefined, zoom: 1 }),
          },
        },
        venue: { state: 'missing' },
        free: { state: 'missing' },
        setting: {
          state: 'ready',
          data: {
            texts: sitePlanTexts.en,
            freeDates: undefined,
            tour: undefined,
            arrival: undefined,
            booking: { exhibition: undefined, meeting: undefined },
          },
        },
      }}
      first
    />,
  );
  const room = document.querySelector<HTMLElement>('section[tabindex]');
  const floor = room?.firstElementChild;
  if (!room || !(floor instanceof HTMLElement)) throw new Error('no drawing');
  const sheet = floor.firstElementChild;
  if (!(sheet instanceof HTMLElement)) throw new Error('no drawing');
  return { room, floor, sheet };
}

const panel = () => document.querySelector('[aria-live]')?.textContent ?? '';
const status = () => document.querySelector('[role=status]')?.textContent;
const parameters = () => Object.fromEntries(new URLSearchParams(location.search));
const button = (name: string) => page.getByRole('link', { name, exact: true });

beforeEach(async () => {
  await page.viewport(1280, 900);
  history.replaceState(null, '', '/');
});

it('[BLDG-02] shows facts, layers and levels without another page, and keeps them in the address', async () => {
  open();
  await page
    .getByRole('link', { name: /^Hall 2/ })
    .first()
    .click();
  await expect.poll(panel).toContain('4,800 m²');
  expect(panel()).toContain('9 m');
  expect(parameters()).toEqual({ level: '1', space: 'B' });
  expect(document.querySelectorAll('.stroke-brass').length).toBe(2);
  await button('Doors').click();
  await expect.poll(() => document.querySelectorAll('.stroke-brass').length).toBe(0);
  expect(parameters()).toEqual({ layers: 'none', level: '1', space: 'B' });
  await button('First floor').click();
  await expect.poll(() => parameters()).toEqual({ layers: 'none', level: '2' });
  await expect.element(page.getByRole('link', { name: /^Room 201/ }).first()).toBeVisible();
});

it('[BLDG-02] a tap changes the drawing first, and panel and lists in a later frame', async () => {
  open();
  await button('Doors').click();
  await expect.poll(() => document.querySelectorAll('.stroke-brass').length).toBe(0);
  const parts = {
    drawing: '[data-sheet]',
    tools: '[aria-label="Zoom and ruler"]',
    panel: '[aria-live]',
    list: 'li, tbody',
  };
  const frames: string[][] = [];
  const observer = new MutationObserver((records) => {
    const touched = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    const partOf = (element: Element | null) =>
      Object.entries(parts).find(([, selector]) => element?.closest(selector))?.[0] ?? 'other';
    frames.push(touched.map(partOf));
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await page
    .getByRole('link', { name: /^Hall 2/ })
    .first()
    .click();
  await expect.poll(panel).toContain('4,800 m²');
  observer.disconnect();
  // Outline and state of the space; addresses of the tools; then the address of the layers, the panel and the list.
  expect(frames).toEqual([
    ['drawing', 'drawing', 'tools', 'tools', 'tools'],
    ['list', 'panel', 'panel', 'panel', 'panel', 'panel', 'list'],
  ]);
});

it('[BLDG-02] zooms by keys, buttons and the wheel, and moves by dragging', async () => {
  const { room, floor, sheet } = open();
  const width = floor.offsetWidth;
  const times = () => Math.round((sheet.getBoundingClientRect().width / width) * 100) / 100;
  room.focus();
  await userEvent.keyboard('+');
  expect(times()).toBe(1.5);
  await userEvent.keyboard('0');
  expect(times()).toBe(1);
  await button('Zoom in').click();
  await button('Zoom in').click();
  await expect.poll(times).toBe(2.25);
  expect(parameters()).toEqual({ level: '1', zoom: '2.25' });
  await button('Zoom out').click();
  expect(times()).toBe(1.5);

  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const box = room.getBoundingClientRect();
  const wheel = (ctrlKey: boolean) => {
    const [clientX, clientY] = [box.left + 300, box.top + 200];
    const event = new WheelEvent('wheel', {
      ...{ deltaY: -400, ctrlKey, clientX, clientY, bubbles: true, cancelable: true },
    });
    const under = () => {
      const { left, width } = sheet.getBoundingClientRect();
      return (clientX - left) / width;
    };
    const before = under();
    room.dispatchEvent(event);
    return { event, moved: () => Math.abs(under() - before) };
  };
  expect(wheel(false).event.defaultPrevented).toBe(false);
  expect(times()).toBe(1.5);
  const { event, moved } = wheel(true);
  expect(event.defaultPrevented).toBe(true);
  expect(times()).toBe(3);
  // The point under the pointer stays there.
  expect(moved()).toBeLessThan(0.002);
  await expect.poll(parameters).toEqual({ level: '1', zoom: '3' });
  expect(floor.offsetWidth / width).toBeCloseTo(3, 1);
  expect(moved()).toBeLessThan(0.002);

  const [left, top] = [room.scrollLeft, room.scrollTop];
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      ...{ type, x, y, button: type === 'mouseMoved' ? 'none' : 'left' },
      ...{ buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 },
    });
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [x, y] = [frame.left + box.left + 300, frame.top + box.top + 300];
  await mouse('mousePressed', x, y);
  await mouse('mouseMoved', x - 60, y - 40);
  await mouse('mouseReleased', x - 60, y - 40);
  await expect.poll(() => [room.scrollLeft - left, room.scrollTop - top]).toEqual([60, 40]);
  expect(panel()).toContain('Choose a space');
});

it('[BLDG-02] zooms around the pointer where the page has scrolled to, also after a wheel at its limit', async () => {
  const { room, sheet } = open();
  document.body.style.paddingBottom = '2000px';
  const wheel = (deltaY: number) => {
    const { left, top } = room.getBoundingClientRect();
    const [clientX, clientY] = [left + 200, top + 150];
    const under = () => {
      const box = sheet.getBoundingClientRect();
      return [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    };
    const before = under();
    const event = new WheelEvent('wheel', { deltaY, clientX, clientY, bubbles: true, cancelable: true });
    room.dispatchEvent(event);
    const moved = under().map((share, axis) => Math.abs(share - (before[axis] ?? 0)));
    return { isZoom: event.defaultPrevented, moved: Math.max(...moved) };
  };
  room.focus({ preventScroll: true });
  expect(wheel(400).isZoom, 'the whole level is on show').toBe(false);
  window.scrollTo(0, 120);
  for (let turn = 0; turn < 4; turn += 1) {
    const { isZoom, moved } = wheel(-150);
    expect(isZoom).toBe(true);
    expect(moved).toBeLessThan(0.002);
  }
  await expect.poll(() => sheet.style.transform).toBe('');
  window.scrollTo(0, 0);
  document.body.style.removeProperty('padding-bottom');
});

it('[BLDG-02] two fingers zoom around the point between them', async () => {
  const { room, floor } = open();
  const width = floor.offsetWidth;
  const { left, top } = room.getBoundingClientRect();
  const touch = (type: string, ...at: number[]) => {
    const touches = at.map(
      (x, identifier) => new Touch({ identifier, target: room, clientX: left + x, clientY: top + 200 }),
    );
    const event = new TouchEvent(type, { touches, bubbles: true, cancelable: true });
    room.dispatchEvent(event);
    return event.defaultPrevented;
  };
  touch('touchstart', 200);
  expect(touch('touchmove', 260), 'one finger scrolls natively').toBe(false);
  touch('touchstart', 300, 400);
  expect(touch('touchmove', 250, 450)).toBe(true);
  touch('touchend', 250);
  expect(Math.round((floor.offsetWidth / width) * 100) / 100).toBe(2);
  await expect.poll(parameters).toEqual({ level: '1', zoom: '2' });
});

it('[BLDG-02] measures between two points by pointer and by keys', async () => {
  const { floor } = open();
  await page.getByRole('button', { name: 'Measure a distance' }).click();
  await expect.poll(() => document.activeElement?.role).toBe('application');
  expect(status()).toBe('Choose the first point');
  const sheet = document.querySelector<HTMLElement>('[role=application]');
  const { left, top, width } = floor.getBoundingClientRect();
  const metre = width / 136;
  const click = (x: number, y: number) =>
    sheet?.dispatchEvent(
      new MouseEvent('click', { clientX: left + x * metre, clientY: top + y * metre, bubbles: true }),
    );
  // Half a metre beside two corners of hall 1, which is 60 m wide and 80 m long.
  click(8.5, 8.5);
  await expect.poll(status).toBe('Choose the second point');
  click(67.6, 88.3);
  await expect.poll(status).toBe('Distance 100.0 m');
  await userEvent.keyboard('{Escape}');
  await expect.poll(status).toBe('Choose the first point');
  sheet?.focus();
  // From the middle of the frame, far from every point.
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowRight}{Enter}');
  await expect.poll(status).toBe('Distance 19.0 m');
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.poll(status).toBe('');
});

it('[BLDG-02] the scale bar follows the zoom', async () => {
  const { room, floor } = open();
  const bar = () => {
    const line = [...document.querySelectorAll<HTMLElement>('span[style*="--zoom"]')][0];
    return `${line?.parentElement?.textContent}: ${Math.round(((line?.offsetWidth ?? 0) / floor.offsetWidth) * 136)}`;
  };
  expect(bar()).toBe('20 m: 20');
  room.focus();
  for (const _ of [1, 2, 3]) await userEvent.keyboard('+');
  await expect.poll(bar).toBe('5 m: 5');
});
