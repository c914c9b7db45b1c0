/**
 * `npm run record`: records every journey on the built site in both languages, and writes
 * `tests/traces/<journey>.<language>.trace.json`.
 *
 * npm run record -- gallery booking   only these journeys
 */
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, readArguments } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';
import { recordableSite } from './replay/recordable-site.mjs';

const { positionals: names } = readArguments({ allowPositionals: true });

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  await ensureMedia();
  await ensureBundles();
  const executablePath = await ensureChromium();
  const { recordedAt, recordJourneys } = await import('./record/record-journeys.ts');
  const site = await recordableSite(recordedAt);
  const folder = inRoot('tests/traces');
  try {
    await withProgress('Recording journeys', (note) =>
      recordJourneys({ executablePath, origin: site.origin, folder, names, note }),
    );
  } finally {
    await site.stop();
  }
  return 0;
});
