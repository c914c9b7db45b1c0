import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocks } from '#registry/blocks.ts';
import packageJson from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** A file may import files of its own layer and of every layer above it in this list. */
const layers: readonly (readonly string[])[] = [
  ['schemas'],
  ['src/lib', 'src/i18n'],
  ['src/ui', 'src/machines', 'src/api'],
  ['blocks'],
  ['registry'],
  ['src/site', 'src/editor', 'src/demo'],
  ['src/server'],
];
/** Index of the layer of the programs, which do not import each other. */
const programs = 5;

const layerFolderOf = (file: string) => layers.flat().find((folder) => file.startsWith(`${folder}/`));
const layerOf = (folder: string) => layers.findIndex((folders) => folders.includes(folder));

const isTest = (file: string) =>
  /\.(test|test-support|stories)\.(tsx?|mjs)$|\/story-data\.ts$|^tests\//.test(file);

const readCode = (pattern: string): Map<string, string> =>
  new Map(
    globSync(pattern, { cwd: root }).map((file) => [
      file,
      withoutComments(readFileSync(join(root, file), 'utf8')),
    ]),
  );
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Code by path, without its comments. */
const code = readCode('{schemas,blocks,registry,src,scripts,tests}/**/*.{ts,tsx,mjs}');
const files = [...code.keys()];
const production = files.filter((file) => !isTest(file));
const sources = production.filter((file) => !file.startsWith('scripts/'));

const aliases = Object.entries(packageJson.imports).map(
  ([alias, target]) => [alias.slice(0, -1), target.slice(2, -1)] as const,
);
/** The folder of the alias under which a file can be imported. */
const aliasFolderOf = (file: string) => aliases.find(([, folder]) => file.startsWith(folder))?.[1];

/** The import specifiers of a file. Imports of types count too. */
const specifiersOf = (file: string): string[] =>
  [...(code.get(file) ?? '').matchAll(/(?:\sfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g)].map(
    ([, specifier = '']) => specifier,
  );

/** The project file of a specifier. Undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier));
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  return alias && specifier.replace(alias[0], alias[1]);
}

const importsOf = (file: string): string[] =>
  specifiersOf(file).flatMap((specifier) => targetOf(file, specifier) ?? []);

/** The imports of some files that break a rule, as `file → imported file`. */
const breaches = (of: readonly string[], isBreach: (file: string, target: string) => boolean): string[] =>
  of.flatMap((file) =>
    importsOf(file)
      .filter((target) => isBreach(file, target))
      .map((target) => `${file} → ${target}`),
  );

function pointsUp(file: string, target: string): boolean {
  const [own, other] = [layerFolderOf(file), layerFolderOf(target)];
  if (own === undefined || other === undefined || other === own) return false;
  const betweenPrograms = layerOf(own) === programs && layerOf(other) === programs;
  return layerOf(other) > layerOf(own) || betweenPrograms;
}

/** Groups of files that import each other, directly or through others (Tarjan's strongly connected components). */
function importCycles(of: readonly string[], importsFrom: (file: string) => readonly string[]): string[][] {
  const found = new Map<string, { index: number; low: number }>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string) => {
    const own = { index: found.size, low: found.size };
    found.set(file, own);
    path.push(file);
    for (const target of importsFrom(file)) {
      const known = found.get(target);
      if (!known) own.low = Math.min(own.low, visit(target).low);
      else if (path.includes(target)) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const cycle = path.splice(path.indexOf(file));
      if (cycle.length > 1 || importsFrom(file).includes(file)) cycles.push(cycle.sort());
    }
    return own;
  };
  for (const file of of) if (!found.has(file)) visit(file);
  return cycles;
}

/** Every exported name of production code that only tests and stories use, as `file: name`. */
function exportsForTestsAlone(): string[] {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of code)
    for (const [name] of text.matchAll(/\w+/g)) users.set(name, (users.get(name) ?? new Set()).add(file));
  return production.flatMap((file) => {
    const text = code.get(file) ?? '';
    const names = [
      ...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class|interface|type) +(\w+)/gm),
    ];
    return names
      .map(([, name = '']) => name)
      .filter((name) => {
        const others = [...(users.get(name) ?? [])].filter((user) => user !== file);
        const usedHere = [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
        return !usedHere && others.length > 0 && others.every(isTest);
      })
      .map((name) => `${file}: ${name}`);
  });
}

/** Lines below which a file that only one other imports is part of that one, unless it has a reason of its own. */
const smallFile = 45;

/** Reasons that hold for every file of a name. */
const smallByRule: readonly (readonly [RegExp, reason: string])[] = [
  [/^blocks\/[^/]+\/schema\.ts$/, 'the schema of a block, which has the same place in each block'],
  [/^src\/server\/db\/migrations\/\d+/, 'a migration, which never changes again'],
  [/^src\/server\/db\/repositories\/\w+\.ts$/, 'the queries of one group of calls'],
  [/^registry\/pages\/\w+\.ts$/, 'the pages of one menu'],
  [/^scripts\/record\/journeys\/[\w-]+\.ts$/, 'one journey of the recorder'],
];

const smallByName: Readonly<Record<string, string>> = {
  'blocks/space-finder/svg.ts': 'metres of a plan as path data',
  'registry/route-facts.ts': 'a record of questions, a concept of its own',
  'src/editor/building/use-plan-history.ts': 'undo and redo',
  'src/editor/fields/rich/paste/footnotes.ts': 'one of the conversions of a paste, each of which is a file',
  'src/editor/releases/ReleasePreview.tsx': 'a dialog',
  'src/server/editor/accounts/scrypt-worker.ts': 'the program of a worker',
  'src/server/editor/search/excerpts.ts': 'parts of texts with words of a query',
};

/** Files of a few lines that one other imports when it is loaded, without a test of their own. */
function smallFiles(): string[] {
  const importers = new Map<string, Set<string>>();
  for (const file of files)
    for (const target of importsOf(file))
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
  return production.filter((file) => {
    const users = [...(importers.get(file) ?? [])];
    const [user = '', ...others] = users.filter((one) => !isTest(one));
    const isTested = users.some((one) => /\.test\.(?:tsx?|mjs)$/.test(one));
    const name = file.split('/').at(-1);
    const isLoadedWhenUsed = new RegExp(`\\bimport\\(\\s*'[^']*/${name}'`).test(code.get(user) ?? '');
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
    return user && others.length === 0 && !isTested && !isLoadedWhenUsed && lines < smallFile;
  });
}

describe('the architecture', () => {
  it('finds the sources and their imports', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(importsOf('registry/load-page.ts')).toContain('schemas/language.ts');
  });

  it('every source belongs to a layer', () => {
    expect(sources.filter((file) => layerFolderOf(file) === undefined)).toEqual([]);
  });

  it('imports point down the layers only, and programs do not import each other', () => {
    expect(breaches(sources, pointsUp)).toEqual([]);
  });

  it('production code imports nothing from tests', () => {
    expect(breaches(sources, (_, target) => target.startsWith('tests/'))).toEqual([]);
  });

  it('a block imports nothing from the folder of another block', () => {
    const ofBlocks = sources.filter((file) => file.startsWith('blocks/'));
    expect(
      breaches(ofBlocks, (file, target) => {
        const [area, folder, inFolder] = target.split('/');
        return area === 'blocks' && inFolder !== undefined && folder !== file.split('/')[1];
      }),
    ).toEqual([]);
  });

  it('an import from another alias’s folder uses that alias', () => {
    const climbing = files.flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => specifier.startsWith('../'))
        .filter((specifier) => {
          const target = targetOf(file, specifier) ?? '';
          const folder = aliasFolderOf(target);
          return folder !== undefined && folder !== aliasFolderOf(file);
        })
        .map((specifier) => `${file} → ${specifier}`),
    );
    expect(climbing).toEqual([]);
  });

  it('a block imports shared code of the blocks through #blocks', () => {
    const inFolder = files.filter((file) => /^blocks\/[^/]+\//.test(file));
    const relatives = inFolder.flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) => targetOf(file, specifier)?.split('/')[1] !== file.split('/')[1])
        .map((specifier) => `${file} → ${specifier}`),
    );
    expect(relatives).toEqual([]);
  });

  it('finds a cycle through several files and a file that imports itself', () => {
    const imports: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['b'], d: ['a', 'd'] };
    expect(importCycles(Object.keys(imports), (file) => imports[file] ?? [])).toEqual([['b', 'c'], ['d']]);
  });

  it('has no import cycles, types included', () => {
    const known = new Map(
      production.map((file) => [file, importsOf(file).filter((target) => code.has(target))]),
    );
    const cycles = importCycles(production, (file) => known.get(file) ?? []);
    expect(cycles).toEqual([]);
  });

  it('a small file with one importer has a reason to be a file', () => {
    const bare = smallFiles().filter((file) => !smallByRule.some(([pattern]) => pattern.test(file)));
    expect(bare.sort()).toEqual(Object.keys(smallByName).sort());
  });

  it('has no production export that only tests use', () => {
    expect(exportsForTestsAlone()).toEqual([]);
  });

  it('[SEC-01] published rows are written in two places, which clean them', () => {
    const writers = production.filter((file) =>
      /(?:insertInto|updateTable|mergeInto|replaceInto)\(\s*'entry(?:_text)?'|(?:insert into|update) entry(?:_text)?\s/i.test(
        code.get(file) ?? '',
      ),
    );
    expect(writers).toEqual([
      'src/server/db/content/clean-stored-items.ts',
      'src/server/db/content/publish.ts',
    ]);
  });

  it('tests wait by expect.poll or eventually, because vi.waitFor gives up after a second', () => {
    const waiting = files.filter((file) => /\bvi\s*\.\s*waitFor\(/.test(code.get(file) ?? ''));
    expect(waiting).toEqual(['tests/support/eventually.ts']);
  });

  it('[PUB-08] the editor loads its parts with lazyPart, because a failed load with lazy removes the whole editor', () => {
    const lazy = sources.filter(
      (file) => file.startsWith('src/editor/') && /\blazy\b[^;]*\sfrom 'react'/.test(code.get(file) ?? ''),
    );
    expect(lazy).toEqual(['src/editor/ui/lazy-part.ts']);
  });

  it('schemas import no package but zod', () => {
    const packages = sources
      .filter((file) => file.startsWith('schemas/'))
      .flatMap(specifiersOf)
      .filter((specifier) => !/^[.#]/.test(specifier));
    expect(new Set(packages)).toEqual(new Set(['zod', 'zod/mini']));
  });

  it('every block folder is registered and has a view and stories', () => {
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
