import { readFileSync } from 'node:fs';
import { calls, contractBase } from '#schemas/calls.ts';
import { createClient, forEachAtOnce, type Sent } from '../client.ts';
import { outcomeOf, type Try } from '../try.ts';

/** The memory of a process in megabytes (Linux). */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

const pages = [
  '/',
  '/news/newsInfo',
  '/about/companyProfile',
  '/exhibitCenter/exhibitionSchedule',
  '/periphery/cateringCuisine',
  '/about',
];

/** The requests of a crowd and of scanners: known pages, made-up addresses and parameters, files, calls, submissions. */
function requestOf(number: number, origin: string): { path: string; sent?: Sent } {
  const page = pages[number % pages.length] ?? '/';
  const json = { 'content-type': 'application/json', origin, 'current-language': 'en-US' };
  const { example, path } = calls.createSuggestion;
  const kinds: { path: string; sent?: Sent }[] = [
    { path: page },
    { path: page, sent: { headers: { 'accept-encoding': 'br', cookie: `lang=en-US; id=${number}` } } },
    { path: `${page}?utm_id=${number}` },
    { path: `${page}?page=${number % 50}&lang=en-US` },
    { path: `/nowhere/${number}` },
    { path: `/media/none-${number}.jpg` },
    {
      path: `${contractBase}${calls.newsPage.path}`,
      sent: { method: 'POST', headers: json, body: `{"pageNo":${number % 20}}` },
    },
    { path: '/api/page?url=/news/newsInfo&lang=en-US' },
    { path: `/?preview=${number}` },
    number % 50 === 0
      ? {
          path: contractBase + path,
          sent: {
            method: 'POST',
            headers: { ...json, 'idempotency-key': `memory-${number}` },
            body: JSON.stringify({ ...example, name: `${number}` }),
          },
        }
      : { path: page, sent: { method: 'HEAD' } },
  ];
  return kinds[Math.floor(number / pages.length) % kinds.length] ?? { path: page };
}

const range = function* (from: number, to: number) {
  for (let number = from; number < to; number++) yield number;
};

/** The most that the memory may grow from a tenth of the requests to all of them. */
const mostGrowth = 1.3;

export const memory: readonly Try[] = [
  {
    name: 'memory after 200,000 mixed requests: within 1.3 times of that after 20,000',
    run: async ({ startServer, amount, note }) => {
      const { origin, pid } = await startServer();
      const client = createClient(origin, 32);
      const whole = amount(200_000, 2_000);
      const broken: string[] = [];
      let late = 0;
      const send = (from: number, to: number) =>
        forEachAtOnce(
          range(from, to),
          {
            connections: 32,
            progress: (done) => note(`${from + done} of ${whole}, ${Math.round(memoryOf(pid))} MB`),
          },
          async (number) => {
            const { path, sent } = requestOf(number, origin);
            const { status } = await client.send(path, sent);
            // A busy machine may miss the deadline of a page.
            if (status === 503) late += 1;
            else if (status >= 500 || status === 0) broken.push(`${path}: ${status}`);
          },
        );
      await send(0, whole / 10);
      const early = memoryOf(pid);
      await send(whole / 10, whole);
      const last = memoryOf(pid);
      client.close();
      const growth = `${Math.round(early)} MB, then ${Math.round(last)} MB: ${(last / early).toFixed(2)} times; ${late} answers came too late (503)`;
      if (last > early * mostGrowth || late > whole / 100) broken.unshift(growth);
      return outcomeOf(broken, growth);
    },
  },
];
