import { forget, inputsOf, isBuilt, missingOutputs, remember } from './build-state.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';
import { inRoot, projectNode, toolEnvironment } from './project.mjs';
import { capture, run } from './run.mjs';

/** Runs `buildMedia` in a separate process, which prints its progress on each line. */
const mediaProgram = `
import { buildMedia } from './scripts/build-media.mjs';
await buildMedia({ from: 'src/demo/media', to: 'dist/media', log: console.log });`;

/** Makes the picture variants of the demo if they are missing or stale. */
export async function ensureMedia() {
  if (isBuilt('media')) return;
  const inputs = inputsOf('media');
  forget('media');
  await withProgress('Preparing pictures', async (note) => {
    const args = ['--input-type=module', '--eval', mediaProgram];
    const { code, lines } = await capture(projectNode(), args, { env: toolEnvironment(), onLine: note });
    const cause = lines.find((line) => /^\w*Error/.test(line)) ?? lines.at(-1);
    if (code !== 0) throw new Problem(`The pictures were not built: ${cause}`, 'Repair src/demo/media');
  });
  requireOutputs('media', 'scripts/build-media.mjs');
  remember('media', inputs);
}

/** Builds the client and server bundles if they are missing or stale. */
export async function ensureBundles() {
  if (isBuilt('bundles')) return;
  const code = await run(projectNode(), [inRoot('scripts/build.mjs')], { env: toolEnvironment() });
  if (code !== 0)
    throw new Problem('The build failed (its messages stand above)', 'Repair the file they name');
}

/** Throws if a successful build left out an output. */
export function requireOutputs(name, maker) {
  const [missing] = missingOutputs(name);
  if (missing) throw new Problem(`${maker} did not make ${missing}`, 'Check where it writes its output');
}
