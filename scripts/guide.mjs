/** `npm run guide`: the pictures of `docs/editors.md`, taken of the running editor in both languages. */

import { startServer, temporaryData } from './bench/site-server.mjs';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const account = { email: 'administrator@venue.example', password: 'a sentence for the pictures' };

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  await ensureMedia();
  await ensureBundles();
  const executablePath = await ensureChromium();
  const { takeGuide } = await import('./guide/take-guide.ts');
  const site = await startServer({
    program: inRoot('dist/server/serve.js'),
    data: temporaryData(),
    env: { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
  });
  try {
    await withProgress('Photographing the editor', (note) =>
      takeGuide({
        executablePath,
        origin: site.origin,
        account,
        folder: inRoot('docs/pictures/editor'),
        note,
      }),
    );
  } finally {
    await site.stop();
  }
  return 0;
});
