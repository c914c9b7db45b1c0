import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { machineOf } from '#machines/machines.ts';
import { kinds } from '#tests/support/compositions.ts';
import { blocks } from './blocks.ts';

const root = join(import.meta.dirname, '..');

/** What each of our sources imports, now or later. */
async function readImports(input: string[]): Promise<Map<string, readonly string[]>> {
  const imports = new Map<string, readonly string[]>();
  const bundle = await rolldown({
    input,
    cwd: root,
    // Packages, pictures and data.
    external: (id) => !/^[.#/]/.test(id) || /\.(?!tsx?$)\w+(?:\?\w+)?$/.test(id),
    logLevel: 'silent',
    plugins: [
      {
        name: 'note-imports',
        moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) =>
          void imports.set(id, [...importedIds, ...dynamicallyImportedIds]),
      },
    ],
  });
  await bundle.generate();
  await bundle.close();
  return imports;
}

/** Ids of the machines by their files. */
const machineIds = new Map(
  globSync('src/machines/*.ts', { cwd: root }).flatMap((file) => {
    const [, id] = /\.createMachine\(\{\s*id: '(\w+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return id === undefined ? [] : [[join(root, file), id] as const];
  }),
);

/** Toasts come through a context, and for defects of the content. */
const isOwn = (id: string) => id !== 'toastQueue';

it('every block names the machines that its view imports', async () => {
  const views = globSync('blocks/*/View.tsx', { cwd: root }).map((file) => join(root, file));
  const imports = await readImports(views);
  const importedBy = (type: string) => {
    const files = new Set([join(root, 'blocks', type, 'View.tsx')]);
    // The iteration includes the files that it adds to the set.
    for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported);
    return [...files].flatMap((file) => machineIds.get(file) ?? []);
  };
  const named = blocks.map(({ type, schema, example, machines }) => {
    const composed = kinds.filter((kind) => kind.type === type).map(({ props }) => props('/'));
    const all = [example, ...composed].flatMap((props) => machines?.(schema.parse(props) as never) ?? []);
    expect(all.filter((id) => !machineOf(id))).toEqual([]);
    return [type, [...new Set(all)].filter(isOwn).sort()];
  });
  expect(named).toEqual(blocks.map(({ type }) => [type, importedBy(type).filter(isOwn).sort()]));
  expect(importedBy('gallery').sort()).toEqual(['gallery', 'galleryViewer', 'galleryZip']);
});
