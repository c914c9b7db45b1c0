import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileStates, fingerprint } from './fingerprint.mjs';
import { inRoot, root } from './project.mjs';

/** Parts of `dist`, each with its inputs and required outputs. */
export const parts = {
  media: {
    inputs: ['src/demo/media', 'scripts/build-media.mjs'],
    outputs: ['dist/media/manifest.json'],
  },
  bundles: {
    inputs: [
      'schemas',
      'blocks',
      'registry',
      'src',
      'public',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
      'tailwind.config.ts',
      'scripts/build.mjs',
      'scripts/lib/api-docs.mjs',
      'scripts/lib/built-package.mjs',
      'scripts/lib/precompress.mjs',
    ],
    outputs: [
      'dist/client/.vite/manifest.json',
      'dist/editor/.vite/manifest.json',
      'dist/server/serve.js',
      'dist/server/remove-demo.js',
      'dist/package.json',
    ],
  },
};

const stampFile = inRoot('dist/.build.json');

/**
 * True if a part was built from the current inputs. Reads them only if a file was written since the last check.
 *
 * @param {keyof typeof parts} name
 */
export function isBuilt(name) {
  const stamp = readStamps()[name];
  if (!stamp || missingOutputs(name).length > 0) return false;
  // Before the contents: a file that is written meanwhile is read again next time.
  const states = fileStates(root, parts[name].inputs);
  if (stamp.states === states) return true;
  if (stamp.inputs !== inputsOf(name)) return false;
  writeStamp(name, { ...stamp, states });
  return true;
}

/** Missing outputs of a part. */
export const missingOutputs = (name) => parts[name].outputs.filter((path) => !existsSync(inRoot(path)));

/** Marks a part as being built, so that an interrupted build leaves it stale. */
export const forget = (name) => writeStamp(name, undefined);

/**
 * Marks a part as built.
 *
 * @param {keyof typeof parts} name
 *
 * @param {string} inputs their fingerprint when the build began
 *
 * @param {{ quick?: boolean }} [how] quick: the browser's files are to be compressed again
 */
export const remember = (name, inputs, how = {}) =>
  writeStamp(name, { inputs, ...how, at: new Date().toISOString() });

/** True if the browser's files are compressed quickly: they are complete, but larger than necessary. */
export const isQuick = () => readStamps().bundles?.quick === true;

/** Notes that the browser's files were compressed again. */
export const forgetQuick = () => writeStamp('bundles', { ...readStamps().bundles, quick: false });

/** Fingerprint of a part's inputs. Take it before the build. */
export const inputsOf = (name) => fingerprint(root, parts[name].inputs);

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(name, stamp) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(`${stampFile}.new`, `${JSON.stringify({ ...readStamps(), [name]: stamp }, null, 2)}\n`);
  renameSync(`${stampFile}.new`, stampFile);
}
