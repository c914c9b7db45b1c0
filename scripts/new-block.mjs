/**
 * `npm run new:block opening-hours 开放时间` creates a block folder in the pattern of the others and adds the block to
 * the list of blocks. The Chinese name is optional. The new block passes the shared tests.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { blockNames } from './lib/block-names.mjs';
import { blockFiles } from './lib/block-template.mjs';
import { insertBlock } from './lib/insert-block.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem } from './lib/problem.mjs';
import { inRoot, projectNode, tool, toolEnvironment } from './lib/project.mjs';
import { capture } from './lib/run.mjs';

const list = 'registry/blocks.ts';

main(async () => {
  const names = blockNames(process.argv[2], process.argv[3]);
  const folder = `blocks/${names.type}`;
  if (existsSync(inRoot(folder))) throw new Problem(`${folder} exists already`, 'Choose another name');
  const registry = insertBlock(readFileSync(inRoot(list), 'utf8'), names);

  await ensureInstalled();
  const files = Object.entries(blockFiles(names)).map(([name, text]) => [`${folder}/${name}`, text]);
  mkdirSync(inRoot(folder));
  for (const [path, text] of [...files, [list, registry]]) writeFileSync(inRoot(path), text);
  await format([folder, list]);

  for (const [path] of files) console.log(`✓ ${path}`);
  console.log(`✓ ${list} lists ${names.type}`);
  console.log(`
Next: give ${folder}/schema.ts the props it needs and index.ts an example of them, then write View.tsx.
The README has an example with a date, a link and texts of the block's own ("How to add").
  npm run check     types, lint, and the tests of every block that need no browser
  npx vitest run --project=browser tests/blocks tests/ui/stories -t ${names.type}
                    hydration, widths and axe, for the block and its stories
  npm run stories   its states, side by side
Place it on a page: an entry with type '${names.type}' in registry/pages/, or in the editor. ?lang=en-US shows it in English.`);
});

/** Sorts the imports and wraps the lines as in the other files. */
async function format(paths) {
  const { code, lines } = await capture(projectNode(), tool('biome', 'check', '--write', ...paths), {
    env: toolEnvironment(),
  });
  if (code !== 0) console.warn(`! biome check --write ${paths.join(' ')} failed: ${lines.join(' ')}`);
}
