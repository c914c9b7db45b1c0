import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import * as z from 'zod';

const root = join(import.meta.dirname, '..');

/** A node of the syntax tree (ESTree) with its place in the text. */
const syntaxNode = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type SyntaxNode = z.output<typeof syntaxNode>;

const asNode = (value: unknown): SyntaxNode | undefined => syntaxNode.safeParse(value).data;
const asNodes = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.flatMap((part) => asNode(part) ?? []) : [];

function* nodesBelow(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const part of value) yield* nodesBelow(part);
  const node = asNode(value);
  if (!node) return;
  yield node;
  for (const part of Object.values(node)) if (typeof part === 'object') yield* nodesBelow(part);
}

const nameOf = (value: unknown): string | undefined => {
  const node = asNode(value);
  const name = node?.name ?? node?.value;
  return typeof name === 'string' ? name : undefined;
};

/** Methods of zod whose argument is an object literal with a schema under each key. */
const takesKeys = new Set(['object', 'strictObject', 'looseObject', 'extend', 'safeExtend']);

/**
 * The keys of every object schema in a file that have no sentence in a comment directly above them.
 *
 * @returns `key (line)` of each
 */
function keysWithoutSentence(file: string, text: string): string[] {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  const nodes = [...nodesBelow(program)];
  const constants = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [nameOf(id), asNode(init)]),
  );
  const literals = nodes
    .filter(
      ({ type, callee }) =>
        type === 'CallExpression' && takesKeys.has(nameOf(asNode(callee)?.property) ?? ''),
    )
    .flatMap(({ arguments: given }) => asNodes(given).slice(0, 1))
    // `z.object(params)` takes the keys of `const params = { … }`.
    .map((argument) => (argument.type === 'Identifier' ? constants.get(nameOf(argument)) : argument))
    .filter((argument) => argument?.type === 'ObjectExpression');
  const hasSentence = ({ start }: SyntaxNode): boolean => {
    const above = comments.findLast(({ end }) => end <= start);
    if (!above || text.slice(above.end, start).trim() !== '') return false;
    return /^\*\s[\s*]*[A-Z\d`].+\.\s*$/s.test(above.value);
  };
  return literals
    .flatMap((literal) => asNodes(literal?.properties))
    .filter((property) => property.type === 'Property' && !hasSentence(property))
    .map(({ key, start }) => `${nameOf(key)} (line ${text.slice(0, start).split('\n').length})`);
}

const files = globSync('blocks/{*,*/schema,*/index}.ts', { cwd: root, exclude: ['**/*.test.ts'] }).filter(
  (file) => /\bz\.object\(|\.extend\(/.test(readFileSync(join(root, file), 'utf8')),
);

test('finds the schemas of the blocks', () => {
  expect(files).toContain('blocks/banner/schema.ts');
  expect(files).toContain('blocks/services/index.ts');
});

test('every key of a block’s schema has a sentence in a comment above it', () => {
  const missing = files.flatMap((file) =>
    keysWithoutSentence(file, readFileSync(join(root, file), 'utf8')).map(
      (key) => `${file}: ${key} needs a sentence, such as: /** Text of the button. Hidden when empty. */`,
    ),
  );
  expect(missing).toEqual([]);
});

test('finds a key without a sentence, in nested and in named object literals', () => {
  const text = `const params = { id: z.string() };
const props = z.object({
  /** Heading of the block. */
  title: z.string(),
  text: z.string(),
  /** untitled */
  note: z.string(),
  // Not a doc comment.
  rows: z.array(z.object({ day: z.string() })),
});
const more = props.extend({ extra: z.string(), ...params });
const source = callSource('venues', z.object(params));`;
  expect(keysWithoutSentence('blocks/sample/schema.ts', text)).toEqual([
    'text (line 5)',
    'note (line 7)',
    'rows (line 9)',
    'day (line 9)',
    'extra (line 11)',
    'id (line 1)',
  ]);
});
