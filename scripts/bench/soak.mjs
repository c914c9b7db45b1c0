import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Problem } from '../lib/problem.mjs';
import { projectNode } from '../lib/project.mjs';
import { capture } from '../lib/run.mjs';
import { openPublisher } from './fresh.mjs';
import { residentMemory } from './process-figures.mjs';

const generator = fileURLToPath(new URL('./steady-load.mjs', import.meta.url));
const connections = 64;
/** Seconds at full speed that give the capacity. */
const capacitySeconds = 10;
const share = 0.8;
const publishEvery = 5_000;
/** Seconds with publishes that do not count. */
const warmUpSeconds = 20;

const languages = ['zh-CN', 'en-US'];

/**
 * Sends requests for cached pages at 80 % of what the site can answer, with a publish every five seconds that changes
 * home and the lists of news.
 *
 * @param {{ origin: string, pid: number }} site
 *
 * @param {{ engine: { dataDir: string, env: Record<string, string> }, minutes: number, note: (text: string) => void,
 * onMinute: (minute: Minute) => void }} options
 *
 * @returns {Promise<{ capacity: number, minutes: Minute[] }>} capacity in requests a second
 *
 * @typedef {{ requests: number, errors: number, p50: number, p99: number, p999: number, max: number, memory: number }}
 * Minute times in ms, memory in MiB
 */
export async function soak(site, { engine, minutes: length, note, onMinute }) {
  const requests = await cachedPages(site.origin);
  const plan = { port: Number(new URL(site.origin).port), requests, connections };
  note(`measuring the capacity with ${requests.length} pages`);
  // Compiles the code and fills the caches.
  await load({ ...plan, seconds: 5, period: 5 });
  const [full] = await load({ ...plan, seconds: capacitySeconds, period: capacitySeconds });
  const capacity = full.requests / capacitySeconds;

  const minutes = [];
  const publisher = await openPublisher(engine);
  let isOver = false;
  let published = 0;
  const publishing = (async () => {
    for (; !isOver; await sleep(publishEvery)) await publisher.publish(`第${++published}次发布`);
  })();
  try {
    const period = Math.min(60, length * 60);
    note(
      `${Math.round(share * capacity)} of ${Math.round(capacity)} requests a second for ${length} minutes`,
    );
    const steady = { ...plan, rate: share * capacity };
    // The first publishes compile the code that publishes and renders anew.
    await load({ ...steady, seconds: warmUpSeconds, period: warmUpSeconds });
    await load({ ...steady, seconds: length * 60, period }, (line) => {
      const minute = { ...line, memory: residentMemory(site.pid) };
      minutes.push(minute);
      onMinute(minute);
    });
  } finally {
    isOver = true;
    await publishing;
    await publisher.close();
  }
  return { capacity, minutes };
}

/** Home and the pages that it links to, in both languages, as a browser asks for them. */
async function cachedPages(origin) {
  const html = await (await fetch(`${origin}/`)).text();
  const links = [...html.matchAll(/href="(\/[^"?#]*)"/g)].map(([, path]) => path);
  const requests = [];
  for (const path of new Set(['/', ...links]))
    for (const language of languages) {
      const headers = { 'accept-encoding': 'br', 'accept-language': language, accept: 'text/html' };
      const { ok, url, headers: given } = await fetch(origin + path, { headers });
      if (ok && url === origin + path && given.get('content-type')?.startsWith('text/html'))
        requests.push({ path, headers });
    }
  return requests;
}

async function load(plan, onPeriod) {
  const results = [];
  const { code, lines } = await capture(projectNode(), [generator, JSON.stringify(plan)], {
    onLine: (line) => {
      if (!line.startsWith('{')) return;
      results.push(JSON.parse(line));
      onPeriod?.(results.at(-1));
    },
  });
  if (code !== 0)
    throw new Problem(
      `The load generator failed: ${lines.slice(-5).join(' ')}`,
      'Repair scripts/bench/steady-load.mjs',
    );
  return results;
}

/** The most that memory may grow from the second quarter to the last: a leak grows on, caches do not. */
const growthLimit = 1.1;
const p99Limit = 50;

/**
 * @param {Minute[]} minutes
 *
 * @returns {string[]} findings; none if each minute answered 99 % within 50 ms without an error and memory is flat
 */
export function judgeSoak(minutes) {
  const slow = minutes.filter(({ p99 }) => p99 >= p99Limit).length;
  const errors = minutes.reduce((sum, minute) => sum + minute.errors, 0);
  const quarter = Math.ceil(minutes.length / 4);
  const most = (part) => Math.max(...part.map(({ memory }) => memory));
  const growth = most(minutes.slice(-quarter)) / most(minutes.slice(quarter, 2 * quarter));
  return [
    ...(slow > 0 ? [`p99 of ${slow} minutes is not under ${p99Limit} ms`] : []),
    ...(errors > 0 ? [`${errors} requests failed`] : []),
    ...(minutes.length >= 4 && growth > growthLimit ? [`memory grew ${growth.toFixed(2)} times`] : []),
  ];
}
