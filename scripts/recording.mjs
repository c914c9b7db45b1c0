/**
 * `npm run recording -- COMMAND`: makes other recordings and tests of recordings. The visit is performed again on today's
 * build with the recorded content, and written to the file of `--out`.
 *
 *   cut FILE 12 40       the steps from 12 to 40, on the page that was open then
 *   join FILE OTHER      both visits, one after the other
 *   fill FILE DATA.json  the visit with other data: { "Name of the field": "text" }
 *   spec FILE            a Playwright test
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, readArguments } from './lib/problem.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';
import { recordableSite } from './replay/recordable-site.mjs';

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const usage = 'Run `npm run recording -- cut FILE FROM TO --out NEW` (or join, fill, spec)';

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const [command, file, first, second] = positionals;
  if (!file || !values.out) throw new Problem('A file and `--out` are needed', usage);
  const { readTrace, writeTrace } = await import('./replay/traces.ts');
  const { trace } = readTrace(file);
  if (command === 'spec') {
    const { specText } = await import('#machines/trace/spec-text.ts');
    writeFileSync(values.out, specText(trace));
  } else {
    const edit = await import('./replay/edit.ts');
    const scripts = {
      cut: () => edit.cut(trace, Number(first), Number(second)),
      join: () => edit.join(trace, readTrace(first).trace),
      fill: () => edit.withData(trace, JSON.parse(readFileSync(first, 'utf8'))),
    };
    if (!first || !(command in scripts))
      throw new Problem(`${command} is no command with these files`, usage);
    const { trace: again, failed } = await performAgain(scripts[command]());
    writeTrace(values.out, again);
    for (const line of failed) console.log(`✗ ${line}`);
    if (failed.length > 0)
      throw new Problem(
        `${values.out} lacks ${failed.length} gestures`,
        'Look at its steps before you use it',
      );
  }
  console.log(`✓ ${values.out}`);
  return 0;
});

async function performAgain(script) {
  await ensureMedia();
  await ensureBundles();
  const { chromium } = await import('@playwright/test');
  const { perform } = await import('./replay/browser/perform.ts');
  const world = script.world && gunzipSync(Buffer.from(script.world, 'base64')).toString();
  const site = await recordableSite(script.began, world);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await perform(await browser.newPage(), site.origin, script);
  } finally {
    await browser.close();
    await site.stop();
  }
}
