import { expect, it } from 'vitest';
import { blockIds } from './block-ids.ts';

it.each<[string, unknown[], string[]]>([
  ['ids as they are written', [{ id: 'a' }, { id: 'b' }], ['a', 'b']],
  ['a number as an id', [{ id: 7 }], ['7']],
  [
    'the type for a missing id',
    [{ type: 'stats' }, { id: ' ', type: 'map' }, { id: null }],
    ['stats', 'map', 'block'],
  ],
  ['a number for the second of one id', [{ id: 'a' }, { id: 'a' }, { id: 'a' }], ['a', 'a-2', 'a-3']],
  [
    'no id that a later block has',
    [{ type: 'a' }, { id: 'b' }, { id: 'b' }, { id: 'a' }, { id: 'b-2' }],
    ['a-2', 'b', 'b-3', 'a', 'b-2'],
  ],
  [
    'names of a prototype',
    [{ id: '__proto__' }, { id: 'constructor' }, { id: '__proto__' }],
    ['__proto__', 'constructor', '__proto__-2'],
  ],
  ['an id to what is no block', [7, null, 'x'], ['block', 'block-2', 'block-3']],
])('gives %s', (_name, blocks, ids) => {
  expect(blockIds(blocks)).toEqual(ids);
});
