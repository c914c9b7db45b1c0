import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Problem } from '../lib/problem.mjs';
import { generateLoad } from './generate-load.mjs';
import { cpuSeconds } from './process-figures.mjs';
import { startServer } from './site-server.mjs';

const reactFloor = fileURLToPath(new URL('./react-floor.mjs', import.meta.url));
const pages = 25;
/** Renderings before the first that counts, of both: after 25, the engine still compiles much of the site. */
const warmUp = 100;
/** Newest of all news. */
const date = '2099-01-01';

/**
 * Home rendered anew, beside React alone with the same DOM: CPU time of the site for each publish that changes home and
 * the request after it, as a multiple of the time that React takes.
 *
 * @param {{ engine: { dataDir: string, env: Record<string, string> }, program: string }} options
 */
export async function prepareFresh({ engine, program }) {
  const stops = [];
  const stop = async () => {
    for (const end of stops.splice(0)) await end();
  };
  const started = async (settings) => {
    const server = await startServer(settings);
    stops.push(server.stop);
    return server;
  };
  try {
    const site = await started({ program, data: engine.dataDir, env: { RATE_LIMIT: 'off', ...engine.env } });
    const publisher = await openPublisher(engine);
    stops.push(publisher.close);
    const renderAnew = () => publishAndAsk(publisher, site);
    const file = join(engine.dataDir, 'home.html');
    writeFileSync(file, await renderAnew());
    const floor = await started({ program: reactFloor, data: '', env: { HTML_FILE: file } });
    const react = (limit) =>
      generateLoad({ origin: floor.origin, path: '/', connections: 1, limit, seconds: 60 });
    for (let count = 0; count < warmUp; count += 1) await renderAnew();
    await react(warmUp);
    const round = async () => {
      const before = { own: cpuSeconds(site.pid), floor: cpuSeconds(floor.pid) };
      for (let count = 0; count < pages; count += 1) await renderAnew();
      const { requests } = await react(4 * pages);
      const own = ((cpuSeconds(site.pid) - before.own) * 1000) / pages;
      const least = ((cpuSeconds(floor.pid) - before.floor) * 1000) / requests;
      return [{ work: 'home rendered anew', figure: own / least, own, floor: least }];
    };
    return { round, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

let published = 0;

/** Publishes news, and requests home until it shows them: a publish of another process is noticed a moment later. */
async function publishAndAsk({ publish }, { origin }) {
  published += 1;
  const title = `第${String(published).padStart(6, '0')}次发布`;
  await publish(title);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'identity' } });
    const html = await response.text();
    if (html.includes(title)) return html;
    await sleep(2);
  }
  throw new Problem('Home does not show what was published', 'Repair the cache of rendered pages');
}

/** Publishes in this process, on the database of the site. Imports the server's modules, which the project's Node runs. */
export async function openPublisher({ dataDir, env }) {
  const [{ openDatabase }, { publish }] = await Promise.all([
    import('#server/db/database.ts'),
    import('#server/db/content/publish.ts'),
  ]);
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir });
  const id = `bench-${randomBytes(4).toString('hex')}`;
  return {
    publish: (title) =>
      publish(
        database,
        { put: [{ kind: 'news', id, date, texts: { 'zh-CN': { data: { title } } } }] },
        () => new Date(),
      ),
    close: database.close,
  };
}
