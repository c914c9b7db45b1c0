import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createHttpSource } from '#api/http-source.ts';
import { contractBase } from '#schemas/calls.ts';
import { dateIn } from './clock.ts';
import { parseConfig } from './config.ts';
import { demoWarnings } from './demo-warnings.ts';
import { addressOf, closeOnSignals, listen, runProgram } from './listen.ts';
import { openSite, type Site } from './main.ts';
import { readBuiltAssets } from './render/built-assets.ts';

// The built site: `dist/server/serve.js`, with the browser's files and the pictures beside it.
await runProgram(async () => {
  const config = parseConfig(process.env);
  const dist = join(import.meta.dirname, '..');
  const client = join(dist, 'client');
  const files = { client, media: join(dist, 'media'), assets: await readBuiltAssets(client) };
  const site = await openSite(config, files, (line) => console.error(line));
  const server = await listen(
    getRequestListener((request, bindings) => site.fetch(request, bindings as HttpBindings)),
    config,
  );
  closeOnSignals(server, site.close);
  console.log(`Pavilion is ready: ${addressOf(server)}`);
  for (const line of await demoWarnings(asContentSource(site.fetch), dateIn(new Date(), config.timeZone)))
    console.error(line);
});

/** The site's own contract, as any client sees it. */
function asContentSource(fetch: Site['fetch']) {
  return createHttpSource({
    baseUrl: `http://this.site${contractBase}`,
    fetch: async (input, init) => fetch(new Request(input, init)),
    ttl: 0,
    now: Date.now,
    report: () => {},
    log: () => {},
  });
}
