/**
 * `npm run guide`: takes the pictures of `docs/editors.md` from the running editor in both languages.
 *
 * npm run guide -- accounts factors   only these; some scenes continue the one before
 */

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
  // One site per language, so that the drafts of one do not appear in the pictures of the other.
  for (const language of ['zh-CN', 'en-US']) {
    const site = await startServer({
      program: inRoot('dist/server/serve.js'),
      data: temporaryData(),
      env: { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
    });
    const { origin } = site;
    const folder = inRoot('docs/pictures/editor');
    try {
      await withProgress(`Photographing the editor in ${language}`, (note) =>
        takeGuide({ executablePath, origin, account, language, folder, note, only: process.argv.slice(2) }),
      );
    } finally {
      await site.stop();
    }
  }
  return 0;
});
