/**
 * `npm run build`: builds everything in `dist` that the server needs. Pictures are rebuilt only if stale, bundles
 * always (`npm start` builds them only if their sources changed). With `--quick`, as `npm start` uses it, pictures are left as they
 * are and the browser's files are compressed quickly, because both are finished behind the site. With
 * `--draft-pictures`, as `npm test` uses it, stale pictures are encoded quickly, and stay stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { buildApiDocs } from './lib/api-docs.mjs';
import { ensureMedia, requireOutputs } from './lib/build-output.mjs';
import { forget, inputsOf, remember } from './lib/build-state.mjs';
import { builtPackage } from './lib/built-package.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { precompressDist } from './lib/precompress.mjs';
import { main, Problem } from './lib/problem.mjs';
import { duration } from './lib/progress.mjs';
import { inRoot, root, serverEnvironment, serverOptions } from './lib/project.mjs';
import { projectMajor, rerunOnProjectNode } from './lib/project-runtime.mjs';
import { setAside } from './lib/releases.mjs';

const quick = process.argv.includes('--quick');
const draft = process.argv.includes('--draft-pictures');

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;

  // Another value would bundle React's development build.
  process.env.NODE_ENV = 'production';
  process.chdir(root);
  if (!quick) await ensureMedia({ draft });
  const inputs = inputsOf('bundles');
  forget('bundles');
  const bringBackEarlier = setAside(inRoot('dist/client/assets'), inRoot('dist/releases'));
  await step('Bundling the programs of visitors, editors and server', bundle);
  await step('Compressing the browser’s files', compress);
  await step('Keeping the files of the two releases before', () => `${bringBackEarlier()} files`);
  await step('Adding the page that documents the contract', addApiDocs);
  remember('bundles', inputs, { quick });
  return 0;
});

/** Prints the name of a step first and its duration at the end, because Vite's progress does not suit a log. */
async function step(label, work) {
  const began = performance.now();
  console.log(`… ${label}`);
  const result = await work();
  console.log(`✓ ${label}  ${duration(performance.now() - began)}${result ? `  ${result}` : ''}`);
}

/** Same as `vite build --app`. */
async function bundle() {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, mode: 'production', logLevel: 'warn' });
  describePackage(builder.environments.ssr.config.resolve.external);
  await builder.buildApp().catch((error) => {
    const cause = process.stdout.isTTY ? error.message : stripVTControlCharacters(error.message);
    throw new Problem(`The bundles were not built: ${cause}`.trim(), 'Repair the source it names');
  });
  requireOutputs('bundles', 'vite.config.ts');
}

/** @param {string[] | true} external packages that the server's bundle imports */
function describePackage(external) {
  if (external === true) throw new Error('vite.config.ts must list the external packages of the server');
  const read = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
  const how = { node: projectMajor, options: serverOptions, environment: serverEnvironment };
  const { manifest, lock } = builtPackage(read('package.json'), read('package-lock.json'), {
    external,
    ...how,
  });
  mkdirSync(inRoot('dist'), { recursive: true });
  const write = (file, value) => writeFileSync(inRoot('dist', file), `${JSON.stringify(value, null, 2)}\n`);
  write('package.json', manifest);
  write('package-lock.json', lock);
}

async function compress() {
  const { files, bytes, brotliBytes } = await precompressDist(quick);
  const kilobytes = (count) => `${Math.round(count / 1000)} kB`;
  return `${files} files, ${kilobytes(bytes)} → ${kilobytes(brotliBytes)}`;
}

/** After compression, because compressing its library would take longer than all other steps. */
function addApiDocs() {
  return buildApiDocs({
    page: inRoot('src/server/openapi/page'),
    library: inRoot('node_modules/swagger-ui-dist'),
    to: inRoot('dist/client'),
  });
}
