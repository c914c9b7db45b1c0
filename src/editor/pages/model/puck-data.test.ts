import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks, createCatalogue } from '#registry/blocks.ts';
import { propsOf } from '#tests/support/random-props.ts';
import { moveBlock } from './edits.ts';
import { exampleProps, modelOfBlock } from './new-block.ts';
import { fromPuck, toPuck, unknownType } from './puck-data.ts';
import { blocksOf, itemsOf, type PageData } from './stored-page.ts';

const catalogue = createCatalogue();
const knows = (type: string) => catalogue.has(type);
const never = () => {
  throw new Error('nothing was dropped');
};
const bytes = (value: unknown) => JSON.stringify(value);
const roundTrip = (data: PageData) => fromPuck(structuredClone(toPuck(data, knows)), data, never);

const examples: PageData = {
  path: '/x',
  title: { zh: '一', en: 'One' },
  blocks: blocks.map((definition) => ({
    id: definition.type,
    type: definition.type,
    version: definition.version,
    props: exampleProps(definition),
  })),
};

/**
 * Blocks of the catalogue with arbitrary texts, blocks with unknown types, versions and keys, and values that are no
 * blocks.
 */
const anyBlock = fc.oneof(
  fc.record({
    version: fc.integer(),
    id: fc.string(),
    type: fc.oneof(fc.constantFrom(...catalogue.keys()), fc.string()),
    'x.y[0]': fc.anything(),
    props: fc.oneof(fc.constantFrom(...blocks.map(exampleProps)), fc.dictionary(fc.string(), fc.jsonValue())),
  }),
  fc.jsonValue(),
);
const validBlock = fc
  .constantFrom(...blocks)
  .chain(({ type, version, ...rest }) =>
    propsOf(modelOfBlock({ type, version, ...rest })).map((props) => ({ props, id: type, type, version })),
  );
const anyPage = fc.record({
  meta: fc.jsonValue(),
  blocks: fc.array(fc.oneof(anyBlock, validBlock), { maxLength: 8 }),
  title: fc.jsonValue(),
  edited: fc.jsonValue(),
});

describe('converting a page for Puck and back', () => {
  it('[EDIT-01] returns every example of every block byte for byte', () => {
    expect(bytes(roundTrip(examples))).toBe(bytes(examples));
    expect(toPuck(examples, knows).content).toHaveLength(blocks.length);
  });

  it('[EDIT-01] returns arbitrary stored data byte for byte, including the order of keys', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const stored: PageData = JSON.parse(JSON.stringify(page));
        expect(roundTrip(stored)).toBe(stored);
        const keys = itemsOf(stored).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('[EDIT-01] changes only the order when blocks are dragged', () => {
    fc.assert(
      fc.property(anyPage, fc.nat(7), fc.nat(7), (page, from, to) => {
        const stored: PageData = JSON.parse(JSON.stringify(page));
        const items = itemsOf(stored);
        const item = items[from];
        if (!item || to >= items.length) return;
        const puck = toPuck(stored, knows);
        const dragged = puck.content
          .toSpliced(from, 1)
          .toSpliced(to, 0, ...puck.content.slice(from, from + 1));
        const moved = fromPuck({ content: dragged }, stored, never);
        expect(bytes(moved)).toBe(bytes(moveBlock(stored, item.key, to)));
        expect(blocksOf(moved)[to]).toBe(blocksOf(stored)[from]);
      }),
    );
  });

  it('marks unknown types and creates a block for a drop from the palette', () => {
    const data = { blocks: [{ id: 'a', type: 'gone', props: {} }, 7] };
    expect(toPuck(data, knows).content.map(({ type }) => type)).toEqual([unknownType, unknownType]);
    const dropped = { type: 'stats', props: { id: 'stats-0f3' } };
    const content = [...toPuck(data, knows).content, dropped];
    expect(blocksOf(fromPuck({ content }, data, (type) => ({ made: type })))).toEqual([
      ...data.blocks,
      { made: 'stats' },
    ]);
  });
});
