import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reduceMotion } from '#tests/ui/reduce-motion.ts';
import { show } from '#tests/ui/show.tsx';
import Pager from './Pager.tsx';

const height = 800;
/** Heights of sections, in viewport heights. */
const tall = 2;
const low = 4;

beforeEach(() => page.viewport(1280, height));
afterEach(async () => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  await reduceMotion(false);
});

const names = ['Hero', 'Tour', 'Tall', 'What’s on', 'Low', 'News'];
/** Below the header, which is 72 px high. */
const room = height - 72;
const heightOf = (index: number) => (index === tall ? 2 * room : index === low ? room / 2 : room);

/** A page of six sections and a footer; the fourth is the schedule, and an empty block shows nothing. */
const open = () =>
  show(
    <>
      <Pager title="Home" />
      <main data-paging="">
        {names.map((name, index) => (
          <div key={name} id={`s${index}`} data-block={index === 3 ? 'schedule' : 'other'}>
            <section aria-labelledby={`s${index}-title`} style={{ height: heightOf(index) }}>
              <h2 id={`s${index}-title`}>{name}</h2>
              {name !== 'News' && <a href="#nowhere">{`Link of ${name}`}</a>}
              {index === tall && (
                <a href="#nowhere" style={{ display: 'block', marginTop: 1.5 * height }}>
                  Far link
                </a>
              )}
              {index === 1 && <input aria-label="Field" />}
            </section>
          </div>
        ))}
        <div id="none" data-block="other" />
      </main>
      <footer id="footer" style={{ height: 300 }}>
        <a href="#nowhere">Link of the footer</a>
      </footer>
    </>,
  ).container;

const active = () => document.querySelector('[data-active=true]')?.id;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
/**
 * Waits until paging and its momentum are over: behind the pager's timers (400 ms, then 120 ms) and the frames of its
 * animation, whose last ones move the page by less than a pixel.
 */
async function rest() {
  for (const time of [410, 130]) await wait(time);
  for (let still = 0, y = window.scrollY; still < 8; y = window.scrollY) {
    await new Promise(requestAnimationFrame);
    still = window.scrollY === y ? still + 1 : 0;
  }
}
const topOf = (id: string) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1);

/** Turns the wheel over an element. Returns true if the default scrolling was prevented. */
function turn(delta: number, over: Element | null = document.body, at = { clientX: 0, clientY: 0 }) {
  const event = new WheelEvent('wheel', { deltaY: delta, bubbles: true, cancelable: true, ...at });
  over?.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Opens the page at one of its sections. */
async function openAt(id: string) {
  const container = open();
  document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  await expect.poll(active).toBe(id);
  return container;
}

describe('a page with sections', () => {
  it('[HOME-01a] moves by one section per gesture, in 400 ms, to below the header', async () => {
    open();
    await expect.poll(active).toBe('s0');
    expect(turn(120)).toBe(true);
    expect(turn(90)).toBe(true);
    expect(active()).toBe('s1');
    await rest();
    // The sections of home leave room for the header in CSS; these do not.
    expect(topOf('s1')).toBe(72);
    expect(active()).toBe('s1');
  });

  it('[HOME-01b] lets the browser scroll a tall section to its end, and enters it at its end from below', async () => {
    await openAt('s2');
    expect(turn(100)).toBe(false);
    window.scrollBy({ top: 2 * height, behavior: 'instant' });
    document.getElementById('s3')?.scrollIntoView({ behavior: 'instant' });
    await expect.poll(active).toBe('s3');
    expect(turn(-100)).toBe(true);
    await rest();
    expect(active()).toBe('s2');
    expect(Math.round(document.getElementById('s2')?.getBoundingClientRect().bottom ?? 0)).toBe(height);
  });

  it('[HOME-04] leaves the wheel to the browser over the schedule, and pages again beside it', async () => {
    await openAt('s3');
    expect(turn(100, document.querySelector('#s3 a'))).toBe(false);
    expect(active()).toBe('s3');
    expect(turn(100, document.querySelector('#s4'))).toBe(true);
    expect(active()).toBe('s4');
  });

  it('[HOME-04] pages past a schedule that scrolled under a resting pointer, until the pointer moves over it', async () => {
    await openAt('s2');
    document.getElementById('s3')?.scrollIntoView({ behavior: 'instant' });
    await expect.poll(active).toBe('s3');
    const place = { clientX: 300, clientY: 400 };
    expect(turn(-120, document.querySelector('#s2'), place)).toBe(true);
    await rest();
    expect(turn(120, document.querySelector('#s2'), place)).toBe(true);
    await rest();
    expect([active(), topOf('s3')]).toEqual(['s3', 72]);
    const link = document.querySelector('#s3 a');
    const moveTo = (at: typeof place) =>
      link?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, ...at }));
    // Browsers send a pointer move after scrolling, and a hand on the wheel moves the mouse a little.
    moveTo(place);
    moveTo({ clientX: 304, clientY: 403 });
    expect(turn(120, link, place)).toBe(true);
    await rest();
    expect(active()).toBe('s4');
    expect(turn(-120, document.querySelector('#s4'), place)).toBe(true);
    await rest();
    moveTo({ clientX: 320, clientY: 400 });
    expect(turn(120, link, { clientX: 320, clientY: 400 })).toBe(false);
    expect(active()).toBe('s3');
  });

  it('[HOME-01a] [HOME-04] completes a section that the page has stopped short of before it moves to the next one', async () => {
    await openAt('s3');
    const stopAt = async (id: string, top: number) => {
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
      await rest();
      window.scrollBy({ top: -top, behavior: 'instant' });
      await rest();
    };
    await stopAt('s1', 200);
    expect(active()).toBe('s1');
    expect(turn(120)).toBe(true);
    await rest();
    expect([active(), topOf('s1')]).toEqual(['s1', 72]);
    await stopAt('s1', -200);
    expect(active()).toBe('s1');
    await userEvent.keyboard('{PageUp}');
    await rest();
    expect([active(), topOf('s1')]).toEqual(['s1', 72]);
    await stopAt('s1', -200);
    expect(turn(120)).toBe(true);
    await rest();
    expect([active(), topOf('s2')]).toEqual(['s2', 72]);
  });

  it('[HOME-01b] leaves the wheel to the browser at both ends of the page', async () => {
    await openAt('s0');
    expect(turn(-100)).toBe(false);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect.poll(active).toBe('footer');
    expect(turn(100)).toBe(false);
  });

  it('[HOME-01b] pages by keys, but not inside a form field', async () => {
    open();
    await userEvent.keyboard('{PageDown}');
    await rest();
    expect(active()).toBe('s1');
    document.querySelector('input')?.focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(active()).toBe('s1');
    document.querySelector('input')?.blur();
    await userEvent.keyboard('{End}');
    expect(active()).toBe('footer');
    await rest();
    expect(window.scrollY).toBeCloseTo(document.documentElement.scrollHeight - height, -1);
    await userEvent.keyboard('{Home}');
    await rest();
    expect([active(), window.scrollY]).toEqual(['s0', 0]);
  });

  it('[HOME-01b] follows Tab and shows the focused element, also in a tall section', async () => {
    await openAt('s1');
    document.querySelector('input')?.focus({ preventScroll: true });
    await userEvent.keyboard('{Tab}');
    await rest();
    expect([active(), topOf('s2')]).toEqual(['s2', 72]);
    document.querySelector<HTMLElement>('#s3 a')?.focus({ preventScroll: true });
    await rest();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await rest();
    expect(active()).toBe('s2');
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    expect(document.activeElement?.textContent).toBe('Far link');
    expect(top).toBeGreaterThan(72);
    expect(bottom).toBeLessThan(height);
  });

  it('[HOME-01b] makes a section without links a named tab stop', async () => {
    await openAt('s4');
    document.querySelector<HTMLElement>('#s4 a')?.focus({ preventScroll: true });
    await userEvent.keyboard('{Tab}');
    await rest();
    expect([document.activeElement?.id, active()]).toEqual(['s5', 's5']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('News');
    expect(document.querySelectorAll('[data-block][tabindex="0"]')).toHaveLength(1);
  });

  it('marks the visible section, also after other scrolling', async () => {
    open();
    await expect.poll(active).toBe('s0');
    document.getElementById('s5')?.scrollIntoView({ behavior: 'instant' });
    await expect.poll(active).toBe('s5');
    expect(document.querySelectorAll('[data-active]')).toHaveLength(names.length + 1);
    expect(document.querySelectorAll('[data-active=true]')).toHaveLength(1);
  });

  it('removes its marks when it stops', async () => {
    document.body.insertAdjacentHTML('beforeend', '<main><div data-block="x">x</div></main>');
    const { remove } = show(<Pager title="Home" />);
    await expect.poll(() => document.querySelectorAll('[data-active]').length).toBe(1);
    remove();
    expect(document.querySelectorAll('[data-active]')).toHaveLength(0);
  });
});

describe('[HOME-01b] an ordinary page', () => {
  it('stays ordinary under reduced motion', async () => {
    await reduceMotion(true);
    open();
    await expect.poll(active).toBe('s0');
    expect(turn(100)).toBe(false);
    await userEvent.keyboard('{PageDown}');
    // The browser's own scrolling, which a busy one begins late.
    await expect.poll(() => window.scrollY).toBeGreaterThan(height / 2);
    await rest();
    document.getElementById('s1')?.scrollIntoView({ behavior: 'instant' });
    await expect.poll(active).toBe('s1');
  });
  it('stays ordinary on a short screen, and pages when the window grows', async () => {
    await page.viewport(1280, 500);
    open();
    await expect.poll(active).toBe('s0');
    expect(turn(100)).toBe(false);
    await page.viewport(1280, height);
    // A slow browser reports the new height late.
    await expect.poll(() => turn(100), { interval: 250 }).toBe(true);
  });
});

describe('the marks at the left edge', () => {
  const marks = () => [...document.querySelectorAll<HTMLAnchorElement>('nav[data-marks] a')];

  it('[HOME-01a] are links named after the sections, with the current one announced', async () => {
    const container = await openAt('s1');
    expect(marks().map(({ textContent }) => textContent)).toEqual(['Home', ...names.slice(1), 'Footer']);
    expect(marks().map((mark) => mark.getAttribute('href'))).toEqual([
      ...names.map((_, index) => `#s${index}`),
      '#footer',
    ]);
    await expect
      .poll(() => marks().map((mark) => mark.getAttribute('aria-current')))
      .toEqual(marks().map((_, index) => (index === 1 ? 'true' : null)));
    const faults = async () => {
      const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    };
    // The name of the active mark has too little contrast while it fades in.
    await expect.poll(faults).toEqual([]);
  });

  it('lead to their section, where Tab continues', async () => {
    open();
    await expect.poll(() => marks().length).toBe(names.length + 1);
    marks()[4]?.click();
    await rest();
    expect([active(), topOf('s4')]).toEqual(['s4', 72]);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('Link of Low');
  });

  it('are hidden on a phone', async () => {
    await page.viewport(390, height);
    open();
    await expect.poll(() => marks().length).toBe(names.length + 1);
    expect(marks()[0]?.checkVisibility()).toBe(false);
  });
});
