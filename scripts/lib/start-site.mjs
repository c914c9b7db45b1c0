import { existsSync } from 'node:fs';
import { ensureBundles, ensureMedia } from './build-output.mjs';
import { ensureInstalled } from './install.mjs';
import { Problem } from './problem.mjs';
import { inRoot, projectNode, toolEnvironment } from './project.mjs';
import { run } from './run.mjs';

/**
 * Prepares and runs the site until it is stopped.
 * @param {{ development: boolean }} options in development, Vite serves the sources and no bundle is built
 * @returns {Promise<number>} the server's exit code
 */
export async function startSite({ development }) {
  await ensureInstalled();
  await ensureMedia();
  if (!development) await ensureBundles();
  const program = development ? 'src/server/dev.ts' : 'dist/server/serve.js';
  if (!existsSync(inRoot(program)))
    throw new Problem(`${program} is missing`, `Restore it with: git checkout ${program}`);
  const env = toolEnvironment({ NODE_ENV: development ? 'development' : 'production' });
  return run(projectNode(), [inRoot(program)], { env, survive: true });
}
