import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type CollectionItem, item, nothing, whole } from '#blocks/collection-item.ts';
import { show } from '#tests/ui/show.tsx';
import View from './View.tsx';

type Look = 'idea' | 'cards' | 'list';

const service = (index: number, fields: Partial<CollectionItem> = {}) =>
  item({ id: String(index), title: `Service ${index}`, ...fields });

const view = (look: Look, items: CollectionItem[], text?: string) => (
  <View
    id="services"
    props={{
      source: {
        call: 'operationServices',
        params: { centerType: 'EX_CENTER', serviceType: 'outsource_service' },
      },
      look,
    }}
    data={{ services: { state: 'ready', data: { ...(whole(items) ?? nothing), title: 'Section', text } } }}
    first
  />
);
const some = (count: number, fields: Partial<CollectionItem> = {}) =>
  Array.from({ length: count }, (_, index) => service(index, fields));

const list = () => document.querySelector<HTMLElement>('section ul');
const boxes = () => [...(list()?.children ?? [])].map((child) => child.getBoundingClientRect());

it('the pictures of a service idea stand as far apart as the texts below them', async () => {
  await page.viewport(1440, 900);
  show(view('idea', some(3, { pictured: true })));
  const edges = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const [first, second] = edges('section li img');
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(32);
  expect(edges('section li h2, section li h3').map(({ left }) => left)).toEqual(
    edges('section li img').map(({ left }) => left),
  );
});

describe('[OPER-02] the list of outsourced services', () => {
  it.each([
    [1, 200],
    [2, 600],
    [3, 750],
    [4, 1000],
    [5, 1100],
    [7, 1540],
  ])('of %i items is %i px high on a phone, in equal parts', async (count, height) => {
    for (const width of [390, 967]) {
      await page.viewport(width, 844);
      const { remove } = show(view('list', some(count)));
      expect(list()?.getBoundingClientRect().height).toBe(height);
      const heights = boxes().map((box) => box.height);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
      remove();
    }
  });

  it('grows with long texts, and has no minimum height on desktop', async () => {
    await page.viewport(390, 844);
    const long = 'A sentence about a service that goes on for quite a while. '.repeat(12);
    const { remove } = show(view('list', some(2, { text: long })));
    expect(list()?.getBoundingClientRect().height).toBeGreaterThan(600);
    expect(list()?.scrollHeight).toBe(list()?.clientHeight);
    remove();
    await page.viewport(968, 844);
    show(view('list', some(4)));
    expect(list()?.getBoundingClientRect().height).toBeLessThan(600);
  });
});

describe('services side by side', () => {
  beforeEach(() => page.viewport(1440, 900));

  it.each(['idea', 'cards'] as const)('leave no gap in a row for any number of services, as %s', (look) => {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      const { remove } = show(view(look, some(count, { pictured: true })));
      const right = list()?.getBoundingClientRect().right ?? 0;
      const ends = Map.groupBy(boxes(), ({ top }) => top);
      for (const row of ends.values())
        expect(Math.max(...row.map((box) => box.right)), `${count}`).toBeCloseTo(right, 0);
      remove();
    }
  });

  it('have no empty heading if a name is missing', () => {
    show(view('cards', some(2, { title: '', text: 'Only a sentence' })));
    expect([...document.querySelectorAll('h3')]).toEqual([]);
    expect(document.body.textContent).toContain('Only a sentence');
  });

  it('may be absent below a statement', () => {
    show(view('idea', [], 'What we stand for'));
    expect(document.body.textContent).toContain('What we stand for');
    expect(document.body.textContent).not.toContain('No data');
  });
});
