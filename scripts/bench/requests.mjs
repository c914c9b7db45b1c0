import { fileURLToPath } from 'node:url';
import { generateLoad } from './generate-load.mjs';
import { cpuSeconds } from './process-figures.mjs';
import { startServer } from './site-server.mjs';

const bareServer = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
const connections = 32;
const limit = 500_000;

const browser = { 'accept-encoding': 'br', 'accept-language': 'zh-CN', accept: 'text/html' };
const program = { 'accept-language': 'zh-CN' };

/** Requests to measure beside a bare `node:http` server that sends as many bytes. */
const works = [
  { work: 'cached home', path: '/', headers: browser },
  { work: 'cached home, unknown parameters', path: '/?utm_source=mail&gclid={n}', headers: browser },
  { work: 'cached list page', path: '/news/newsInfo', headers: browser },
  {
    work: 'list of 10, known',
    path: '/api/official/website/news/newsPage',
    method: 'POST',
    headers: { ...program, 'content-type': 'application/json' },
    body: JSON.stringify({ pageNo: 1, pageSize: 10, type: 'JOURNALISM' }),
  },
  {
    work: 'list of 10, new',
    // Numbers beyond the last page return the last page, under a key of their own.
    path: '/api/official/website/site/sale/page?type=1&pageSize=10&pageNo={n}',
    headers: program,
    // Measured without a floor: an answer that is not in memory yet is not compared with the bare server.
    perCpuSecond: true,
  },
];

/**
 * Warms up every work on a site, and returns a function that measures a round of all of them. Figures: the share of a
 * bare server's requests per CPU second, or requests per CPU second.
 *
 * @param {{ origin: string, pid: number }} site
 *
 * @param {{ seconds: number, note: (text: string) => void }} options seconds of each measurement
 */
export async function prepareRequests(site, { seconds, note }) {
  const prepared = [];
  let asked = 0;
  const count = async (server, work, span = seconds) => {
    const { requests, bytes, statuses } = await generateLoad({
      ...{ origin: server.origin, connections, limit, seconds: span, first: asked },
      ...{ path: work.path, method: work.method, headers: work.headers, body: work.body },
    });
    asked += requests;
    const wrong = Object.keys(statuses).filter((status) => status !== '200');
    if (wrong.length > 0) note(`${work.work}: answered ${JSON.stringify(statuses)}`);
    return { requests, bytes };
  };
  const perCpuSecond = async (server, work) => {
    const before = cpuSeconds(server.pid);
    const { requests } = await count(server, work);
    return requests / Math.max(cpuSeconds(server.pid) - before, 0.01);
  };
  for (const work of works) {
    note(`warming up: ${work.work}`);
    const { requests, bytes } = await count(site, work, 1);
    const bare = await startServer({
      program: bareServer,
      data: '',
      env: {
        BODY_BYTES: String(Math.round(bytes / Math.max(1, requests))),
        BODY_TYPE: work.headers === browser ? 'text/html; charset=utf-8' : 'application/json',
      },
    });
    await count(bare, work, 1);
    prepared.push({ work, bare });
  }
  return {
    round: async () => {
      const figures = [];
      for (const { work, bare } of prepared) {
        note(work.work);
        // The publishes of another work may have made the answers stale.
        await count(site, work, Math.min(seconds, 0.5));
        const own = await perCpuSecond(site, work);
        const floor = await perCpuSecond(bare, work);
        figures.push({ work: work.work, figure: work.perCpuSecond ? own : own / floor, own, floor });
      }
      return figures;
    },
    stop: () => Promise.all(prepared.map(({ bare }) => bare.stop())),
  };
}

/** Requests a number of different pages, so that the site knows them. */
export const visitPages = ({ origin }, pages) =>
  generateLoad({
    ...{ origin, path: '/news/newsInfo?page={n}', headers: browser },
    ...{ connections: 4, limit: pages, seconds: 600 },
  });
