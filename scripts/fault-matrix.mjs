/**
 * `npm run fault-matrix`: takes a picture of what visitors see for each call and each kind of failure, in both
 * languages. Writes index.html and the pictures, by block or machine and state, to `build/faults`.
 *
 *   --calls newsPage,albumZip   only these calls
 *   --faults timeout,refused    only these kinds of failure
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, temporaryData } from './bench/site-server.mjs';
import { takeFaultPictures } from './fault-matrix/camera.mjs';
import { faultTable } from './fault-matrix/fault-table.mjs';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, readArguments } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const { values: options } = readArguments({
  options: { calls: { type: 'string' }, faults: { type: 'string' } },
});
const folder = inRoot('build/faults');
const program = inRoot('dist/server/serve.js');

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const executablePath = await ensureChromium();
  await ensureMedia();
  await ensureBundles();
  const { expected } = await import('#tests/faults/expected.ts');
  const { faults } = await import('#tests/faults/faults.ts');
  const { startFaultyBackend } = await import('#tests/faults/faulty-backend.ts');
  const chosen = (names, wanted) => names.filter((name) => !wanted || wanted.split(',').includes(name));
  const cells = chosen(Object.keys(expected), options.calls).flatMap((call) =>
    chosen(faults, options.faults).map((fault) => ({ call, fault, ...expected[call][fault] })),
  );

  const good = await startServer({ program, data: temporaryData() });
  const backend = await startFaultyBackend((path, init) => fetch(good.origin + path, init));
  // A site caches answers, so each cell has its own site.
  const openSite = ({ call, fault }) =>
    startServer({
      program,
      data: temporaryData(),
      env: { CONTENT_API: backend.open([{ call, fault }]).url, RATE_LIMIT: '1000' },
    });
  try {
    rmSync(folder, { recursive: true, force: true });
    const pictures = await withProgress(`Photographing ${cells.length} cells`, (note) =>
      takeFaultPictures({ cells, openSite, folder, executablePath, note }),
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), await faultTable(pictures, faults));
    for (const { call, fault, language, trouble } of pictures)
      if (trouble) console.log(`✗ ${call}, ${fault}, in ${language}: ${trouble}`);
    console.log(`${pictures.length} pictures. Open ${join(folder, 'index.html')}`);
    return pictures.some(({ trouble }) => trouble) ? 1 : 0;
  } finally {
    await backend.close();
    await good.stop();
  }
});
