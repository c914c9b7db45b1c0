import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../model/stored-page.ts';
import { createPictures } from './pictures.ts';

type PreviewRequest = {
  page: PageData;
  answer: (blocks: object[], problems?: { id: string; reason: string }[]) => void;
};

function open() {
  const asked: PreviewRequest[] = [];
  const pictures = createPictures({
    language: 'zh-CN',
    wait: 300,
    ask: ({ page }) =>
      new Promise((resolve) => {
        const answer: PreviewRequest['answer'] = (blocks, problems = []) =>
          resolve({ blocks: blocks.map((block) => ({ ...block })), problems, sections: [] });
        asked.push({ page, answer });
      }),
  });
  return { asked, pictures };
}
const block = (id: string, title: string) => ({ id, type: 'stats', props: { title }, queries: {} });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('requests the first picture at once, debounces later changes and never requests the same page twice', async () => {
  const { asked, pictures } = open();
  const first = { blocks: [] };
  pictures.show(first);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  pictures.show(first);
  for (const title of ['a', 'b', 'c']) {
    pictures.show({ title });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked.map(({ page }) => page)).toEqual([first, { title: 'c' }]);
});

it('ignores outdated answers and keeps the object of a block that looks the same', async () => {
  const { asked, pictures } = open();
  const show = async (page: PageData) => {
    pictures.show(page);
    await vi.advanceTimersByTimeAsync(300);
  };
  await show({ at: 1 });
  asked[0]?.answer([block('a', 'A'), block('b', 'B')]);
  await vi.advanceTimersByTimeAsync(0);
  const before = pictures.pictureOf('a');
  await show({ at: 2 });
  await show({ at: 3 });
  asked[2]?.answer([block('a', 'A'), block('b', 'new')]);
  asked[1]?.answer([block('a', 'late'), block('b', 'late')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(pictures.pictureOf('a')).toBe(before);
  expect(pictures.pictureOf('b')).toMatchObject({ shown: { props: { title: 'new' } } });
  await show({ at: 4 });
  asked[3]?.answer([block('a', 'A')], [{ id: 'b', reason: 'invalid props' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(pictures.pictureOf('b')).toMatchObject({
    problem: 'invalid props',
    shown: { props: { title: 'new' } },
  });
});

it('keeps the last pictures, reports the failure and retries if the server does not answer', async () => {
  let fails = true;
  const ask = vi.fn(async () => {
    if (fails) throw new Error('offline');
    return { blocks: [{ ...block('a', 'A') }], problems: [], sections: [] };
  });
  const pictures = createPictures({ language: 'zh-CN', wait: 300, ask });
  pictures.show({ at: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(pictures.failed()).toBe(true);
  fails = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(pictures.failed()).toBe(false);
  expect(pictures.pictureOf('a')).toBeDefined();
});
