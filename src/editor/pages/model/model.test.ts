import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { blocks, createCatalogue } from '#registry/blocks.ts';
import { isLocalised, type Localised } from '#schemas/language.ts';
import { checkBlock } from './block-check.ts';
import { blockFromText, blockToText } from './clipboard.ts';
import { copyFor, removeBlock, replaceBlock, separateBlock, withProps } from './edits.ts';
import { exampleProps, newBlock } from './new-block.ts';
import { createPageStore, record, redo, startHistory, undo } from './page-store.ts';
import { repairProps } from './repair.ts';
import { blocksOf, freshId, itemsOf, type PageItem } from './stored-page.ts';

const catalogue = createCatalogue();
const itemOf = (stored: unknown): PageItem => {
  const [item] = itemsOf({ blocks: [stored] });
  if (!item) throw new Error('a page with one block has one item');
  return item;
};

const textsIn = (value: unknown): Localised[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!isLocalised(value)) return Object.values(value).flatMap(textsIn);
  return [{ zh: String(value.zh), en: String(value.en) }];
};

describe('a block of a page', () => {
  it('gets a readable and unused id', () => {
    expect(freshId('stats', [], () => 0.75)).toBe('stats-7rrr');
    expect(freshId('rich-text-7rrr', [], () => 0)).toBe('rich-text-0000');
    const numbers = [0, 0, 0, 0, 0.5, 0.5, 0.5, 0.5];
    expect(freshId('stats-2', ['stats-0000'], () => numbers.shift() ?? 0)).toBe('stats-5iii');
  });

  it('[PUB-13] gets an id that a block which a colleague adds at the same time does not have', () => {
    const ids = Array.from({ length: 100 }, () => freshId('stats', []));
    expect(new Set(ids).size).toBeGreaterThan(95);
  });

  it('is distinguished from a block with the same id and can get a new id', () => {
    const data = {
      blocks: [
        { id: 'a', type: 'stats' },
        { id: 'a', type: 'stats', extra: 1 },
      ],
    };
    expect(itemsOf(data).map(({ key, duplicate }) => [key, duplicate])).toEqual([
      ['a', false],
      ['a-2', true],
    ]);
    expect(blocksOf(separateBlock(data, 'a-2'))).toEqual([
      data.blocks[0],
      { ...data.blocks[1], id: expect.stringMatching(/^a-\d\w{3}$/) },
    ]);
    expect(blocksOf(removeBlock(data, 'a-2'))).toEqual([data.blocks[0]]);
  });

  it('preserves unknown properties when its props change', () => {
    const stored = { note: 1, id: 'a', props: { x: 1 }, type: 'stats', more: { y: 2 } };
    const changed = withProps(stored, { props: { x: 2 }, version: 1 });
    expect(JSON.stringify(changed)).toBe(JSON.stringify({ ...stored, props: { x: 2 } }));
    expect(withProps(stored, { props: {}, version: 2 })).toMatchObject({ version: 2 });
    const data = { blocks: [stored] };
    expect(replaceBlock(data, 'a', stored)).toBe(data);
  });

  it.each(blocks.map((definition) => [definition.type, definition] as const))(
    '%s from the palette is valid',
    (type, definition) => {
      expect(checkBlock(itemOf(newBlock(definition, type)), catalogue)).toMatchObject({ fits: true });
    },
  );

  it.each(blocks.map((definition) => [definition.type, definition] as const))(
    '%s from the palette has Chinese texts',
    (_type, definition) => {
      const foreign = textsIn(exampleProps(definition)).filter(
        ({ zh, en }) => /[a-z]{2}/i.test(en) && !/\p{Script=Han}/u.test(zh),
      );
      expect(foreign).toEqual([]);
    },
  );

  it('reports why it is invalid', () => {
    const trouble = (stored: unknown) => {
      const checked = checkBlock(itemOf(stored), catalogue);
      return checked.fits ? undefined : checked.trouble;
    };
    expect(trouble('nonsense')).toBe('notABlock');
    expect(trouble({ id: 'a', type: 'gone' })).toBe('unknownType');
    expect(trouble({ id: 'a', type: 'stats', version: 99 })).toBe('newer');
    expect(trouble({ id: 'a', type: 'stats', props: { decimals: 7 } })).toBe('invalid');
  });
});

describe('repairProps', () => {
  it('drops invalid values, takes missing values from the example and preserves the rest', () => {
    const schema = z.object({
      title: z.string(),
      size: z.enum(['s', 'm']),
      items: z.array(z.object({ name: z.string().min(1), note: z.string().optional() })),
    });
    const example = {
      title: { zh: '题', en: 'Title' },
      size: 'm',
      items: [{ name: { zh: '名', en: 'Name' } }],
    };
    const broken = {
      size: 'huge',
      items: [{ note: 4, name: { zh: '甲', en: 'A' } }, { note: 'x' }],
      mine: { kept: true },
    };
    expect(repairProps(broken, { schema, example })).toEqual({
      items: [{ name: { zh: '甲', en: 'A' } }, { note: 'x', name: { zh: '名', en: 'Name' } }],
      mine: { kept: true },
      title: example.title,
      size: 'm',
    });
  });

  it('makes a valid block from arbitrary props', () => {
    const definition = fc.constantFrom(...blocks);
    const props = fc.dictionary(
      fc.constantFrom('title', 'source', 'items', 'slides', 'layout'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(definition, props, (chosen, junk) => {
        const repaired = repairProps(
          { ...exampleProps(chosen), ...junk },
          {
            schema: chosen.schema,
            example: exampleProps(chosen),
          },
        );
        const block = { id: 'a', type: chosen.type, version: chosen.version, props: repaired };
        expect(checkBlock(itemOf(block), catalogue)).toMatchObject({ fits: true });
      }),
    );
  });
});

describe('page history', () => {
  const page = (title: string) => ({ title });

  it('undoes typing in one field in one step; a pause or another field starts a new step', () => {
    let history = startHistory(page(''));
    const type = (title: string, name: string, at: number) => {
      history = record(history, page(title), { name, at });
    };
    type('a', 'title', 0);
    type('ab', 'title', 400);
    type('ab1', 'other', 500);
    type('ab12', 'other', 9_000);
    expect(history.past).toHaveLength(3);
    history = undo(history);
    expect(history.present).toEqual(page('ab1'));
    history = undo(undo(history));
    expect(history.present).toEqual(page(''));
    expect(undo(history)).toBe(history);
    expect(redo(redo(redo(history))).present).toEqual(page('ab12'));
  });

  it('undo returns the same object, and a change after undo clears the redo stack', () => {
    const first = page('first');
    const history = undo(record(startHistory(first), page('second')));
    expect(history.present).toBe(first);
    expect(redo(record(history, page('third'))).present).toEqual(page('third'));
    expect(record(history, first)).toBe(history);
  });
});

describe('block clipboard', () => {
  it('reads a copied block from text, gives the paste a new id and rejects other texts', () => {
    const block = { id: 'stats', type: 'stats', version: 1, props: { a: { zh: '一', en: 'one' } }, more: 1 };
    const read = blockFromText(blockToText(block));
    expect(read).toEqual(block);
    expect(copyFor({ blocks: [block] }, read)).toEqual({
      ...block,
      id: expect.stringMatching(/^stats-\d\w{3}$/),
    });
    for (const text of ['', '{}', 'null', '[1]', '{"type":"pavilion/block"}', 'Lorem ipsum'])
      expect(blockFromText(text)).toBeUndefined();
  });

  it('keeps the list of blocks while only the page’s own texts change, so that its rows are not rendered', () => {
    const block = { id: 'a', type: 'rich-text', version: 1, props: {} };
    const first = { title: 'a', blocks: [block] };
    const store = createPageStore({ initial: first, now: () => 0, onChange: () => {} });
    const items = store.items();
    store.change({ ...first, title: 'ab' });
    expect(store.items()).toBe(items);
    store.change({ title: 'ab', blocks: [{ ...block, props: { html: 'b' } }] });
    expect(store.items()).not.toBe(items);
  });
});
