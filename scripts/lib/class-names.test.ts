import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classListsOf, readClassNames, renameInStyles, shortNames } from './class-names.ts';

const root = join(import.meta.dirname, '../..');

const names = await readClassNames(root);
const shortOf = (name: string) => names.short.get(name) ?? name;

describe('short class names', () => {
  it('every class of a class list has a rule in a style sheet', () => {
    const files = globSync('{blocks,registry,src/ui,src/site,src/editor}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (file) => /\.(?:test|stories|test-support)\.|\/story-data\.ts$/.test(file),
    });
    expect(files.length).toBeGreaterThan(500);
    const unknown = files.flatMap((file) =>
      classListsOf(file, readFileSync(`${root}/${file}`, 'utf8'), names).flatMap(({ unknown }) =>
        unknown.map((name) => `${file}: ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('a class has the same short name in code and in style sheets', () => {
    const code = `const wide = \`w-full max-md:px-2.5 \${tone} text-ink-2\`; const box = <p className='[&_a]:text-ink' />;`;
    const [second, last, first] = classListsOf('a.tsx', code, names);
    expect([first, last, second].map((list) => list?.text)).toEqual([
      `${shortOf('w-full')} ${shortOf('max-md:px-2.5')} `,
      ` ${shortOf('text-ink-2')}`,
      shortOf('[&_a]:text-ink'),
    ]);
    const css = String.raw`.w-full{width:100%}.max-md\:px-2\.5{margin:.5rem}.\[\&_a\]\:text-ink a{color:red}.swiper-slide{}`;
    expect(renameInStyles(css, names)).toBe(
      `.${shortOf('w-full')}{width:100%}.${shortOf('max-md:px-2.5')}{margin:.5rem}.${shortOf('[&_a]:text-ink')} a{color:red}.swiper-slide{}`,
    );
    for (const name of ['w-full', 'max-md:px-2.5', 'text-ink-2', '[&_a]:text-ink'])
      expect(shortOf(name), name).toMatch(/^[a-zA-Z][\w-]$/);
  });

  it('words of texts, values of CSS, and classes that a style sheet names keep their names', () => {
    for (const name of [
      'hidden',
      'flex',
      'tabular-nums',
      'line-through',
      'line-clamp-2',
      'text-h3',
      'swiper-slide',
      'rich-text',
    ])
      expect(shortOf(name), name).toBe(name);
  });

  it('a class that no style sheet knows is named, and so is a list with an escape', () => {
    const [list] = classListsOf('a.tsx', "const box = 'mt-2 text-unknown';", names);
    expect(list?.unknown).toEqual(['text-unknown']);
    expect(() => classListsOf('a.tsx', String.raw`const box = 'mt-2 content-[\'a\']';`, names)).toThrow(
      'a.tsx has a class list with an escape',
    );
  });

  it('texts with such words are left alone', () => {
    expect(classListsOf('a.ts', "const text = 'A hidden table, in a grid with a border.';", names)).toEqual(
      [],
    );
  });

  it('short names are unique, and none is hidden by blockers of advertisements', () => {
    const all = [...names.short.values()];
    expect(all.length).toBeGreaterThan(1500);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => names.known.has(name) || /ad/i.test(name))).toEqual([]);
  });

  it('a new class leaves the names of nearly all others as they are', () => {
    const all = [...names.short.keys()];
    const known = new Set<string>();
    const isFrequent = () => true;
    const before = shortNames(all, { known, isFrequent });
    for (const added of ['aa-1', 'mt-99', 'zz-1']) {
      const after = shortNames([...all, added].sort(), { known, isFrequent });
      expect(all.filter((name) => before.get(name) !== after.get(name)).length, added).toBeLessThan(5);
    }
  });
});
