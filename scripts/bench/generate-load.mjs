import { fileURLToPath } from 'node:url';
import { Problem } from '../lib/problem.mjs';
import { projectNode } from '../lib/project.mjs';
import { capture } from '../lib/run.mjs';

const generator = fileURLToPath(new URL('./load-generator.mjs', import.meta.url));

/**
 * Generates load in a separate process (`load-generator.mjs`).
 *
 *
 * @returns the responses, total seconds, and milliseconds per request
 */
export async function generateLoad(plan) {
  const { code, lines } = await capture(projectNode(), [generator, JSON.stringify(plan)]);
  if (code !== 0)
    throw new Problem(
      `The load generator failed: ${lines.join(' ')}`,
      'Repair scripts/bench/load-generator.mjs',
    );
  return JSON.parse(lines.at(-1));
}
