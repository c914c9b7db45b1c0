import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { parseConfig } from './config.ts';
import { limitConnections } from './limits/connections.ts';
import { announce, checkPort, closeOnSignals, listen, runProgram } from './listen.ts';
import { createLog, type WriteLog } from './log.ts';
import { openSite } from './main.ts';
import { readBuiltAssets, readEditorFiles } from './render/built-assets.ts';
import { createRepeatLog } from './repeat-log.ts';

// The built site: `dist/server/serve.js`, with the browser's files and the pictures beside it.
await runProgram(async () => {
  const config = parseConfig(process.env);
  await checkPort(config);
  const dist = join(import.meta.dirname, '..');
  const [client, editor] = [join(dist, 'client'), join(dist, 'editor')];
  const [assets, editorFiles] = await Promise.all([readBuiltAssets(client), readEditorFiles(editor)]);
  const files = { client, editor, media: join(dist, 'media'), assets, editorFiles };
  // Lines logged while the site opens are held back until the port is bound, because the link to the first
  // account points to it.
  const early: Parameters<WriteLog>[] = [];
  let log: WriteLog = (...line) => void early.push(line);
  const site = await openSite(config, files, (...line) => log(...line));
  const throughApp = getRequestListener((request, bindings) => site.fetch(request, bindings as HttpBindings));
  const server = await listen((request, response) => {
    site.answerFromMemory(request, response, () => void throughApp(request, response));
  }, config);
  limitConnections(server, {
    trustedProxies: config.trustedProxies,
    log: createRepeatLog({ log: (line, level = 'warn') => log(line, { level }), now: Date.now }),
  });
  closeOnSignals(server, site.close, site.endStreams);
  log = createLog(process.stderr);
  for (const line of early) log(...line);
  announce(server);
  // After the first answers, which would wait for it.
  await sleep(1_000);
  flushCompileCache();
  // The heap is collected when it has grown by 35 %. V8 waits longer by default: 50 MB more after some hundred new pages,
  // for 4 % less CPU time of renderings. During the start it would cost a tenth of a second.
  setFlagsFromString('--heap-growing-percent=35');
  for (const line of await site.warnings()) log(line, { level: 'warn' });
});
