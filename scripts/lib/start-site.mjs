import { existsSync } from 'node:fs';
import { ensureQuickly } from './build-output.mjs';
import { ensureInstalled } from './install.mjs';
import { Problem } from './problem.mjs';
import { inRoot, projectNode, serverEnvironment, serverOptions, toolEnvironment } from './project.mjs';
import { endChildren, run } from './run.mjs';

/**
 * Prepares and runs the site until it is stopped. What its first answer does not need is made behind it.
 * @param {{ development: boolean }} options in development, Vite serves the sources and no bundle is built
 * @returns {Promise<number>} the server's exit code
 */
export async function startSite({ development }) {
  await ensureInstalled();
  const finish = await ensureQuickly({ bundles: !development });
  const program = development ? 'src/server/dev.ts' : 'dist/server/serve.js';
  if (!existsSync(inRoot(program)))
    throw new Problem(`${program} is missing`, `Restore it with: git checkout ${program}`);
  const env = toolEnvironment({
    ...serverEnvironment,
    NODE_ENV: development ? 'development' : 'production',
  });
  let isOpen = true;
  const code = await run(projectNode(), [...serverOptions, inRoot(program)], {
    env,
    survive: true,
    ...(finish && {
      onReady: () =>
        finish().catch(({ message }) => {
          // The site shows the originals.
          if (isOpen) console.error(`✗ ${message}`);
        }),
    }),
  });
  isOpen = false;
  endChildren();
  return code;
}
