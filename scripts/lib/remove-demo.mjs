import { existsSync } from 'node:fs';
import { ensureBundles } from './build-output.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot, projectNode, toolEnvironment } from './project.mjs';
import { run } from './run.mjs';

const program = inRoot('dist/server/remove-demo.js');

/**
 * Runs the built program. Builds it only if missing, never under a running site.
 *
 * @returns {Promise<number>} its exit code
 */
export async function removeDemo() {
  await ensureInstalled();
  if (!existsSync(program)) await ensureBundles();
  return run(projectNode(), [program], { env: toolEnvironment({ NODE_ENV: 'production' }) });
}
