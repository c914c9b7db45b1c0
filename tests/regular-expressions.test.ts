import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { blocks } from '#registry/blocks.ts';
import { calls } from '#schemas/calls.ts';
import { editorCalls } from '#schemas/editor/calls.ts';

const root = join(import.meta.dirname, '..');

/** Sources of the running site. The demo's own texts are not untrusted, and they are read once, when it is seeded. */
const files = globSync('{schemas,blocks,registry,src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|test-support|stories)\.tsx?$/.test(file) && !file.startsWith('src/demo/'),
);

interface Expression {
  source: string;
  flags: string;
  /** File and line of the expression. */
  where: string;
}

/** Every expression of the sources, and every one that is composed at run time and cannot be read here. */
function expressionsOf(paths: readonly string[]): { literals: Expression[]; composed: string[] } {
  const literals: Expression[] = [];
  const composed: string[] = [];
  for (const file of paths) {
    const text = readFileSync(join(root, file), 'utf8');
    const noteConstructor = ({ callee, start, end }: { callee: object; start: number; end: number }) => {
      if ('name' in callee && callee.name === 'RegExp') composed.push(`${file}: ${text.slice(start, end)}`);
    };
    new Visitor({
      Literal: (node) => {
        if ('regex' in node) {
          const { pattern, flags } = node.regex;
          literals.push({ source: pattern, flags, where: file });
        }
      },
      NewExpression: noteConstructor,
      CallExpression: noteConstructor,
    }).visit(parseSync(file, text).program);
  }
  return { literals, composed };
}

/** Patterns in the schemas of calls and blocks: zod's own formats as well. */
function patternsOfSchemas(): Expression[] {
  const found: Expression[] = [];
  const collect = (where: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('pattern' in value && typeof value.pattern === 'string')
      found.push({ source: value.pattern, flags: 'u', where });
    for (const part of Object.values(value)) collect(where, part);
  };
  const add = (where: string, schema: z.core.$ZodType) =>
    collect(where, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  for (const [name, { request }] of Object.entries({ ...calls, ...editorCalls })) add(name, request);
  for (const { type, schema } of blocks) add(type, schema);
  return found;
}

/**
 * Whether an expression is linear by its shape: nothing in it repeats without limit, or a single character does, once,
 * from the beginning of the text or as the end of the expression. All others are judged by `recheck`, which costs a
 * hundred times as much.
 */
function isLinearByShape({ source, flags }: Expression): boolean {
  const bare = source
    .replace(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)/g, 'a')
    .replace(/\[[^\]]*\]/g, 'a');
  const repeatsGroup = /\)[*+{]/.test(bare);
  const looksBehind = /\(\?<[=!]/.test(bare);
  if (repeatsGroup || looksBehind) return false;
  const [repeat, ...more] = bare.matchAll(/[*+]\??|\{\d+,\}\??/g);
  if (!repeat) return true;
  let outside = bare;
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  const hasAlternatives = outside.includes('|');
  if (more.length > 0 || hasAlternatives) return false;
  const isAnchored = flags.includes('y') || (bare.startsWith('^') && !flags.includes('m'));
  const isEnd = bare.endsWith(repeat[0]) && !repeat[0].endsWith('?');
  return isAnchored || isEnd;
}

/**
 * Milliseconds of each part of a judgement. The defaults of a second or less run out on a busy machine, where linear
 * expressions then count as slow; the numbers of steps and of strings limit each part by themselves.
 */
const patience = {
  timeout: 600_000,
  attackTimeout: 30_000,
  incubationTimeout: 30_000,
  mutationTimeout: 30_000,
  recallTimeout: 30_000,
  seedingTimeout: 30_000,
};

/** The attack string of an expression that is not linear; undefined if it is linear. */
function attackOn(expression: Expression): string | undefined {
  if (isLinearByShape(expression)) return undefined;
  // In this process: the other backends start a worker with a program of 30 MB.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const { source, flags } = expression;
  const result = checkSync(source, flags, patience);
  if (result.status === 'safe') return undefined;
  const attack = result.status === 'vulnerable' ? result.attack.pattern : result.error.kind;
  return `/${source}/${flags} in ${expression.where}: ${attack}`;
}

const { literals, composed } = expressionsOf(files);
const unique = [
  ...new Map(
    [...literals, ...patternsOfSchemas()].map((one) => [`${one.source} ${one.flags}`, one]),
  ).values(),
];

describe('regular expressions', () => {
  it('[TRUST-02] are linear in all sources and schemas: no pumped string makes one slow', () => {
    expect(unique.length).toBeGreaterThan(200);
    expect(unique.flatMap((one) => attackOn(one) ?? [])).toEqual([]);
  }, 900_000);

  it('are never composed at run time, because no test could judge them', () => {
    expect(composed).toEqual([]);
  });

  it.each([
    String.raw`(?:\s|<!--[\s\S]*?-->\s*)*<svg`,
    '<[^>]*>',
    String.raw`[^\s@]+@[^\s@]+`,
    String.raw`\s+$`,
    '^(a+)+$',
    '^(a|b+){1,9}$',
    '^a|b+c',
  ])('that can be slow are recognised: /%s/', (source) => {
    expect(attackOn({ source, flags: 'g', where: 'here' })).toContain(source);
  });
});
