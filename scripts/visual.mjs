/**
 * `npm run visual`: compares pictures of every story, in both languages at 390 and 1440 px, with the base in
 * `build/visual/base` (docs/qa.md). The exit code is 1 if any differs.
 *
 *   --base              takes the base, of the stories of now
 *   --stories GLOB      only the stories of these files
 */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, readArguments } from './lib/problem.mjs';
import { inRoot, projectNode, root, tool, toolEnvironment } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';
import { run } from './lib/run.mjs';

const { values } = readArguments({
  options: { base: { type: 'boolean', default: false }, stories: { type: 'string' } },
});

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const { visualFolders } = await import('#tests/visual/folders.ts');
  if (!values.base && !existsSync(visualFolders.base))
    throw new Problem('There is no base to compare with', 'Take one with `npm run visual -- --base`');
  const env = toolEnvironment({ CHROMIUM_PATH: await ensureChromium() });
  // Ladle reads the folder as relative to the root.
  const folder = ['--outDir', relative(root, visualFolders.stories)];
  const chosen = values.stories ? ['--stories', values.stories] : [];
  const built = await run(projectNode(), [...tool('ladle', 'build'), ...folder, ...chosen], { env });
  if (built !== 0) throw new Problem('The stories were not built', 'Repair the story it names');
  const update = values.base ? 'all' : 'none';
  const compared = await run(
    projectNode(),
    tool(
      'playwright',
      'test',
      '--config',
      inRoot('tests/visual/playwright.config.ts'),
      '--update-snapshots',
      update,
    ),
    { env },
  );
  if (compared !== 0 && !values.base) console.log('Open build/visual/html/index.html');
  return compared;
});
