import { Problem } from './problem.mjs';
import { projectNode, toolEnvironment } from './project.mjs';
import { run } from './run.mjs';

/** Minimum Node version of the project itself (its scripts run on older ones). */
export const projectMajor = 26;

/**
 * Reruns this script on the project's Node if it runs on another. Call it after the install.
 *
 *
 * @returns {Promise<number | undefined>} the exit code of the rerun; undefined to continue
 */
export async function rerunOnProjectNode() {
  if (Number(process.versions.node.split('.')[0]) >= projectMajor) return undefined;
  const node = projectNode();
  if (node === process.execPath)
    throw new Problem(`node_modules holds no Node ${projectMajor}`, 'Run `npm ci --include=dev`');
  return run(node, process.argv.slice(1), { env: toolEnvironment() });
}
