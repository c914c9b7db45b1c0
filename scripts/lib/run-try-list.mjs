import { ensureBundles, ensureMedia } from './build-output.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { Problem } from './problem.mjs';
import { duration, withProgress } from './progress.mjs';
import { rerunOnProjectNode } from './project-runtime.mjs';

/**
 * Runs a list of tries on servers of their own and prints what held.
 *
 * @param {'attack' | 'faults'} list folder below `tests/tries`
 *
 * @param {string[]} parts only tries with one of these in their names; all if empty
 *
 * @returns {Promise<number>} 1 if anything was found
 */
export async function runTryList(list, parts) {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const { tries } = await import(`#tests/tries/${list}/index.ts`);
  const chosen = tries.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
  if (chosen.length === 0)
    throw new Problem(
      `No try has ${parts.join(' or ')} in its name`,
      `Choose from:\n${tries.map(({ name }) => `  ${name}`).join('\n')}`,
    );
  await ensureMedia();
  await ensureBundles();
  const bin = list === 'faults' && (await ensurePostgres());
  if (bin) process.env.POSTGRES_BIN = bin;
  const { runTries } = await import('#tests/tries/run-tries.ts');
  const tried = await withProgress(`Trying ${chosen.length} ${list}`, (note) => runTries(chosen, note));
  print(tried);
  return tried.some(({ outcome }) => outcome.findings) ? 1 : 0;
}

function print(tried) {
  const width = Math.max(...tried.map(({ name }) => name.length));
  console.log('');
  for (const { name, outcome, time } of tried) {
    const result = outcome.held ?? `${outcome.findings.length} findings`;
    const mark = outcome.findings ? '✗' : '✓';
    console.log(`${mark} ${name.padEnd(width)}  ${duration(time).padStart(12)}  ${result}`);
  }
  for (const { name, outcome } of tried)
    for (const finding of outcome.findings?.slice(0, 20) ?? []) console.log(`✗ ${name}: ${finding}`);
  const findings = tried.reduce((sum, { outcome }) => sum + (outcome.findings?.length ?? 0), 0);
  const held = tried.filter(({ outcome }) => !outcome.findings).length;
  console.log(`\n${held} of ${tried.length} held, ${findings} findings`);
}
