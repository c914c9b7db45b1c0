import type { FindingCode } from '#registry/findings.ts';

/** Outcome of the changed part. */
export type Outcome =
  /** The changed page is valid too. */
  | 'still valid'
  | 'repaired or ignored'
  | 'the prop or item is left out'
  | 'the block is left out'
  | 'the redirect is left out'
  | 'the page is left out';

/** The pages of one language, as written by their author. */
export interface Config {
  pages: Page[];
  redirects: Record<string, unknown>[];
}

interface Page extends Record<string, unknown> {
  blocks: Block[];
}

interface Block extends Record<string, unknown> {
  props: Record<string, unknown>;
}

/** The changed part: a block of a page, a whole page, or neither. */
export interface Changed {
  page?: number;
  block?: number;
  /** Changes the JSON text, for damage that a JavaScript value cannot express. */
  text?: (json: string) => string;
}

/** Random choices that are the same for the same seed. */
export interface Picker {
  /** An integer from 0 to below `limit`. */
  below: (limit: number) => number;
  of: <T>(list: readonly T[]) => T;
}

/** One way to damage a valid config, with all possible outcomes. */
export interface Mutilation {
  name: string;
  outcomes: readonly Outcome[];
  /** Codes of the possible findings. */
  codes: readonly FindingCode[];
  /** The codes that JSON Schema cannot express: paths of other pages, bytes of a URL, required fields of a call. */
  beyondSchema?: readonly FindingCode[];
  /** Slow to parse, so tried less often than the others. */
  slow?: true;
  apply: (config: Config, pick: Picker) => Changed;
  /** The same change in a smaller form with the same outcome, to find a case for each outcome quickly. */
  smaller?: Mutilation['apply'];
}

/** Choices from a seed (mulberry32). */
export function createPicker(seed: number): Picker {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    of: <T>(list: readonly T[]) => {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
  };
}

/** Property names of every object's prototype. */
const prototypeNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

/** Chooses a block. */
function pickBlock({ pages }: Config, pick: Picker) {
  const page = pick.below(pages.length);
  const blocks = pages[page]?.blocks ?? [];
  const block = pick.below(blocks.length);
  const chosen = blocks[block];
  if (!chosen) throw new Error('a page of the config has no blocks');
  return { page, block, blocks, chosen };
}

/** Sets a key, including names of the prototype. */
const set = (holder: object, key: string | number, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

interface Spot {
  holder: object;
  key: string | number;
  value: unknown;
}

/** Every nested value, with its location. */
function spotsIn(holder: object): Spot[] {
  const entries: [string | number, unknown][] = Array.isArray(holder)
    ? [...holder.entries()]
    : Object.entries(holder);
  return entries.flatMap(([key, value]): Spot[] => [
    { holder, key, value },
    ...(typeof value === 'object' && value !== null ? spotsIn(value) : []),
  ]);
}

/** Changes one matching value in the props of a random block that has such values. */
function changeProp(
  config: Config,
  pick: Picker,
  { having = () => true, to }: { having?: (spot: Spot) => boolean; to: (spot: Spot) => void },
): Changed {
  const places = config.pages.flatMap(({ blocks }, page) =>
    blocks.flatMap(({ props }, block) =>
      spotsIn(props)
        .filter(having)
        .map((spot) => ({ page, block, spot })),
    ),
  );
  if (places.length === 0) return {};
  const { page, block, spot } = pick.of(places);
  to(spot);
  return { page, block };
}

const isText = ({ value }: Spot) => typeof value === 'string';
const isKeyed = ({ holder }: Spot) => !Array.isArray(holder);

const placeholder = '@@deep@@';
const deep = (levels: number) => ({
  list: `${'['.repeat(levels)}${']'.repeat(levels)}`,
  object: `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
});

/** Replaces a value in the props by one with many levels. */
const nestProp =
  (levels: number): Mutilation['apply'] =>
  (config, pick) => {
    const nested = pick.of(Object.values(deep(levels)));
    return {
      ...changeProp(config, pick, { to: ({ holder, key }) => set(holder, key, placeholder) }),
      text: (json) => json.replace(JSON.stringify(placeholder), nested),
    };
  };

const whatCanBeWrong: readonly FindingCode[] = [
  'wrong-type',
  'unknown-value',
  'invalid-value',
  'unknown-key',
  'missing',
  'coerced',
  'null-value',
  'empty',
  'too-many',
];
const anythingInABlock: readonly Outcome[] = [
  'still valid',
  'repaired or ignored',
  'the prop or item is left out',
  'the block is left out',
];

/** Every kind of damage, in the order of the table in `docs/pages.md`. */
export const mutilations: readonly Mutilation[] = [
  {
    name: 'A value in the props has another type',
    outcomes: anythingInABlock,
    codes: whatCanBeWrong,
    apply: (config, pick) =>
      changeProp(config, pick, {
        to: ({ holder, key }) =>
          set(holder, key, pick.of([true, 3, -1.5, 'x', [], {}, [[]], [{}], { a: 1 }])),
      }),
  },
  {
    name: 'A value in the props is `null`',
    outcomes: ['repaired or ignored', 'the prop or item is left out', 'the block is left out'],
    codes: ['null-value', 'missing', 'empty', 'invalid-value'],
    apply: (config, pick) => changeProp(config, pick, { to: ({ holder, key }) => set(holder, key, null) }),
  },
  {
    name: 'A value in the props is an empty text',
    outcomes: anythingInABlock,
    codes: whatCanBeWrong,
    apply: (config, pick) => changeProp(config, pick, { to: ({ holder, key }) => set(holder, key, ' ') }),
  },
  {
    name: 'A key in the props is missing',
    outcomes: ['still valid', 'the prop or item is left out', 'the block is left out'],
    codes: ['missing', 'empty', 'invalid-value'],
    beyondSchema: ['invalid-value'],
    apply: (config, pick) =>
      changeProp(config, pick, {
        having: isKeyed,
        to: ({ holder, key }) => void Reflect.deleteProperty(holder, key),
      }),
  },
  {
    name: 'A number or a flag in the props is a text',
    outcomes: ['repaired or ignored'],
    codes: ['coerced'],
    apply: (config, pick) =>
      changeProp(config, pick, {
        having: ({ value }) => typeof value === 'number' || typeof value === 'boolean',
        to: ({ holder, key, value }) => set(holder, key, String(value)),
      }),
  },
  {
    name: 'A text in the props is a number',
    outcomes: ['repaired or ignored', 'the prop or item is left out', 'the block is left out'],
    codes: ['coerced', 'unknown-value', 'wrong-type', 'invalid-value', 'missing', 'empty'],
    apply: (config, pick) =>
      changeProp(config, pick, { having: isText, to: ({ holder, key }) => set(holder, key, 2026) }),
  },
  {
    name: 'A text in the props is in both languages, `{ "zh": …, "en": … }`',
    outcomes: ['repaired or ignored'],
    codes: ['coerced'],
    apply: (config, pick) =>
      changeProp(config, pick, {
        having: isText,
        to: ({ holder, key, value }) => set(holder, key, { zh: '中文', en: value }),
      }),
  },
  {
    name: 'A text in the props has 10,000 characters',
    outcomes: anythingInABlock,
    codes: ['coerced', 'unknown-value', 'invalid-value', 'wrong-type', 'missing', 'empty'],
    beyondSchema: ['invalid-value'],
    apply: (config, pick) =>
      changeProp(config, pick, {
        having: isText,
        to: ({ holder, key }) => set(holder, key, '馆<b>'.repeat(2_500)),
      }),
  },
  {
    name: 'A value in the props has 60,000 levels of nesting',
    slow: true,
    outcomes: ['repaired or ignored', 'the prop or item is left out', 'the block is left out'],
    codes: whatCanBeWrong,
    apply: nestProp(60_000),
    smaller: nestProp(1_000),
  },
  {
    name: 'A key in the props is misspelt: `htlm`',
    outcomes: ['repaired or ignored', 'the prop or item is left out', 'the block is left out'],
    codes: ['unknown-key', 'missing', 'empty', 'invalid-value'],
    apply: (config, pick) =>
      changeProp(config, pick, {
        // The keys of a record are chosen by the author, for example routes.
        having: ({ holder, key }) => !Array.isArray(holder) && /^[a-z]\w{3,}$/i.test(String(key)),
        to: ({ holder, key, value }) => {
          Reflect.deleteProperty(holder, key);
          set(holder, `${String(key).slice(0, -2)}${[...String(key).slice(-2)].reverse().join('')}x`, value);
        },
      }),
  },
  {
    name: 'An additional key, for example `__proto__`',
    outcomes: ['repaired or ignored'],
    codes: ['unknown-key'],
    apply: (config, pick) => {
      const { page, block, chosen } = pickBlock(config, pick);
      set(
        pick.of([chosen, chosen.props]),
        pick.of([...prototypeNames, 'colour']),
        pick.of([{ id: 'x' }, 1, null]),
      );
      return { page, block };
    },
  },
  {
    name: 'The type of a block is unknown: `richtext`',
    outcomes: ['the block is left out'],
    codes: ['unknown-type', 'missing', 'wrong-type', 'coerced'],
    apply: (config, pick) => {
      const { page, block, chosen } = pickBlock(config, pick);
      const { type } = chosen;
      chosen.type = pick.of([
        `${String(type).replace('-', '')}s`,
        'carousels',
        ...prototypeNames,
        7,
        [],
        null,
      ]);
      return { page, block };
    },
  },
  {
    name: 'A block has no id',
    outcomes: ['repaired or ignored'],
    codes: ['missing-id', 'null-value'],
    apply: (config, pick) => {
      const { page, block, chosen } = pickBlock(config, pick);
      if (pick.below(2)) delete chosen.id;
      else chosen.id = pick.of([null, '', ' ', [], {}, true]);
      return { page, block };
    },
  },
  {
    name: 'Two blocks have the same id',
    outcomes: ['still valid', 'repaired or ignored'],
    codes: ['duplicate-id'],
    apply: (config, pick) => {
      const { page, block, blocks, chosen } = pickBlock(config, pick);
      chosen.id = blocks[0]?.id;
      return { page, block };
    },
  },
  {
    name: 'The id of a block is the name of a prototype property, or has 10,000 characters',
    outcomes: ['still valid'],
    codes: [],
    apply: (config, pick) => {
      const { page, block, chosen } = pickBlock(config, pick);
      chosen.id = pick.of([...prototypeNames, 'x'.repeat(10_000)]);
      return { page, block };
    },
  },
  {
    name: 'The version of a block is a text: `"1"`',
    outcomes: ['repaired or ignored'],
    codes: ['coerced'],
    apply: (config, pick) => {
      const { page, block, chosen } = pickBlock(config, pick);
      chosen.version = '1';
      return { page, block };
    },
  },
  {
    name: 'The version of a block is newer, or not a version',
    outcomes: ['the prop or item is left out', 'the block is left out'],
    codes: ['newer-version', 'invalid-value', 'wrong-type'],
    apply: (config, pick) => {
      const { page, block, chosen } = pickBlock(config, pick);
      chosen.version = pick.of([99, 0, -1, 1.5, 'new', []]);
      return { page, block };
    },
  },
  {
    name: 'The props of a block are not an object',
    outcomes: ['repaired or ignored', 'the prop or item is left out', 'the block is left out'],
    codes: ['wrong-type', 'missing', 'empty', 'null-value'],
    apply: (config, pick) => {
      const { page, block, chosen } = pickBlock(config, pick);
      set(chosen, 'props', pick.of([null, 'text', 5, [], true]));
      return { page, block };
    },
  },
  {
    name: 'A block is not an object',
    outcomes: ['the block is left out'],
    codes: ['wrong-type', 'null-value'],
    apply: (config, pick) => {
      const { page, block, blocks } = pickBlock(config, pick);
      set(blocks, block, pick.of([null, 'rich-text', 5, [], true]));
      return { page, block };
    },
  },
  {
    name: 'A block has no content',
    outcomes: ['the block is left out'],
    codes: ['empty'],
    apply: (config, pick) => {
      const { page, block, blocks, chosen } = pickBlock(config, pick);
      const type = pick.of(['rich-text', 'stats', 'statement', 'profile']);
      set(blocks, block, { ...chosen, type, props: {} });
      return { page, block };
    },
  },
  {
    name: 'A page has 500 blocks, with many equal ids',
    slow: true,
    outcomes: ['repaired or ignored'],
    codes: ['duplicate-id'],
    apply: ({ pages }, pick) => {
      const page = pick.below(pages.length);
      const blocks = pages[page]?.blocks ?? [];
      const few = [...blocks];
      while (blocks.length < 500) blocks.push(structuredClone(pick.of(few)));
      return { page };
    },
  },
  {
    name: 'The path has no slash in front, a slash at its end, spaces, a query or a fragment',
    outcomes: ['repaired or ignored'],
    codes: ['repaired-path'],
    apply: ({ pages }, pick) => {
      const page = pick.below(pages.length);
      const [chosen] = pages.slice(page);
      const path = String(chosen?.path);
      set(
        chosen ?? {},
        'path',
        pick.of([path.slice(1), `${path}/`, ` ${path} `, `${path}?a=1`, `${path}#top`, `/${path}`]),
      );
      return { page };
    },
  },
  {
    name: 'The path is missing, not a text, or an external address',
    outcomes: ['the page is left out'],
    codes: ['missing-path', 'invalid-path'],
    apply: ({ pages }, pick) => {
      const page = pick.below(pages.length);
      set(pages[page] ?? {}, 'path', pick.of([null, '', ' ', [], {}, true, 'mailto:someone']));
      return { page };
    },
  },
  {
    name: 'Two pages have the same path',
    outcomes: ['the page is left out'],
    codes: ['duplicate-path'],
    beyondSchema: ['duplicate-path'],
    apply: ({ pages }, pick) => {
      const page = 1 + pick.below(pages.length - 1);
      set(pages[page] ?? {}, 'path', pages[0]?.path);
      return { page };
    },
  },
  {
    name: 'The title is missing, a number, or has another type',
    outcomes: ['repaired or ignored', 'the prop or item is left out'],
    codes: ['missing-title', 'coerced', 'wrong-type', 'null-value'],
    apply: ({ pages }, pick) => {
      const page = pick.below(pages.length);
      set(pages[page] ?? {}, 'title', pick.of([null, '', 2026, [], {}, true]));
      return { page };
    },
  },
  {
    name: 'A flag of `meta` is a text or a number, or `meta` is unknown',
    outcomes: ['repaired or ignored', 'the prop or item is left out'],
    codes: ['coerced', 'unknown-value', 'unknown-key', 'wrong-type', 'null-value'],
    apply: ({ pages }, pick) => {
      const page = pick.below(pages.length);
      const metas = [
        null,
        'x',
        [],
        { padding: 'false' },
        { noindex: 0 },
        { background: 'red' },
        { paging: [] },
        { colour: 1 },
      ];
      set(pages[page] ?? {}, 'meta', pick.of(metas));
      return { page };
    },
  },
  {
    name: 'The list of blocks is a single block, an object with numbers as keys, or not a list',
    outcomes: ['repaired or ignored', 'the prop or item is left out'],
    codes: ['coerced', 'wrong-type', 'null-value'],
    apply: ({ pages }, pick) => {
      const page = pick.below(pages.length);
      const [chosen] = pages.slice(page);
      set(chosen ?? {}, 'blocks', pick.of([null, chosen?.blocks[0], 'none', 5, true]));
      return { page };
    },
  },
  {
    name: 'The address of a redirect has no slash in front, or a slash at its end',
    outcomes: ['repaired or ignored'],
    codes: ['repaired-path'],
    apply: ({ redirects }, pick) => {
      const redirect = pick.of(redirects);
      const key = pick.of(['from', 'to']);
      const path = String(redirect[key]);
      set(redirect, key, key === 'to' ? path.slice(1) : pick.of([path.slice(1), `${path}/`, ` ${path}`]));
      return {};
    },
  },
  {
    name: 'A redirect has no address, or an external one',
    outcomes: ['the redirect is left out'],
    codes: ['missing-path', 'invalid-path'],
    apply: ({ redirects }, pick) => {
      const redirect = pick.of(redirects);
      set(redirect, pick.of(['from', 'to']), pick.of([null, '', [], 'mailto:someone']));
      return {};
    },
  },
];
