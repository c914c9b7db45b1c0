import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocks } from '#registry/blocks.ts';
import packageJson from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** Imports go down only: a module may import what has a lower rank, or stands in its own room. */
const ranks: readonly (readonly string[])[] = [
  ['schemas'],
  ['src/lib', 'src/i18n'],
  ['src/ui', 'src/machines', 'src/api'],
  ['blocks'],
  ['registry'],
  ['src/site', 'src/editor', 'src/demo'],
  ['src/server'],
];

const roomOf = (file: string) => ranks.flat().find((room) => file.startsWith(`${room}/`));
const rankOf = (room: string) => ranks.findIndex((rooms) => rooms.includes(room));

const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/story-data\.ts$/.test(file);
const sources = globSync('{schemas,blocks,registry,src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !isTest(file),
);

const aliases = Object.entries(packageJson.imports).map(([alias, target]) => [
  alias.slice(0, -1),
  target.slice(2, -1),
]);

/** Project files that a file imports, types included: a type that points up is a dependency too. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g);
  return [...found].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier));
    const alias = aliases.find(([prefix = '#']) => specifier.startsWith(prefix));
    return alias ? specifier.replace(alias[0] ?? '', alias[1] ?? '') : [];
  });
}

function pointsUp(file: string, target: string): boolean {
  const room = roomOf(file);
  const other = roomOf(target);
  if (room === undefined || other === undefined || other === room) return false;
  const programs = rankOf(room) === 5 && rankOf(other) === 5;
  return rankOf(other) > rankOf(room) || programs;
}

describe('the house', () => {
  it('finds the sources it judges', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(importsOf('registry/load-page.ts')).toContain('schemas/language.ts');
  });

  it('gives every source a room', () => {
    expect(sources.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  it('imports downwards only', () => {
    expect(
      sources.flatMap((file) =>
        importsOf(file)
          .filter((target) => pointsUp(file, target))
          .map((target) => `${file} → ${target}`),
      ),
    ).toEqual([]);
  });

  it('production code imports nothing from tests', () => {
    expect(
      sources.flatMap((file) =>
        importsOf(file)
          .filter((target) => target.startsWith('tests/'))
          .map((target) => `${file} → ${target}`),
      ),
    ).toEqual([]);
  });

  it('lets no block import another', () => {
    const breaches = sources
      .filter((file) => file.startsWith('blocks/'))
      .flatMap((file) => {
        const [, folder] = file.split('/');
        // What stands beside the folders is what blocks share.
        return importsOf(file).filter((target) => {
          const [room, other, inFolder] = target.split('/');
          return room === 'blocks' && inFolder !== undefined && other !== folder;
        });
      });
    expect(breaches).toEqual([]);
  });

  it('keeps IO and React out of the schemas', () => {
    const outside = globSync('schemas/*.ts', { cwd: root })
      .filter((file) => !isTest(file))
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/from '([^'.#][^']*)'/g)])
      .map(([, specifier]) => specifier);
    expect(new Set(outside)).toEqual(new Set(['zod', 'zod/mini']));
  });

  it('has every block folder in the list, with its view and its stories', () => {
    const folders = readdirSync(join(root, 'blocks'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(blocks.map(({ type }) => type).sort()).toEqual(folders.sort());
    for (const folder of folders)
      expect(readdirSync(join(root, 'blocks', folder))).toEqual(
        expect.arrayContaining(['index.ts', 'View.tsx', `${folder}.stories.tsx`]),
      );
  });
});
