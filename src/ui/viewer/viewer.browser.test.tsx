import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import { MemoryRouter } from '#tests/ui/MemoryRouter.tsx';
import { reduceMotion } from '#tests/ui/reduce-motion.ts';
import { Boundary, show } from '#tests/ui/show.tsx';
import { Photos } from '../picture/Photos.tsx';

const drawing = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><text>${index}</text></svg>`)}`;
const photosOf = (count: number): Picture[] =>
  Array.from({ length: count }, (_, index) => ({
    src: drawing(index),
    width: 1600,
    height: 1000,
    ...(index === 1 ? { alt: 'The hall at night' } : {}),
  }));

const root = document.documentElement;
const locked = () => getComputedStyle(root).overflow === 'hidden';
const modal = () => document.querySelector<HTMLDialogElement>('dialog:modal');
const within = <E extends Element>(selector: string) => modal()?.querySelector<E>(selector) ?? undefined;
const place = () => within('[role=status]')?.textContent;
const shown = () => within<HTMLImageElement>('[aria-hidden=false] img');
/** Where the photo on show scrolls when it is enlarged. */
const room = () => within<HTMLElement>('[aria-hidden=false]');
const zoom = () => Math.round((shown()?.getBoundingClientRect().width ?? 0) / fitted());
/** The width of a photo that is not enlarged. */
const fitted = () => {
  const box = room()?.parentElement?.getBoundingClientRect();
  return box ? Math.min(box.width, box.height * 1.6) : Number.NaN;
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(index = 0, { count = 4, language = 'en-US' as Language } = {}) {
  const opened = show(<Photos photos={photosOf(count)} title="Spring" />, language);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="data:"]')];
  links[index]?.click();
  await expect.poll(modal).not.toBeNull();
  return { ...opened, links };
}

beforeEach(() => page.viewport(1280, 800));

describe('[GAL-03] the viewer', () => {
  it('opens at the clicked photo, with its number and its name', async () => {
    await open(2);
    expect(place()).toBe('Picture 3 of 4: Spring, picture 3');
    expect(shown()?.src).toBe(drawing(2));
    expect(modal()?.textContent).toContain('3 / 4');
    await expect.element(page.getByRole('dialog', { name: 'Spring' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Download this picture' }))
      .toHaveAttribute('href', drawing(2));
  });

  it.each([
    ['zh-CN', '上一张', '下一张', '第 2 张，共 4 张：The hall at night'],
    ['en-US', 'Previous picture', 'Next picture', 'Picture 2 of 4: The hall at night'],
  ] as const)(
    'moves with its arrows and stops at both ends, in %s',
    async (language, previous, next, second) => {
      await open(0, { language });
      await expect.element(button(previous)).toHaveAttribute('aria-disabled', 'true');
      await button(next).click();
      expect(place()).toBe(second);
      expect(modal()?.querySelector('header')?.textContent).toContain('The hall at night');
      await expect.element(button(previous)).not.toHaveAttribute('aria-disabled');
      await button(next).click();
      await button(next).click();
      await expect.element(button(next)).toHaveAttribute('aria-disabled', 'true');
      button(next)
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      expect(shown()?.src).toBe(drawing(3));
      for (const _step of [1, 2]) await button(previous).click();
      expect(place()).toBe(second);
    },
  );

  it('reacts to keys, whichever element has the focus', async () => {
    await open(1);
    const press = async (key: string, index: number) => {
      await userEvent.keyboard(`{${key}}`);
      expect(shown()?.src, key).toBe(drawing(index));
    };
    await press('ArrowRight', 2);
    await press('End', 3);
    await press('ArrowRight', 3);
    await press('ArrowLeft', 2);
    await press('Home', 0);
    await press('ArrowLeft', 0);
    // A click on an empty area.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await press('ArrowRight', 1);
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(shown()?.src).toBe(drawing(1));
  });

  it('closes on Escape and with its button, and restores the focus to the photo', async () => {
    const { links } = await open(2);
    for (const close of [() => userEvent.keyboard('{Escape}'), () => button('Close').click()]) {
      links[2]?.click();
      await expect.poll(modal).not.toBeNull();
      await userEvent.keyboard('{ArrowLeft}');
      await close();
      await expect.poll(modal).toBeNull();
      expect(document.activeElement).toBe(links[2]);
      await expect.poll(locked).toBe(false);
    }
    links[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(place).toContain('Picture 1 of 4');
  });

  it('traps the focus, and has one tab stop in the row of thumbnails', async () => {
    await open(1);
    const row = () => [...(within('ul')?.querySelectorAll('button') ?? [])];
    const stops = new Set<Element | null>();
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      expect(document.activeElement === document.body || modal()?.contains(document.activeElement)).toBe(
        true,
      );
      stops.add(document.activeElement);
    }
    expect(row().filter((small) => stops.has(small))).toEqual([row()[1]]);
    row()[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(row()[2]);
  });

  it('shows and announces the photo that is chosen below it', async () => {
    await open(0);
    const row = page.getByRole('list', { name: 'All pictures' });
    await row.getByRole('button', { name: 'Spring, picture 4' }).click();
    expect(place()).toContain('Picture 4 of 4');
    await expect
      .element(row.getByRole('button', { name: 'Spring, picture 4' }))
      .toHaveAttribute('aria-current', 'true');
  });

  it('preloads the previous and the next photo', async () => {
    await open(1, { count: 5 });
    const ready = () =>
      [...(modal()?.querySelectorAll<HTMLImageElement>('[aria-hidden] img') ?? [])].map(({ src }) => src);
    expect(ready()).toEqual([drawing(0), drawing(1), drawing(2)]);
    const third = modal()?.querySelectorAll('[aria-hidden] img')[2];
    await userEvent.keyboard('{ArrowRight}');
    expect(ready()).toEqual([drawing(1), drawing(2), drawing(3)]);
    expect(shown()).toBe(third);
  });

  it('has no arrows and no thumbnails for a single photo', async () => {
    await open(0, { count: 1 });
    expect(within('ul')).toBeUndefined();
    expect(button('Next picture').elements()).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
  });
});

describe('[GAL-03] the zoom', () => {
  const steps: [string, (by: 'in' | 'out') => Promise<void> | void][] = [
    ['buttons', (by) => button(by === 'in' ? 'Zoom in' : 'Zoom out').click({ force: true })],
    ['keys', (by) => userEvent.keyboard(by === 'in' ? '+' : '-')],
    [
      'the wheel with Ctrl',
      (by) => {
        const init = { deltaY: by === 'in' ? -100 : 100, ctrlKey: true, bubbles: true, cancelable: true };
        const turn = new WheelEvent('wheel', init);
        shown()?.dispatchEvent(turn);
        expect(turn.defaultPrevented, 'the browser does not zoom').toBe(true);
      },
    ],
    ['two fingers', (by) => pinch(by === 'in' ? [100, 150] : [150, 100])],
  ];

  it.each(steps)('enlarges by %s, up to three times, and back', async (_name, step) => {
    await open(1);
    for (const expected of [2, 3, 3]) {
      await step('in');
      await expect.poll(zoom).toBe(expected);
    }
    for (const expected of [2, 1, 1]) {
      await step('out');
      await expect.poll(zoom).toBe(expected);
    }
  });

  it('centres a double click on the clicked point, and shows the whole next photo', async () => {
    await open(1);
    const { left = 0, top = 0, width = 0, height = 0 } = shown()?.getBoundingClientRect() ?? {};
    const clicked = { clientX: left + width / 4, clientY: top + height / 4, bubbles: true };
    shown()?.dispatchEvent(new MouseEvent('dblclick', clicked));
    await expect.poll(zoom).toBe(2);
    const [box, view] = [shown()?.getBoundingClientRect(), room()?.getBoundingClientRect()];
    const seen = (view?.left ?? 0) + (view?.width ?? 0) / 2 - (box?.left ?? 0);
    expect(seen / (box?.width ?? 1)).toBeCloseTo(0.25, 1);
    shown()?.dispatchEvent(new MouseEvent('dblclick', clicked));
    await expect.poll(zoom).toBe(1);
  });

  it('lets keys scroll an enlarged photo that has the focus, and ends at another photo', async () => {
    await open(1);
    await userEvent.keyboard('+');
    const place2 = room();
    if (!place2) expect.unreachable('no photo');
    const before = place2.scrollLeft;
    expect(before).toBeGreaterThan(0);
    place2.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => place2.scrollLeft).toBeGreaterThan(before);
    expect(shown()?.src).toBe(drawing(1));
    await button('Next picture').click();
    expect(shown()?.src).toBe(drawing(2));
    await expect.poll(zoom).toBe(1);
    await expect.element(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  });

  it('lets the mouse drag an enlarged photo', async () => {
    await open(1);
    await userEvent.keyboard('+');
    const moved = { pointerType: 'mouse', buttons: 1, movementX: -40, movementY: 0, bubbles: true };
    const before = room()?.scrollLeft ?? 0;
    shown()?.dispatchEvent(new PointerEvent('pointermove', moved));
    await expect.poll(() => room()?.scrollLeft).toBe(before + 40);
  });
});

describe('[GAL-03] the browser’s history', () => {
  const below = { key: 'album' };
  beforeEach(async () => {
    // The viewer of the test before may still be on its way out of its entry.
    await expect.poll(() => history.state?.viewer).toBeUndefined();
    history.replaceState(below, '');
  });

  it('leaves the viewer and not the album when the visitor goes back', async () => {
    const { links } = await open(1);
    expect(history.state).toEqual({ key: 'album', viewer: true });
    const address = location.href;
    history.back();
    await expect.poll(modal).toBeNull();
    expect(history.state).toEqual(below);
    expect(location.href).toBe(address);
    expect(document.activeElement).toBe(links[1]);
    await expect.poll(locked).toBe(false);
  });

  it('has no entry of the viewer after it is closed otherwise, or its page is left', async () => {
    const before = history.length;
    const { links, remove } = await open(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => history.state).toEqual(below);
    links[1]?.click();
    await expect.poll(modal).not.toBeNull();
    expect(history.length).toBeLessThanOrEqual(before + 1);
    remove();
    await expect.poll(() => history.state).toEqual(below);
  });

  it('has one entry for a viewer that opens at once after another has closed', async () => {
    const { links } = await open(1);
    for (const index of [2, 0]) {
      button('Close')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      links[index]?.click();
    }
    await expect.poll(place).toContain('Picture 1 of 4');
    await expect.poll(() => history.state).toEqual({ key: 'album', viewer: true });
    expect(modal()).not.toBeNull();
    history.back();
    await expect.poll(modal).toBeNull();
    expect(history.state).toEqual(below);
  });
});

describe('[GAL-03] a finger', () => {
  const swipe = (right: number, down = 0) => {
    touch('touchstart', [300, 300]);
    touch('touchmove', [300 + right / 2, 300 + down / 2]);
    touch('touchmove', [300 + right, 300 + down]);
    touch('touchmove', [300 + 2 * right, 300 + down]);
    touch('touchend');
  };

  it('shows the next or previous photo with a swipe, once', async () => {
    await open(1);
    swipe(-120);
    await expect.poll(() => shown()?.src).toBe(drawing(2));
    swipe(120);
    await expect.poll(() => shown()?.src).toBe(drawing(1));
    swipe(10);
    swipe(60, 200);
    expect(shown()?.src).toBe(drawing(1));
  });

  it('scrolls an enlarged photo natively', async () => {
    await open(1);
    await userEvent.keyboard('+');
    swipe(-120);
    expect(shown()?.src).toBe(drawing(1));
  });
});

describe('[GAL-03] [LOAD-01] the page behind the viewer', () => {
  it('does not scroll while the viewer is open', async () => {
    await open();
    expect(locked()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(locked).toBe(false);
    expect(root.getAttribute('style') ?? '').toBe('');
  });

  it('is unlocked when the photos unmount while the viewer is open', async () => {
    const { again } = await open();
    expect(locked()).toBe(true);
    again(<p>another page</p>);
    await expect.poll(locked).toBe(false);
  });

  it('is unlocked when an error unmounts the photos', async () => {
    const Broken = () => {
      throw new Error('this view fails');
    };
    const photos = <Photos photos={photosOf(2)} title="Spring" />;
    const { again } = show(<Boundary>{photos}</Boundary>);
    document.querySelector('a')?.click();
    await expect.poll(locked).toBe(true);
    again(
      <Boundary>
        {photos}
        <Broken />
      </Boundary>,
    );
    await expect.poll(locked).toBe(false);
  });

  it('is unlocked when another album replaces this one', async () => {
    const { again } = await open();
    expect(locked()).toBe(true);
    again(<Photos photos={photosOf(2).reverse()} title="Autumn" />);
    await expect.poll(locked).toBe(false);
    expect(modal()).toBeNull();
  });
});

describe.each([390, 1440])('the viewer at %i px', (width) => {
  it.each(['zh-CN', 'en-US'] as const)(
    '[GAL-03] shows every control on the screen and has no axe violations, in %s',
    async (language) => {
      await page.viewport(width, width === 390 ? 844 : 900);
      await reduceMotion(true);
      await open(1, { count: 30, language });
      const outside = [...(modal()?.querySelectorAll('header button, header a, button') ?? [])]
        .filter((control) => !control.closest('ul'))
        .map((control) => control.getBoundingClientRect())
        .filter(
          ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > innerHeight,
        );
      expect(outside).toEqual([]);
      const photo = shown()?.getBoundingClientRect();
      expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(1.6, 1);
      for (const enlarged of [false, true]) {
        if (enlarged) await userEvent.keyboard('+');
        const { violations } = await axe.run(modal() ?? document);
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
      expect(getComputedStyle(room() ?? root).transitionDuration).toBe('0s');
      await reduceMotion(false);
    },
  );
});

describe('[GAL-03] a photo in the album', () => {
  it('links to the large picture without scripts', () => {
    const html = renderToString(
      <TextsProvider value={{ language: 'en-US', t: createTranslations()['en-US'] }}>
        <MemoryRouter>
          <Photos photos={[{ src: '/media/a.jpg' }]} title="Spring" />
        </MemoryRouter>
      </TextsProvider>,
    );
    expect(html).toContain('<a href="/media/a.jpg" target="_blank" rel="noopener noreferrer"');
    expect(html).not.toContain('haspopup');
  });

  it('leaves a click that opens a new tab to the browser', () => {
    show(<Photos photos={photosOf(1)} title="Spring" />);
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const heard: boolean[] = [];
    document.querySelector('ul')?.addEventListener('click', (event) => heard.push(event.defaultPrevented));
    document.querySelector('a')?.dispatchEvent(click);
    expect(heard).toEqual([false]);
    expect(modal()).toBeNull();
  });
});

/** Fingers on the photo, each at x and y. */
function touch(type: string, ...fingers: [number, number][]): void {
  const target = shown();
  if (!target) expect.unreachable('no photo');
  const touches = fingers.map(
    ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
  );
  target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
}

function pinch([from, to]: readonly [number, number]): void {
  touch('touchstart', [300, 300], [300 + from, 300]);
  touch('touchmove', [300, 300], [300 + to, 300]);
  touch('touchend');
}
