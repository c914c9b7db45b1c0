/** Kinds of awkward fields. `nothing`: the response as a whole is invalid. */
export const moods = ['null', 'missing', 'long', 'hostile', 'wrong', 'nothing'] as const;
export type Mood = (typeof moods)[number];

/** The part of JSON Schema that the contract's responses use. */
export interface Shape {
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  anyOf?: readonly Shape[];
  default?: unknown;
}

/** Each of these calls `awkward()` if a page runs it. */
const hostile: readonly unknown[] = [
  '<script>awkward()</script><img src=x onerror=awkward()><p onclick="awkward()">text</p>',
  '"><svg onload=awkward()><a href="java&#10;script:awkward()">text</a>\'',
  'javascript:awkward()',
  ' \u0001JaVa\tScRiPt:awkward()',
  'data:text/html,<script>awkward()</script>',
  '\u202egnp.exe\u202d \u2067text\0\u0007',
];

const wrong: readonly unknown[] = [7, true, [], {}, [[null]], { $ne: null }, -1e308];

const values: Readonly<Record<Exclude<Mood, 'nothing'>, readonly unknown[]>> = {
  null: [null],
  missing: [undefined],
  long: ['x'.repeat(10_000), '江'.repeat(10_000), '9'.repeat(400)],
  hostile,
  wrong,
};

/** Values in a list that are not items. */
const junk: readonly unknown[] = [null, 7, 'text', [], {}, [[]]];

/** A response in which every field is awkward, and every list has its good items among awkward ones. */
export function awkwardAnswer(shape: Shape, good: unknown, mood: Mood): unknown {
  if (mood === 'nothing') return wrong[0];
  const { items, properties } = resolve(shape);
  if (items) return awkwardList(items, good, mood);
  if (!properties || !isRecord(good)) return good;
  const { required = [] } = resolve(shape);
  const fields = Object.entries(properties).map(([name, field], index) => {
    const value = good[name];
    const inner = resolve(field);
    if (inner.items) return [name, awkwardAnswer(field, value ?? [], mood)] as const;
    if (inner.properties && isRecord(value)) return [name, awkwardAnswer(field, value, mood)] as const;
    // Required fields keep their good value, or a long or hostile text.
    const keeps = required.includes(name) && !('default' in field) && mood !== 'long' && mood !== 'hostile';
    return [name, keeps ? value : values[mood][index % values[mood].length]] as const;
  });
  return Object.fromEntries(fields);
}

function awkwardList(item: Shape, good: unknown, mood: Exclude<Mood, 'nothing'>): unknown[] {
  const [first, ...others] = Array.isArray(good) ? good : [];
  if (first === undefined) return [...junk];
  return [keepLists(item, first, mood), ...junk, ...variants(item, first, mood), ...others];
}

/** A good item, with awkward items only in its own lists. */
const keepLists = (item: Shape, good: unknown, mood: Exclude<Mood, 'nothing'>): unknown =>
  isRecord(good)
    ? {
        ...good,
        ...Object.fromEntries(
          Object.entries(item.properties ?? {}).flatMap(([name, field]) => {
            const { items } = resolve(field);
            return items && name in good ? [[name, awkwardList(items, good[name], mood)]] : [];
          }),
        ),
      }
    : good;

/** Copies of a good item, one for each field and awkward value, each with its own id. */
const variants = (item: Shape, good: unknown, mood: Exclude<Mood, 'nothing'>): unknown[] =>
  isRecord(good)
    ? Object.keys(resolve(item).properties ?? {}).flatMap((name) =>
        values[mood].map((value, index) => ({ ...good, ...ownId(good, `${name}-${index}`), [name]: value })),
      )
    : [...values[mood]];

const ownId = (good: Record<string, unknown>, suffix: string) =>
  Object.fromEntries(
    ['id', 'menuId'].flatMap((name) => (name in good ? [[name, `${good[name]}-${suffix}`]] : [])),
  );

/** The schema of an optional part is a union. */
const resolve = (shape: Shape): Shape =>
  shape.anyOf?.find(({ properties, items }) => properties ?? items) ?? shape;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
