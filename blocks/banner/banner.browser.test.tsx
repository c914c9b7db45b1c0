import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reduceMotion } from '#tests/ui/reduce-motion.ts';
import { show } from '#tests/ui/show.tsx';
import type { Slide } from './index.ts';
import View from './View.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } }).catch(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await reduceMotion(false);
});

/** A film that never loads. The tests dispatch its events. */
const film = '/nothing.webm';
const slide = (title: string, video?: string): Slide => ({
  title,
  newTab: false,
  ...(video ? { video } : {}),
});
const pictures = ['One', 'Two', 'Three'].map((title) => slide(title));

function open(slides: Slide[] = pictures, active?: boolean) {
  const hidden = { state: 'missing' } as const;
  const data = {
    slides: { state: 'ready', data: slides } as const,
    buttons: hidden,
    live: hidden,
    hotline: hidden,
    tour: hidden,
    codes: hidden,
  };
  return show(
    <main>
      <div data-block="banner" {...(active === undefined ? {} : { 'data-active': String(active) })}>
        <div style={{ paddingTop: 40 }}>
          <View id="b" props={{}} data={data} first />
        </div>
      </div>
    </main>,
  ).container;
}

/** Headline of the current slide. */
const shown = () => document.querySelector('h1')?.textContent;
const button = (name: string) => page.getByRole('button', { name }).element() as HTMLElement;
const pass = async (time: number) => {
  vi.advanceTimersByTime(time);
  // Waits until React has rendered.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};
const tellFilm = async (type: 'playing' | 'pause') => {
  document.querySelector('video')?.dispatchEvent(new Event(type));
  await pass(0);
};

describe('[BAN-02] the banner', () => {
  it('advances every 3000 ms and wraps around', async () => {
    open();
    await pass(0);
    expect(shown()).toBe('One');
    for (const title of ['Two', 'Three', 'One']) {
      await pass(2999);
      expect(shown()).not.toBe(title);
      await pass(1);
      expect(shown()).toBe(title);
    }
  });

  it('stops when the visitor chooses a slide or pauses', async () => {
    open();
    await pass(0);
    button('Next slide').click();
    await pass(10_000);
    expect(shown()).toBe('Two');
    button('Play').click();
    await pass(3000);
    expect(shown()).toBe('Three');
    button('Pause').click();
    await pass(10_000);
    expect(shown()).toBe('Three');
    button('Previous slide').click();
    await pass(0);
    expect(shown()).toBe('Two');
  });

  it('pauses under the pointer and the focus, and continues afterwards', async () => {
    const section = open().querySelector('section');
    const pointer = (type: string) => section?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    await pass(0);
    pointer('pointerover');
    await pass(5000);
    expect(shown()).toBe('One');
    pointer('pointerout');
    await pass(3000);
    expect(shown()).toBe('Two');
    button('Pause').focus();
    await pass(5000);
    expect(shown()).toBe('Two');
    button('Pause').blur();
    await pass(3000);
    expect(shown()).toBe('Three');
  });

  it('does not move under reduced motion until the visitor presses play', async () => {
    await reduceMotion(true);
    open();
    await pass(10_000);
    expect(shown()).toBe('One');
    button('Play').click();
    await pass(3000);
    expect(shown()).toBe('Two');
  });

  it('[HOME-03] moves only while its section is visible', async () => {
    const container = open(pictures, false);
    const section = container.querySelector('[data-block]');
    const turnTo = async (active: boolean) => {
      section?.setAttribute('data-active', String(active));
      await pass(0);
    };
    await pass(10_000);
    expect(shown()).toBe('One');
    await turnTo(true);
    await pass(3000);
    expect(shown()).toBe('Two');
    await turnTo(false);
    await pass(10_000);
    expect(shown()).toBe('Two');
  });
});

describe('[BAN-03] a film', () => {
  it('keeps its slide while it plays, and lets the slides advance when it ends', async () => {
    open([slide('Film', film), slide('Two')]);
    await pass(0);
    await tellFilm('playing');
    await pass(20_000);
    expect(shown()).toBe('Film');
    await tellFilm('pause');
    await pass(3000);
    expect(shown()).toBe('Two');
  });

  it('plays by itself only after the visitor has acted', async () => {
    const activation = vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(false);
    const play = vi.mocked(HTMLMediaElement.prototype.play);
    open([slide('Film', film), slide('Two')]);
    await pass(0);
    expect(play).not.toHaveBeenCalled();
    // The banner may begin to listen late.
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('wheel'));
        return play.mock.calls.length;
      })
      .toBe(1);
    activation.mockRestore();
  });

  it('plays on a connection that saves data only after a click on its controls', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    try {
      const play = vi.mocked(HTMLMediaElement.prototype.play);
      open([slide('Film', film), slide('Two')]);
      window.dispatchEvent(new Event('wheel'));
      await pass(0);
      expect(play).not.toHaveBeenCalled();
      button('Next slide').click();
      await pass(0);
      button('Previous slide').click();
      await expect.poll(() => play.mock.calls.length).toBe(1);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('covers its poster only after it has started', async () => {
    open([slide('Film', film), slide('Two')]);
    await pass(0);
    const opacity = () => document.querySelector('video')?.matches('[data-begun]');
    expect(opacity()).toBe(false);
    await tellFilm('playing');
    expect(opacity()).toBe(true);
  });
});

describe('the side panel on a phone', () => {
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  const boxesAt = (fontSize: string) => {
    document.documentElement.style.fontSize = fontSize;
    return [...(document.querySelector('nav')?.children ?? [])].map((entry) => entry.getBoundingClientRect());
  };
  const rows = (boxes: DOMRect[]) => new Set(boxes.map(({ top }) => top)).size;

  it.each([390, 320])(
    '[RESP-02] has one row of entries, more of them with large text, and is never wider than %i px',
    async (width) => {
      await page.viewport(width, 844);
      const hidden = { state: 'missing' } as const;
      const link = { icon: 'download', href: '/document/serviceManual', newTab: false } as const;
      const source = { call: 'footerConfig', params: { key: 'foot' } } as const;
      show(
        <View
          id="b"
          props={{
            entries: [
              { ...link, label: 'Contact' },
              { icon: 'code', label: 'Follow us', source },
              { ...link, label: 'VR tour' },
              { ...link, label: 'Downloads' },
              { ...link, label: 'Schedule' },
            ],
          }}
          data={{
            slides: { state: 'ready', data: pictures },
            ...{ buttons: hidden, live: hidden, hotline: hidden, tour: hidden, codes: hidden },
          }}
          first
        />,
      );
      expect(rows(boxesAt('100%'))).toBe(1);
      for (const fontSize of ['150%', '175%', '200%'])
        expect(Math.max(...boxesAt(fontSize).map(({ right }) => right)), fontSize).toBe(width);
      expect(rows(boxesAt('200%'))).toBeGreaterThan(1);
    },
  );
});
