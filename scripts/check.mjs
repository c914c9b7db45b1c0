/**
 * `npm run check`: types, lint and unit tests, side by side. For the minutes
 * between two changes; `npm test` is the whole.
 */
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { duration } from './lib/progress.mjs';
import { projectNode, tool, toolEnvironment } from './lib/project.mjs';
import { capture } from './lib/run.mjs';

const checks = {
  types: tool('tsc', '--noEmit'),
  lint: tool('biome', 'check', '--colors=off'),
  // The tests beside the modules, and the house itself; what crosses modules is for `npm test`. Files share their
  // modules here, which halves the time; `npm test` gives each file its own.
  tests: tool(
    'vitest',
    'run',
    '--project=!browser',
    '--no-isolate',
    'schemas/',
    'blocks/',
    'registry/',
    'src/',
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

/** Its output is shown only when it failed, in one piece. */
async function check(name, args) {
  const began = performance.now();
  const env = toolEnvironment({ NODE_ENV: name === 'tests' ? 'test' : undefined });
  const { code, lines } = await capture(projectNode(), args, { env });
  if (code !== 0) console.log(lines.join('\n'));
  console.log(
    `${code === 0 ? '✓' : '✗'} ${name}  ${duration(performance.now() - began)}${code === 0 ? summary(lines) : ''}`,
  );
  return code === 0;
}

/** Vitest's own count of tests. */
function summary(lines) {
  const tests = lines.map(stripVTControlCharacters).find((line) => /^\s*Tests\s/.test(line));
  return tests ? `  ${tests.replace(/^\s*Tests\s+/, '')}` : '';
}
