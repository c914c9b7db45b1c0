import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserOf, type Client, createClient } from '../client.ts';
import { outcomeOf, type Try, type TryContext } from '../try.ts';

/** A page, a rendered list and a part of a picture that only the disk has: unusual ranges are not answered from memory. */
const probes = [
  { path: '/', headers: {} },
  { path: '/news/newsInfo?page=2', headers: { 'accept-encoding': 'gzip' } },
  { path: '/share.jpg', headers: { range: 'bytes=-1000' } },
] as const;

interface Times {
  /** Nineteen of twenty are faster. In milliseconds. */
  usual: number;
  slowest: number;
  count: number;
}

/** Fetches pages and pictures one after another, as a visitor would, until a work ends. */
async function fetchDuring(client: Client, work: Promise<unknown>, findings: string[]): Promise<Times> {
  let over = false;
  void work.finally(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over)
    for (const { path, headers } of probes) {
      const { status, time } = await client.send(path, { headers });
      times.push(time);
      if (status !== 200 && status !== 206) findings.push(`${path}: ${status}`);
      await sleep(10);
    }
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { usual: at(0.95), slowest: Math.round(times.at(-1) ?? 0), count: times.length };
}

const told = ({ usual, slowest, count }: Times) => `${usual} ms, slowest ${slowest} ms of ${count}`;

/** Milliseconds by which a flood may delay a page or a picture; on a busy machine, twice what they take without it. */
const mostAdded = 100;

/**
 * Compares answers during a flood with those before and after it, because the machine may be busy with other work.
 * @param quiet milliseconds of each quiet time
 */
async function compareWithQuiet(
  { origin }: { origin: string },
  quiet: number,
  flood: () => Promise<unknown>,
): Promise<{ findings: string[]; held: string }> {
  const findings: string[] = [];
  const client = createClient(origin, 1);
  await fetchDuring(client, sleep(500), findings);
  const before = await fetchDuring(client, sleep(quiet), findings);
  const during = await fetchDuring(client, flood(), findings);
  const after = await fetchDuring(client, sleep(quiet), findings);
  client.close();
  const quietTime = Math.max(before.usual, after.usual);
  const added = during.usual - quietTime;
  const held = `95 % of pages and pictures within ${before.usual} ms before, ${told(during)} during, ${after.usual} ms after`;
  if (added > Math.max(mostAdded, 2 * quietTime)) findings.push(held);
  return { findings, held };
}

/** Opens connections that send a beginning and then nothing. */
async function openSlowly(origin: string, count: number, beginning: string): Promise<Socket[]> {
  const { hostname, port } = new URL(origin);
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(Number(port), hostname, () =>
            socket.write(beginning, () => resolve(socket)),
          );
          socket.on('error', () => resolve(socket));
          socket.resume();
        }),
    ),
  );
}

/** Waits until the server has closed all connections, or the time is over. */
async function stillOpen(sockets: readonly Socket[], time: number): Promise<number> {
  const end = Date.now() + time;
  const open = () => sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
  while (open() > 0 && Date.now() < end) await sleep(250);
  return open();
}

const slowly = [
  ['half a request line', 'GET / HT'],
  ['headers without an end', 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-a: '],
  [
    'a body that does not come',
    'POST /api/official/website/suggestion HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
  ],
] as const;

/** Milliseconds until a slow connection is closed: ten seconds for headers, twenty for a body, and the pauses between checks. */
const slowLimit = 30_000;

async function signInFlood({ openSite, amount, note }: TryContext) {
  const site = await openSite({ TRUST_PROXY: '1' });
  const [addresses, each] = [amount(50, 5), amount(10, 4)];
  const answers = new Map<number, number>();
  const flood = () =>
    Promise.all(
      Array.from({ length: addresses }, async (_, address) => {
        const browser = browserOf(site, `203.0.113.${address + 1}`);
        for (let n = 0; n < each; n++) {
          const login = { email: `n${address}-${n}@example.com`, password: 'a guess of a stranger' };
          const { status } = await browser.post('signIn', login);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          note(
            `${[...answers.values()].reduce((sum, count) => sum + count, 0)} of ${addresses * each} sign-ins`,
          );
        }
      }),
    );
  const { findings, held } = await compareWithQuiet(site, amount(5_000, 300), flood);
  const statuses = [...answers].sort().map(([status, count]) => `${count} × ${status}`);
  if ([...answers.keys()].some((status) => status !== 401 && status !== 429))
    findings.push(`answers: ${statuses}`);
  return outcomeOf(findings, `${statuses.join(', ')}; ${held}`);
}

export const floods: readonly Try[] = [
  {
    name: '500 sign-ins from 50 addresses: pages and pictures are delayed by less than 100 ms',
    run: signInFlood,
  },
  {
    name: 'four robots that fetch compressed sitemaps, manifests and documents of the API 2,000 times: pages are delayed by less than 100 ms',
    run: async ({ openSite, note }) => {
      const site = await openSite();
      const client = createClient(site.origin, 4);
      const paths = ['/sitemap.xml', '/site.webmanifest', '/api/openapi.json', '/robots.txt'];
      let done = 0;
      const flood = () =>
        Promise.all(
          Array.from({ length: 4 }, async (_, worker) => {
            for (let n = 0; n < 500; n++) {
              const path = `${paths[(n + worker) % paths.length]}?x=${worker}-${n}`;
              await client.send(path, { headers: { 'accept-encoding': 'br' } });
              done += 1;
              if (done % 100 === 0) note(`${done} of 2,000`);
            }
          }),
        );
      const { findings, held } = await compareWithQuiet(site, 3_000, flood);
      client.close();
      return outcomeOf(findings, held);
    },
  },
  {
    name: '400 connections each that send half a line, half a head or half a body: all are closed within 30 s, and pages answer',
    run: async ({ startServer, note }) => {
      const { origin } = await startServer();
      const findings: string[] = [];
      const held: string[] = [];
      for (const [what, beginning] of slowly) {
        note(what);
        const sockets = await openSlowly(origin, 400, beginning);
        const began = Date.now();
        const times = fetchDuring(createClient(origin, 1), stillOpen(sockets, slowLimit), findings);
        const left = await stillOpen(sockets, slowLimit);
        held.push(`${what} ${Math.round((Date.now() - began) / 1_000)} s (pages ${told(await times)})`);
        if (left > 0) findings.push(`${what}: ${left} connections are still open`);
        for (const socket of sockets) socket.destroy();
      }
      return outcomeOf(findings, held.join(', '));
    },
  },
  {
    name: '50 clients that read nothing of an answer: all are closed within two minutes',
    run: async ({ startServer }) => {
      const { origin } = await startServer();
      const sockets = await openSlowly(
        origin,
        50,
        `GET /share.jpg HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`.repeat(200),
      );
      for (const socket of sockets) socket.pause();
      const left = await stillOpenUnread(sockets, 120_000);
      for (const socket of sockets) socket.destroy();
      return outcomeOf(left > 0 ? [`${left} connections are still open`] : [], 'all closed');
    },
  },
];

/** A socket that reads nothing does not see that it was closed, until it writes. */
async function stillOpenUnread(sockets: readonly Socket[], time: number): Promise<number> {
  const end = Date.now() + time;
  const open = () => sockets.filter(({ destroyed }) => !destroyed);
  while (open().length > 0 && Date.now() < end) {
    await sleep(5_000);
    for (const socket of open()) socket.write('\r\n');
  }
  return open().length;
}
