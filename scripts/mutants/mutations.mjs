import { parseSync, Visitor } from 'vite';

/**
 * @typedef {object} Mutation one change of a file that visitors, editors or programs should notice
 * @property {number} start where the replaced text begins, in characters
 * @property {number} end
 * @property {string} text what replaces it
 * @property {string} way a key of `ways`
 */

/**
 * What can be broken, by kind: the files, and the ways to break them. `files` matches paths from the root, with slashes.
 * @type {Record<string, { files: RegExp, ways: readonly (keyof typeof ways)[] }>}
 */
export const kinds = {
  routes: {
    files: /^(?:registry\/(?!blocks)[\w-]+|src\/server\/routes\/.+)\.tsx?$/,
    ways: ['condition', 'comparison'],
  },
  sql: {
    files: /^src\/server\/db\/(?:content|repositories|requests)\/.+\.ts$/,
    ways: ['filter', 'order', 'operator'],
  },
  'cache keys': {
    files: /^src\/server\/(?:render\/.+|fast-lane|edge|event-index|request-language)\.tsx?$/,
    ways: ['keyPart', 'condition'],
  },
  dates: {
    files:
      /^src\/lib\/(?:date|event-days|availability|event-slug)\.ts$|^src\/server\/feeds\/.+\.ts$|^schemas\/schedule\.ts$/,
    ways: ['comparison', 'number'],
  },
  permissions: {
    files: /^(?:schemas\/editor|src\/server\/editor\/accounts)\/.+\.ts$|^src\/server\/editor\/routes\.ts$/,
    ways: ['role', 'refusal'],
  },
  headers: {
    files: /^src\/server\/(?:middleware|routes|render|media)\/.+\.ts$|^src\/server\/[\w-]+\.ts$/,
    ways: ['header'],
  },
  texts: {
    files:
      /^src\/i18n\/(?:resources\/)?(?!i18n|status-text|translations)[\w.-]+\.ts$|^src\/editor\/.+texts\.ts$/,
    ways: ['swap'],
  },
  styles: { files: /^(?:blocks|src\/site|src\/ui)\/.+\.tsx$/, ways: ['hide', 'blanch'] },
  handlers: { files: /^(?:blocks|src\/site|src\/ui|src\/editor)\/.+\.tsx$/, ways: ['handler'] },
  mails: { files: /^src\/server\/mail\/.+\.ts$/, ways: ['swap', 'condition'] },
};

/** Files that no kind breaks: `src/server/dev.ts` serves the sources to developers alone. */
const isLeftOut = (path) =>
  /\.(?:test|stories)\.\w+$|\.d\.ts$|\/(?:examples?|migrations)\b|^src\/server\/dev\.ts$/.test(path);

/** @returns {boolean} whether mutations of the kind are looked for in the file */
export const isOfKind = (kind, path) => kinds[kind].files.test(path) && !isLeftOut(path);

/** Each calls `found` with the mutations of one node. */
const opposite = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

const ways = {
  /** `if (a)` becomes `if (!(a))`, and so do conditional expressions. */
  condition: (found) => {
    const negate = ({ test }) => found(test, (text) => `!(${text})`);
    return { IfStatement: negate, ConditionalExpression: negate };
  },
  comparison: (found, source) => {
    const larger = [];
    return {
      // `a > b ? a : b` is the larger one with `>=` too.
      ConditionalExpression: ({ test, consequent, alternate }) => {
        const { left, right } = test.type === 'LogicalExpression' ? test.right : test;
        const text = (node) => node && source.slice(node.start, node.end);
        if (text(consequent) === text(left) && text(alternate) === text(right)) larger.push(left);
      },
      BinaryExpression: (node) => {
        if (!larger.includes(node.left)) replaceOperator(node, found, source);
      },
      LogicalExpression: (node) => replaceOperator(node, found, source),
    };
  },
  number: (found) => ({
    Literal: (node) => {
      if (typeof node.value === 'number') found(node, () => String(node.value + 1));
    },
  }),
  /** A query without one of its conditions. */
  filter: (found, source) => ({
    CallExpression: (node) =>
      dropCall(node, /^(?:where|andWhere|having|limit|groupBy|distinct)$/, found, source),
  }),
  order: (found) => ({
    Literal: (node) => {
      if (node.value === 'desc') found(node, () => `'asc'`);
      if (node.value === 'asc') found(node, () => `'desc'`);
    },
  }),
  /** Operators of SQL, which are texts. */
  operator: (found) => ({
    Literal: (node) => {
      const other = { '<=': '<', '<': '<=', '>=': '>', '>': '>=', '=': '!=', '!=': '=' }[node.value];
      if (other) found(node, () => `'${other}'`);
    },
  }),
  /** A key without one of its parts. Texts and lists are keys inside a variable, property or function that is named so. */
  keyPart: (found) => {
    const keys = [];
    const named = (node) => {
      const name = node.id?.name ?? node.key?.name ?? node.left?.name;
      if (/key|tag|vary/i.test(name)) keys.push(node);
    };
    const isInKey = ({ start, end }) => keys.some((key) => key.start <= start && end <= key.end);
    return {
      VariableDeclarator: named,
      FunctionDeclaration: named,
      Property: named,
      AssignmentExpression: named,
      TemplateLiteral: (node) => {
        if (isInKey(node)) for (const part of node.expressions) found(part, () => `''`);
      },
      ArrayExpression: (node) => {
        const { elements } = node;
        if (elements.length < 2 || !isInKey(node)) return;
        for (const part of elements) if (part && part.type !== 'SpreadElement') found(part, () => `''`);
      },
    };
  },
  role: (found) => ({
    Literal: (node) => {
      if (node.value === 'publisher' || node.value === 'administrator') found(node, () => `'editor'`);
    },
  }),
  /** A check that refuses nothing. */
  refusal: (found) => ({
    IfStatement: ({ test, consequent }) => {
      if (endsEarly(consequent)) found(test, () => 'false');
    },
  }),
  /** An answer without one of its headers. */
  header: (found) => ({
    CallExpression: (node) => {
      const { callee, arguments: args } = node;
      const isSet =
        callee.type === 'MemberExpression' && /^(?:set|append|header|setHeader)$/.test(callee.property.name);
      if (isSet && args.length > 1 && isHeaderName(args[0]) && !isAddedAnyway(node))
        found(node, () => 'undefined');
    },
    Property: (node) => {
      if (isHeaderName(node.key) && node.value.type !== 'ObjectExpression')
        found(node.key, (text) => text.replace(/\w/, 'X-'));
    },
  }),
  /** The texts of two neighbours in each other's place. */
  swap: (found, source) => ({
    ObjectExpression: ({ properties }) => {
      const texts = properties.filter((property) => textOf(property));
      for (let index = 1; index < texts.length; index += 2) {
        const [first, second] = [texts[index - 1].value, texts[index].value];
        if (first.value === second.value) continue;
        const between = source.slice(first.end, second.start);
        const text = ({ start, end }) => source.slice(start, end);
        found({ start: first.start, end: second.end }, () => text(second) + between + text(first));
      }
    },
  }),
  hide: (found) => classes(found, 'invisible'),
  /** With all inside it, which may have colours of its own. Shapes have neither text nor background. */
  blanch: (found) =>
    classes(found, '!text-white !bg-white **:!text-white **:!bg-white', /\b(?:stroke|fill)-/),
  /** An element that no longer reacts. Types notice a handler that is not there. */
  handler: (found) => ({
    JSXAttribute: (node) => {
      if (/^on[A-Z]/.test(node.name.name) && node.value) found(node.value, () => '{() => {}}');
    },
  }),
};

function replaceOperator({ left, right, operator }, found, source) {
  const other = opposite[operator];
  if (!other) return;
  const between = source.slice(left.end, right.start);
  const at = left.end + between.indexOf(operator);
  found({ start: at, end: at + operator.length }, () => other);
}

/** Removes `.name(…)` from a chain of calls. */
function dropCall({ callee, end }, names, found) {
  if (callee.type !== 'MemberExpression' || !names.test(callee.property.name)) return;
  // `Map.groupBy` is no query.
  if (callee.object.name === 'Map' || callee.object.name === 'Object') return;
  found({ start: callee.object.end, end }, () => '');
}

function endsEarly(node) {
  if (node.type === 'BlockStatement') return node.body.some(endsEarly);
  return node.type === 'ThrowStatement' || node.type === 'ReturnStatement';
}

const isHeaderName = (node) =>
  node.type === 'Literal' &&
  typeof node.value === 'string' &&
  /^[A-Za-z]+(?:-[A-Za-z]+)+$|^(?:Vary|Allow|Link|Location|Etag)$/i.test(node.value);

/** `c.header('cache-control', 'no-store')`: the security headers give it to every answer without a rule for caches. */
const isAddedAnyway = ({ callee, arguments: [name, value] }) =>
  callee.property.name === 'header' && name.value === 'cache-control' && value.value === 'no-store';

/** The text of a property that people read: Chinese, a capital or a parameter tells it from codes and addresses. */
const textOf = ({ value }) =>
  value?.type === 'Literal' &&
  typeof value.value === 'string' &&
  /\p{Script=Han}|^\p{Lu}|\{\{/u.test(value.value)
    ? value.value
    : undefined;

function classes(found, added, except = /^$/) {
  return {
    JSXOpeningElement: ({ attributes }) => {
      for (const attribute of attributes) {
        const { name, value } = attribute;
        if (name?.name !== 'className' || value?.type !== 'Literal') continue;
        // Hidden for eyes already.
        if (/(?<![\w:-])(?:sr-only|hidden|invisible|opacity-0)(?![\w-])/.test(value.value)) continue;
        if (except.test(value.value)) continue;
        found(value, () => `"${value.value} ${added}"`);
      }
    },
  };
}

/**
 * All mutations of a kind in one file, in the order of the text.
 * @param {string} kind a key of `kinds`
 * @param {string} path of the file, whose ending says how it is parsed
 * @param {string} source its text
 * @returns {Mutation[]} an empty list if the file has nothing to break
 * @example
 * mutationsIn('dates', 'a.ts', 'a < b') // [{ start: 2, end: 3, text: '<=', way: 'comparison' }]
 */
export function mutationsIn(kind, path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} was not parsed: ${errors[0].message}`);
  const all = [];
  const types = typesIn(program);
  for (const way of kinds[kind].ways) {
    const found = ({ start, end }, change) => {
      if (types.some((type) => type.start <= start && end <= type.end)) return;
      const text = change(source.slice(start, end));
      if (text !== source.slice(start, end)) all.push({ start, end, text, way });
    };
    new Visitor(ways[way](found, source)).visit(program);
  }
  return all.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Literals of types, which are gone when a program runs. */
function typesIn(program) {
  const types = [];
  new Visitor({ TSLiteralType: (node) => types.push(node) }).visit(program);
  return types;
}

/** @returns {string} the text of the file after a mutation */
export const mutate = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/**
 * Chooses mutations by a seed: the same seed and sources give the same list. The ways of a kind take turns, so that a rare
 * one is tried as well; then files are drawn, so that a long file is not broken more often than a short one.
 * @param {readonly { path: string, source: string }[]} sources
 * @param {object} options
 * @param {string} options.kind
 * @param {number} options.count
 * @param {number} options.seed
 * @returns {{ kind: string, path: string, mutation: Mutation }[]} fewer than `count` if there are no more
 */
export function chooseMutations(sources, { kind, count, seed }) {
  const random = generator(seed);
  const draw = (list) => list.splice(Math.floor(random() * list.length), 1)[0];
  const files = sources
    .filter(({ path }) => isOfKind(kind, path))
    .map(({ path, source }) => ({ path, all: mutationsIn(kind, path, source) }));
  const turns = kinds[kind].ways.map((way) => ({
    round: [],
    files: files.map(({ path, all }) => ({ path, left: all.filter((mutation) => mutation.way === way) })),
  }));
  const chosen = [];
  for (let turn = 0; chosen.length < count && turns.length > 0; turn++) {
    const next = turns[turn % turns.length];
    if (next.round.length === 0) next.round = next.files.filter(({ left }) => left.length > 0);
    if (next.round.length === 0) turns.splice(turn % turns.length, 1);
    else {
      const { path, left } = draw(next.round);
      chosen.push({ kind, path, mutation: draw(left) });
    }
  }
  return chosen;
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
