import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { jpeg } from '../../support/upload-files.ts';
import { type Client, createClient, signIn } from '../client.ts';
import { outcomeOf, type TriedServer, type Try, type TryContext } from '../try.ts';
import { crawl, notServed, postSuggestion, sitemapPaths, untilTrue } from './crawl.ts';

const run = promisify(execFile);

/** Enough for the demo content; the log of the database needs a tenth of it. In megabytes. */
const diskSize = 40;

/** What visitors are told, in their language. */
const notAvailable = {
  'zh-CN': '服务暂时不可用，请稍后重试。',
  'en-US': 'The service is not available right now. Please try again later.',
};

/** Faults of the machine on which a server runs: what fails is named in the log, visitors are served, all comes back. */
export const machineFaults: readonly Try[] = [
  {
    name: 'the disk is full: pages and requests that cannot be stored are answered, nothing acknowledged is lost',
    run: async (context) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-disk-'));
      try {
        await run('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}m`, 'tmpfs', dataDir]);
      } catch (error) {
        return { skipped: `a small disk cannot be mounted, which needs root: ${error}` };
      }
      const server = await context.startServer({ DATA_DIR: dataDir });
      try {
        return await fillDisk(context, server);
      } finally {
        server.kill('SIGKILL');
        await server.ended;
        await run('umount', [dataDir]);
      }
    },
  },
  {
    name: 'no file can be opened (ulimit -n): pages and requests are answered, and what failed comes back',
    run: async (context) => {
      const server = await context.startServer();
      const client = createClient(server.origin, 4);
      try {
        return await takeDescriptors(context, { server, client });
      } finally {
        client.close();
      }
    },
  },
];

/** Writes until no byte fits. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  for (let size = 1024 * 1024; size >= 1; ) {
    const isWritten = await file.write(Buffer.alloc(size)).then(
      ({ bytesWritten }) => bytesWritten === size,
      () => false,
    );
    if (!isWritten) size = Math.floor(size / 4);
  }
  await file.close();
}

async function fillDisk(context: TryContext, server: TriedServer) {
  const findings: string[] = [];
  const paths = await sitemapPaths(server, 60);
  const visited = paths.slice(0, 40);
  findings.push(...notServed(await crawl(server, visited), 'before'));
  const editor = await signIn(server);
  const photo = await jpeg(600, 400);
  const upload = (name: string) =>
    fetch(`${server.origin}/api/editor/media?name=${name}`, {
      method: 'POST',
      body: new Uint8Array(photo),
      headers: { cookie: editor.cookie(), origin: server.origin, 'content-type': 'application/octet-stream' },
    });
  const filler = join(server.dataDir, 'filler');
  await fill(filler);

  const acknowledged: string[] = [];
  const refused: string[] = [];
  // The log of the database has room for some more; they have to be stored as well.
  for (let number = 0; refused.length < 20 && number < 3_000; number += 1) {
    if (number % 50 === 0) context.note(`the disk is full, ${acknowledged.length} acknowledged`);
    const name = `full-${number}`;
    const language = number % 2 === 0 ? 'zh-CN' : 'en-US';
    const { reference, message } = await postSuggestion(server, { name, language });
    if (reference) acknowledged.push(reference);
    else {
      refused.push(name);
      if (message !== notAvailable[language]) findings.push(`a refusal says ${message}`);
    }
  }
  if (refused.length < 20) findings.push('the disk is not full enough');
  context.note('the disk is full, pages are opened');
  findings.push(...notServed(await crawl(server, paths), 'with a full disk'));
  const form = await fetch(`${server.origin}/about/complaintAdvice`, {
    method: 'POST',
    body: new URLSearchParams({ _block: 'suggestion', name: 'Ada', contact: '023', content: 'My words' }),
    headers: { origin: server.origin },
    redirect: 'manual',
  });
  const shown = await form.text();
  if (form.status !== 503 || !shown.includes('My words') || !shown.includes('tel:'))
    findings.push(`a form without scripts is answered ${form.status}`);
  const uploaded = await upload('full.jpg');
  const said = await uploaded.text();
  if (uploaded.status !== 507 || !said.includes('diskFull'))
    findings.push(`an upload is answered ${uploaded.status}: ${said}`);
  const log = server.output();
  if (!/disk[^"]* is full/.test(log))
    findings.push(`the log does not name the full disk: ${log.slice(-600)}`);
  if (/Ada|My words|full-\d/.test(log)) findings.push('the log has what visitors typed');

  await rm(filler);
  const back = await untilTrue(async () => {
    const { reference } = await postSuggestion(server, { name: 'afterwards', language: 'en-US' });
    if (reference) acknowledged.push(reference);
    return reference !== undefined;
  });
  if (back === undefined) findings.push('requests are refused although the disk has room again');
  const again = await upload('again.jpg');
  if (again.status !== 200) findings.push(`an upload afterwards is answered ${again.status}`);

  const database = new DatabaseSync(join(server.dataDir, 'pavilion.db'), { readOnly: true });
  const rows = database.prepare('select reference, body from submission').all();
  const [{ integrity_check: health } = {}] = database.prepare('pragma integrity_check').all();
  database.close();
  const stored = new Set(rows.map(({ reference }) => reference));
  const lost = acknowledged.filter((reference) => !stored.has(reference));
  if (lost.length > 0) findings.push(`${lost.length} acknowledged requests are lost`);
  const kept = refused.filter((name) => rows.some(({ body }) => String(body).includes(`"${name}"`)));
  if (kept.length > 0) findings.push(`${kept.length} refused requests are stored`);
  if (health !== 'ok') findings.push(`the database is damaged: ${health}`);
  return outcomeOf(
    findings,
    `${paths.length} pages; ${acknowledged.length} acknowledged and stored, ${refused.length} refused; back after ${back} ms`,
  );
}

async function takeDescriptors(
  { note }: TryContext,
  { server, client }: { server: TriedServer; client: Client },
) {
  const findings: string[] = [];
  const limitTo = (files: number | string) => run('prlimit', [`--pid=${server.pid}`, `--nofile=${files}:`]);
  const [, limit = 1_024] =
    /^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/limits`, 'utf8')) ?? [];
  const visited = ['/', '/news/newsInfo', '/about/complaintAdvice'];
  // All connections are opened before the limit.
  await Promise.all(Array.from({ length: 4 }, () => client.send('/')));
  for (const path of visited) await client.send(path);
  // Of the descriptors below it none is free.
  await limitTo(3);

  note('no file can be opened');
  for (const path of visited) {
    const { status } = await client.send(path);
    if (status !== 200) findings.push(`${path} is answered ${status}`);
  }
  const fresh = [
    '/exhibitCenter/venue',
    '/periphery/cateringCuisine',
    '/document/exhibitionGallery',
    '/about/contactUs',
  ];
  for (const path of fresh) {
    const { status } = await client.send(path);
    if (status !== 200 && status !== 503) findings.push(`${path}, not visited before, is answered ${status}`);
  }
  const film = '/media/hero-flyover.mp4';
  const { status: withoutFile } = await client.send(film);
  if (withoutFile === 200 || withoutFile === 404) findings.push(`a file is answered ${withoutFile}`);
  const call = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'current-language': 'en-US' },
  };
  const sent = await client.send('/api/official/website/suggestions/create', {
    ...call,
    body: JSON.stringify({ name: 'Ada', contact: '023', content: 'My words' }),
  });
  if (sent.status !== 200) findings.push(`a request is answered ${sent.status}: ${sent.text}`);
  const isAcknowledged = sent.text.includes('"resultCode":0');
  // A new connection has no place.
  await crawl(server, ['/']);
  if (!/too many open files/.test(server.output()))
    findings.push(`the log does not name the cause: ${server.output().slice(-1_500)}`);

  await limitTo(limit);
  const back = await untilTrue(async () => (await crawl(server, ['/']))[0]?.status === 200);
  if (back === undefined) findings.push('the server does not recover');
  findings.push(...notServed(await crawl(server, [...visited, ...fresh, film]), 'afterwards'));
  for (const path of fresh) {
    const { text } = await client.send(path);
    if (/内容暂时无法显示/.test(text)) findings.push(`${path} lacks a block afterwards`);
  }
  const database = new DatabaseSync(join(server.dataDir, 'pavilion.db'), { readOnly: true });
  const { count } = database.prepare('select count(*) as count from submission').get() ?? {};
  database.close();
  if (Number(count) !== Number(isAcknowledged))
    findings.push(`${count} requests are stored, ${Number(isAcknowledged)} acknowledged`);
  return outcomeOf(findings, `${visited.length + fresh.length} pages and a request; back after ${back} ms`);
}
