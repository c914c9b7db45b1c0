/**
 * `npm run check`: types, lint and unit tests without a database, in parallel, for use after every change. `npm test`
 * runs everything.
 */
import { readdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { duration } from './lib/progress.mjs';
import { inRoot, projectNode, tool, toolEnvironment, typeCheckOptions } from './lib/project.mjs';
import { capture } from './lib/run.mjs';

/** Entries of a folder as filters for Vitest, without those whose names start with one of `left`. */
const unitTests = (folder, left) =>
  readdirSync(inRoot(folder))
    .filter((name) => !left.some((start) => name.startsWith(start)))
    .map((name) => `${folder}/${name}`);

const checks = {
  // Incremental: checks again what a change affects.
  types: tool('tsc', ...typeCheckOptions, '--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo'),
  lint: tool('biome', 'check', '--colors=off'),
  // Unit tests without a database, and the architecture test. `npm test` also runs the others.
  tests: tool(
    'vitest',
    'run',
    '--project=!browser',
    '--reporter=dot',
    '--no-isolate',
    'schemas/',
    'blocks/',
    'registry/',
    ...unitTests('src', ['server']),
    ...unitTests('src/server', ['db', 'editor', 'mail', 'demo']),
    'tests/architecture',
  ),
};

main(async () => {
  await ensureInstalled();
  const began = performance.now();
  const results = await Promise.all(Object.entries(checks).map(([name, args]) => check(name, args)));
  console.log(`${results.every(Boolean) ? '✓' : '✗'} check  ${duration(performance.now() - began)}`);
  return results.every(Boolean) ? 0 : 1;
});

/** Shows the output only on failure. */
async function check(name, args) {
  const began = performance.now();
  const env = toolEnvironment({ NODE_ENV: name === 'tests' ? 'test' : undefined });
  const { code, lines } = await capture(projectNode(), args, { env });
  if (code !== 0) console.log(lines.join('\n'));
  if (code !== 0 && name === 'lint')
    console.log('`npm run format` repairs the layout and the order of imports.');
  console.log(
    `${code === 0 ? '✓' : '✗'} ${name}  ${duration(performance.now() - began)}${code === 0 ? summary(lines) : ''}`,
  );
  return code === 0;
}

/** Vitest's count of tests. */
function summary(lines) {
  const tests = lines.map(stripVTControlCharacters).find((line) => /^\s*Tests\s/.test(line));
  return tests ? `  ${tests.replace(/^\s*Tests\s+/, '')}` : '';
}
