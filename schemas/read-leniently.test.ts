import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { list, number, requiredText, text } from './lenient-fields.ts';
import { readLeniently } from './read-leniently.ts';

const schema = z.object({
  title: z.string().min(1),
  size: z.int().min(1).max(9).default(4),
  wide: z.boolean().optional(),
  look: z.enum(['cards', 'rows']).optional(),
  type: z.union([z.literal(0), z.literal(1)]).optional(),
  path: z.string().startsWith('/').optional(),
  day: z.iso.date().optional(),
  spot: z.object({ x: z.number(), y: z.number() }).optional(),
  items: z
    .array(z.object({ label: z.string().min(1), note: z.string().optional() }))
    .max(3)
    .optional(),
  source: z
    .discriminatedUnion('call', [
      z.object({ call: z.literal('news'), params: z.object({ size: z.int() }) }),
      z.object({ call: z.literal('files') }),
    ])
    .optional(),
  either: z.union([z.object({ href: z.string() }), z.object({ code: z.string() })]).optional(),
  byName: z.record(z.string(), z.number()).optional(),
  figures: list(z.object({ number: requiredText(), unit: text(), sort: number() })),
});

/** Reads a value. Returns the keys that differ from the standard, and the problems as `place code`. */
function read(value: object) {
  const reading = readLeniently(schema, { title: 'T', ...value }, 'en-US');
  const problems = reading.problems.map(({ path, code, leftOut, nearest }) =>
    [
      path.join('.'),
      code,
      ...(leftOut ? [`-${leftOut.join('.')}`] : []),
      ...(nearest ? [`?${nearest}`] : []),
    ].join(' '),
  );
  if (!reading.ok) return { problems };
  const { title: _title, size, figures, ...rest } = reading.value;
  return {
    rest: { ...rest, ...(size === 4 ? {} : { size }), ...(figures.length ? { figures } : {}) },
    problems,
  };
}

describe('reading a value for its schema', () => {
  it('treats a blank optional text as absent, also if the schema does so itself', () => {
    expect(read({ path: ' ', figures: [{ number: '1', unit: ' ' }] })).toEqual({
      rest: { figures: [{ number: '1' }] },
      problems: ['path null-value', 'figures.0.unit null-value'],
    });
  });

  it('reports nothing for valid values', () => {
    expect(read({ size: 2, items: [{ label: 'a' }], figures: [{ number: '1' }] })).toEqual({
      rest: { size: 2, items: [{ label: 'a' }], figures: [{ number: '1' }] },
      problems: [],
    });
  });

  it.each<[string, object, object, string[]]>([
    ['null', { wide: null, size: null }, {}, ['size null-value', 'wide null-value']],
    ['an empty text for a number', { size: '' }, {}, ['size null-value']],
    ['a text for a number', { size: ' 7 ' }, { size: 7 }, ['size coerced']],
    [
      'texts for numbers inside',
      { spot: { x: '1.5', y: 2 } },
      { spot: { x: 1.5, y: 2 } },
      ['spot.x coerced'],
    ],
    ['a text for a flag', { wide: 'true' }, { wide: true }, ['wide coerced']],
    ['a number for a flag', { wide: 0 }, { wide: false }, ['wide coerced']],
    ['a text for a number of a union', { type: '1' }, { type: 1 }, ['type coerced']],
    ['a path without its slash', { path: 'a/b' }, { path: '/a/b' }, ['path coerced']],
    ['a value in other letters', { look: 'Cards' }, { look: 'cards' }, ['look coerced']],
    ['a single item for a list', { items: { label: 'a' } }, { items: [{ label: 'a' }] }, ['items coerced']],
    [
      'a number for a text',
      { items: [{ label: 5 }] },
      { items: [{ label: '5' }] },
      ['items.0.label coerced'],
    ],
    [
      'both languages',
      { items: [{ label: { zh: '甲', en: 'A' } }] },
      { items: [{ label: 'A' }] },
      ['items.0.label coerced'],
    ],
    [
      'a number in a tolerant text',
      { figures: [{ number: 5 }] },
      { figures: [{ number: '5' }] },
      ['figures.0.number coerced'],
    ],
  ])('repairs %s', (_name, value, rest, problems) => {
    expect(read(value)).toEqual({ rest, problems });
  });

  it.each<[string, object, object, string[]]>([
    ['an unknown key', { titel: 'x' }, {}, ['titel unknown-key ?title']],
    ['a value of another kind', { wide: [] }, {}, ['wide wrong-type -wide']],
    ['a number out of range', { size: 20 }, {}, ['size invalid-value -size']],
    ['a fraction for a whole number', { size: 1.5 }, {}, ['size invalid-value -size']],
    ['an unknown value', { look: 'card' }, {}, ['look unknown-value -look ?cards']],
    ['a day that is none', { day: 'tomorrow' }, {}, ['day invalid-value -day']],
    ['half a position', { spot: { x: 1 } }, {}, ['spot.y missing -spot']],
    [
      'an item without its label',
      { items: [{ note: 'n' }, { label: 'a' }] },
      { items: [{ label: 'a' }] },
      ['items.0.label missing -items.0'],
    ],
    [
      'an item that is null',
      { items: [null, { label: 'a' }] },
      { items: [{ label: 'a' }] },
      ['items.0 null-value'],
    ],
    [
      'items above the limit',
      { items: ['a', 'b', 'c', 'd'].map((label) => ({ label })) },
      {
        items: [{ label: 'a' }, { label: 'b' }, { label: 'c' }],
      },
      ['items too-many -items'],
    ],
    ['an unknown call', { source: { call: 'new' } }, {}, ['source.call unknown-value -source ?news']],
    ['a call without parameters', { source: { call: 'news' } }, {}, ['source.params missing -source']],
    [
      'neither of two',
      { either: { herf: 'x' } },
      {},
      ['either.href missing -either', 'either.herf unknown-key ?href'],
    ],
    [
      'a value of a record',
      { byName: { a: 'many', b: '2' } },
      { byName: { b: 2 } },
      ['byName.a wrong-type -byName.a', 'byName.b coerced'],
    ],
    [
      'a malformed item of a tolerant list',
      { figures: [{ unit: 'm' }, 5] },
      {},
      ['figures.0.number missing -figures.0', 'figures.1 wrong-type -figures.1'],
    ],
    ['a tolerant list that is none', { figures: 'many' }, {}, ['figures wrong-type -figures']],
    [
      'names of a prototype',
      JSON.parse('{"__proto__":{"size":9},"constructor":1,"byName":{"__proto__":1}}'),
      { byName: {} },
      ['byName.__proto__ unknown-key', '__proto__ unknown-key', 'constructor unknown-key'],
    ],
  ])('leaves out %s, with the smallest part around it', (_name, value, rest, problems) => {
    expect(read(value)).toEqual({ rest, problems });
  });

  it.each([
    ['a required value is missing', { title: null }, ['title missing -']],
    ['a required value is of another kind', { title: [] }, ['title wrong-type -']],
  ])('fails as a whole when %s', (_name, value, problems) => {
    expect(read(value)).toEqual({ problems });
  });

  it('handles deeply nested values', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`);
    expect(read({ spot: deep, deep })).toEqual({
      rest: {},
      problems: ['spot.x missing -spot', 'spot.y missing -spot', 'spot.a unknown-key', 'deep unknown-key'],
    });
  });
});
