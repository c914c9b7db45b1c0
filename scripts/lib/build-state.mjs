import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
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
      'scripts/lib/precompress.mjs',
    ],
    outputs: [
      'dist/client/.vite/manifest.json',
      'dist/editor/.vite/manifest.json',
      'dist/server/serve.js',
      'dist/server/remove-demo.js',
    ],
  },
};

const stampFile = inRoot('dist/.build.json');

/**
 * True if a part was built from the current inputs.
 *
 * @param {keyof typeof parts} name
 */
export const isBuilt = (name) =>
  missingOutputs(name).length === 0 && readStamps()[name]?.inputs === fingerprint(root, parts[name].inputs);

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
 */
export const remember = (name, inputs) => writeStamp(name, { inputs, at: new Date().toISOString() });

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
