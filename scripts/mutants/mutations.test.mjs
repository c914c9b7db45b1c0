import { describe, expect, it } from 'vitest';
import { chooseMutations, isOfKind, mutate, mutationsIn } from './mutations.mjs';

/** The texts of a file after each of its mutations. */
const broken = (kind, path, source) =>
  mutationsIn(kind, path, source).map((mutation) => mutate(source, mutation));

describe('the mutants of the project', () => {
  it.each([
    ['routes', 'a.ts', 'if (a === b) c();', ['if (!(a === b)) c();', 'if (a !== b) c();']],
    [
      'sql',
      'a.ts',
      "db.where('a', '<=', b).execute();",
      ['db.execute();', "db.where('a', '<', b).execute();"],
    ],
    ['sql', 'a.ts', "db.orderBy('a', 'desc');", ["db.orderBy('a', 'asc');"]],
    [
      'cache keys',
      'a.ts',
      `const key = \`\${a} \${b}\`;`,
      [`const key = \`\${''} \${b}\`;`, `const key = \`\${a} \${''}\`;`],
    ],
    ['dates', 'a.ts', 'const ended = day > 6;', ['const ended = day >= 6;', 'const ended = day > 7;']],
    ['permissions', 'a.ts', "const call = { access: 'publisher' };", ["const call = { access: 'editor' };"]],
    ['permissions', 'a.ts', 'if (a) throw b;', ['if (false) throw b;']],
    ['headers', 'a.ts', "c.header('Retry-After', '2');", ['undefined;']],
    ['headers', 'a.ts', "const all = { 'Content-Type': type };", ["const all = { 'X-ontent-Type': type };"]],
    [
      'texts',
      'a.ts',
      "const t = { next: '下一页', back: '上一页' };",
      ["const t = { next: '上一页', back: '下一页' };"],
    ],
    [
      'styles',
      'a.tsx',
      '<p className="p-2" />;',
      [
        '<p className="p-2 invisible" />;',
        '<p className="p-2 !text-white !bg-white **:!text-white **:!bg-white" />;',
      ],
    ],
    ['handlers', 'a.tsx', '<Button onPress={send}>a</Button>;', ['<Button onPress={() => {}}>a</Button>;']],
  ])('of the kind %s break %s', (kind, path, source, expected) => {
    expect(broken(kind, path, source)).toEqual(expected);
  });

  it.each([
    ['dates', 'const until = a > b ? a : b;'],
    ['sql', 'Map.groupBy(names, kindOf);'],
    ['cache keys', `log(\`page \${number} is left out\`);`],
    ['mails', "const answer = { kind: 'deferred', code: 'unreadable' };"],
    ['permissions', "let role: 'editor' | 'publisher';"],
    ['headers', "c.header('cache-control', 'no-store');"],
  ])('of the kind %s leave alone what is something else: %s', (kind, source) => {
    expect(broken(kind, 'a.ts', source)).toEqual([]);
  });

  it('leave texts for screen readers alone, which no style hides from eyes', () => {
    for (const name of ['sr-only', 'absolute opacity-0'])
      expect(broken('styles', 'a.tsx', `<p className="${name}" />;`)).toEqual([]);
    expect(broken('styles', 'a.tsx', '<p className="md:hidden" />;')).toHaveLength(2);
  });

  it('are the same for the same seed, others for another, and as many as there are', () => {
    const sources = Array.from({ length: 20 }, (_, index) => ({
      path: `src/server/mail/file-${index}.ts`,
      source: 'if (a) b(); if (c) d();',
    }));
    const choose = (seed, count = 5) => chooseMutations(sources, { kind: 'mails', count, seed });
    expect(choose(1)).toEqual(choose(1));
    expect(choose(2)).not.toEqual(choose(1));
    expect(new Set(choose(1).map(({ path }) => path)).size).toBe(5);
    expect(choose(1, 1000)).toHaveLength(40);
  });

  it('come from the product alone, never from its tests, stories, examples or migrations', () => {
    expect(isOfKind('styles', 'blocks/banner/Banner.tsx')).toBe(true);
    expect(isOfKind('styles', 'blocks/banner/banner.stories.tsx')).toBe(false);
    expect(isOfKind('sql', 'src/server/db/content/publish.ts')).toBe(true);
    expect(isOfKind('sql', 'src/server/db/content/publish.test.ts')).toBe(false);
    expect(isOfKind('sql', 'src/server/db/migrations/0001-content.ts')).toBe(false);
  });
});
