import { Problem } from './problem.mjs';
import { projectNode, toolEnvironment } from './project.mjs';
import { run } from './run.mjs';

/** The oldest Node that the project itself (not its scripts) runs on. */
export const projectMajor = 26;

/**
 * Runs this script again on the project's Node, unless it runs there already. Call it after the install.
 * @returns {Promise<number | undefined>} the exit code of that run, which is then this script's; undefined: go on
 */
export async function rerunOnProjectNode() {
  if (Number(process.versions.node.split('.')[0]) >= projectMajor) return undefined;
  const node = projectNode();
  if (node === process.execPath)
    throw new Problem(`node_modules holds no Node ${projectMajor}`, 'Run `npm ci --include=dev`');
  return run(node, process.argv.slice(1), { env: toolEnvironment() });
}
