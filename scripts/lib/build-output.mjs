import { constants } from 'node:os';
import { forget, forgetQuick, inputsOf, isBuilt, isQuick, missingOutputs, remember } from './build-state.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';
import { inRoot, projectNode, toolEnvironment } from './project.mjs';
import { capture, run } from './run.mjs';

/** These programs run as separate processes, which print their progress on each line. */
const mediaProgram = (options) => `
import { buildMedia } from './scripts/build-media.mjs';
const options = ${JSON.stringify(options)};
await buildMedia({ from: 'src/demo/media', to: 'dist/media', ...options, log: console.log });`;
const compressProgram = `
import { precompressDist } from './scripts/lib/precompress.mjs';
await precompressDist(false);`;

/**
 * Makes the picture variants of the demo if they are missing or stale.
 * @param {{ draft?: boolean }} options draft: encodes them quickly, which is enough for tests; they stay stale
 */
export async function ensureMedia({ draft = false } = {}) {
  if (isBuilt('media')) return;
  const inputs = inputsOf('media');
  forget('media');
  await withProgress('Preparing pictures', (note) => runProgram(mediaProgram({ draft }), { onLine: note }));
  requireOutputs('media', 'scripts/build-media.mjs');
  if (!draft) remember('media', inputs);
}

/** Builds the bundles if they are missing or stale. The pictures must be there. */
export async function ensureBundles() {
  if (!isBuilt('bundles') || isQuick()) await build([]);
}

/**
 * Makes what a site needs for its first answer, if it is missing or stale: the originals of the demo's pictures and, unless
 * Vite serves the sources, the bundles.
 *
 * @param {{ bundles: boolean }} options
 *
 * @returns {Promise<(() => Promise<void>) | undefined>} finishes the pictures and the compression in processes of low
 * priority; undefined if they are finished
 */
export async function ensureQuickly({ bundles }) {
  const hasMedia = isBuilt('media');
  const inputs = hasMedia ? '' : inputsOf('media');
  if (!hasMedia) {
    forget('media');
    await withProgress('Copying pictures', (note) =>
      runProgram(mediaProgram({ variants: false }), { onLine: note }),
    );
    requireOutputs('media', 'scripts/build-media.mjs');
  }
  if (bundles && !isBuilt('bundles')) await build(['--quick']);
  const isLarge = bundles && isQuick();
  if (hasMedia && !isLarge) return undefined;
  return async () => {
    if (!hasMedia) {
      await behind('Preparing smaller copies of the pictures', mediaProgram({}));
      remember('media', inputs);
    }
    if (isLarge) {
      await behind('Compressing the browser’s files better', compressProgram);
      forgetQuick();
    }
  };
}

async function build(args) {
  const code = await run(projectNode(), [inRoot('scripts/build.mjs'), ...args], { env: toolEnvironment() });
  if (code !== 0)
    throw new Problem('The build failed (its messages stand above)', 'Repair the file they name');
}

const behind = (label, program) =>
  withProgress(
    `${label} behind the site`,
    (note) => runProgram(program, { onLine: note, priority: constants.priority.PRIORITY_LOW, survive: true }),
    { behind: true },
  );

async function runProgram(program, options) {
  const args = ['--input-type=module', '--eval', program];
  const { code, lines } = await capture(projectNode(), args, { env: toolEnvironment(), ...options });
  const cause = lines.find((line) => /^\w*Error/.test(line)) ?? lines.at(-1);
  if (code !== 0)
    throw new Problem(`dist was not built: ${cause}`, 'Repair src/demo/media, or run npm run build');
}

/** Throws if a successful build left out an output. */
export function requireOutputs(name, maker) {
  const [missing] = missingOutputs(name);
  if (missing) throw new Problem(`${maker} did not make ${missing}`, 'Check where it writes its output');
}
