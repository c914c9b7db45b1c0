import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import * as z from 'zod';
import { uploadedSchema } from '#schemas/editor/media.ts';
import * as files from '../../support/upload-files.ts';
import { writeZip } from '../../support/zip-writer.ts';
import { type Answer, type Client, createClient, signIn } from '../client.ts';
import { outcomeOf, type TriedServer, type TriedSite, type Try } from '../try.ts';

type Upload = (name: string, bytes: Uint8Array) => Promise<Answer>;

/** Uploads as a signed-in administrator. */
async function uploader(site: TriedSite, client: Client): Promise<Upload> {
  // A refused upload ends its connection, because the rest of its body is not read.
  const headers = { cookie: (await signIn(site)).cookie(), origin: site.origin, connection: 'close' };
  return (name, body) =>
    client.send(`/api/editor/media?name=${encodeURIComponent(name)}`, { method: 'POST', headers, body });
}

const addressOf = ({ text }: Answer): string =>
  z.object({ data: uploadedSchema }).parse(JSON.parse(text)).data.item.address;

const html = '<!doctype html><script>harm()</script>';

/** Files that must be refused, with the status. */
async function harmful(): Promise<(readonly [status: number, what: string, name: string, bytes: Buffer])[]> {
  const photo = await files.jpeg();
  const progressive = await sharp(photo).jpeg({ progressive: true }).toBuffer();
  const svg = (text: string) => Buffer.from(text);
  return [
    [415, 'a page', 'a.html', Buffer.from(html)],
    [415, 'a page called a picture', 'a.jpg', Buffer.from(html)],
    [415, 'a script', 'a.js', Buffer.from('harm()')],
    [415, 'a program', 'a.exe', Buffer.from('MZ\x90\0'.repeat(4_000))],
    [415, 'a program of Linux called a film', 'a.mp4', Buffer.from('\x7fELF'.repeat(4_000))],
    [415, 'a style sheet of XML', 'a.xml', Buffer.from('<?xml-stylesheet href="//x"?><x/>')],
    [415, 'a picture called a page', 'a.html', photo],
    [415, 'a JPEG called a PNG', 'a.png', photo],
    [415, 'a zip called a document', 'a.docx', files.zip()],
    [415, 'a PDF called a zip', 'a.pdf.zip', files.pdf()],
    [415, 'a document with macros', 'a.docx', files.office('word', 'word/vbaProject.bin')],
    [400, 'nothing', 'a.jpg', Buffer.alloc(0)],
    [400, 'half a picture', 'a.jpg', photo.subarray(0, photo.length / 2)],
    [400, 'half a film', 'a.mp4', files.mp4().subarray(0, 3_000)],
    [400, 'a zip that leaves its folder', 'a.zip', writeZip([{ name: 'x/../../y', bytes: 'x' }])],
    [413, 'a picture of 400 megapixels', 'a.png', files.hugePng()],
    [413, 'a progressive picture of more than 50', 'a.jpg', files.enlargedJpeg(progressive, 10_000, 5_001)],
    [413, 'an interlaced one', 'a.png', files.hugePng({ width: 10_000, height: 5_001, interlaced: true })],
    [413, 'an AVIF of more than 25', 'a.avif', files.enlargedAvif(await files.avif(), 5_000, 5_001)],
    [413, 'a film of a million boxes', 'a.mp4', Buffer.concat([files.mp4(), files.emptyBoxes(1_000_000)])],
    [413, 'a zip of 200 MB', 'a.zip', files.zipBomb()],
    [413, 'a zip of overlapping files', 'a.zip', files.overlappingZip()],
    [413, 'an SVG of 3 MB', 'a.svg', files.svg(`<desc>${'x'.repeat(3_000_000)}</desc>`)],
    [400, 'an SVG of 200,000 nested groups', 'a.svg', files.svg('<g>'.repeat(200_000))],
    [400, 'an SVG without an end', 'a.svg', svg('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
    [415, 'comments without an SVG', 'a.svg', svg(`<x>${'<!---->'.repeat(5_000)}`)],
    [
      415,
      'an SVG of entities that multiply',
      'a.svg',
      svg(
        '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
      ),
    ],
    ...files.activeDrawings.map(
      ([what, inside]) => [415, `an SVG with ${what}`, 'a.svg', files.svg(inside)] as const,
    ),
  ];
}

/** Names that could leave the folder, hide an ending, or break a header, a log or a disk. */
const badNames = [
  '',
  '../../pavilion.db',
  '..\\..\\pavilion.db',
  '/etc/passwd',
  'C:\\x.jpg',
  'a/b.jpg',
  '.htaccess',
  '..',
  'a\0.jpg',
  'a\r\nx-harm: 1.jpg',
  'gpj.\u202ea.jpg',
  'CON.jpg',
  '"><script>harm()</script>.jpg',
  `${'a'.repeat(5_000)}.jpg`,
  `${'长'.repeat(121)}.jpg`,
];

/** Files of two kinds at once, and the type as which each must be served. */
async function polyglots(): Promise<(readonly [type: string, name: string, bytes: Buffer])[]> {
  const script = Buffer.from(`*/=1;harm()//${html}`);
  return [
    ['image/gif', 'a.gif', Buffer.concat([await files.animation(), script])],
    ['image/jpeg', 'a.jpg', Buffer.concat([await files.jpeg(), Buffer.from(html)])],
    ['image/png', 'a.png', Buffer.concat([await files.png(), files.zip()])],
    ['application/pdf', 'a.pdf', Buffer.concat([Buffer.from(`%PDF-1.4\n${html}\n`), files.pdf()])],
    ['video/mp4', 'a.mp4', files.mp4()],
    ['application/zip', 'a.zip', writeZip([{ name: 'a.html', bytes: html }])],
    ['image/svg+xml', 'a.svg', files.svg('<title>&lt;script&gt;harm()&lt;/script&gt;</title>')],
  ];
}

/** Megabytes that a process has used at most since the last call; undefined where the system does not say. */
async function peakOf({ pid }: TriedServer): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    await writeFile(`/proc/${pid}/clear_refs`, '5');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_000;
  } catch {
    return undefined;
  }
}

/** A progressive picture of 49 megapixels, about 1 MB. */
const largePicture = () =>
  sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#0a6b70' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** A PNG whose comment unpacks to 200 MB. */
async function commentBomb(): Promise<Buffer> {
  const png = await files.png();
  const comment = Buffer.concat([Buffer.from('zTXtComment\0\0'), deflateSync(Buffer.alloc(200_000_000))]);
  return Buffer.concat([png.subarray(0, 33), files.pngChunk(comment), png.subarray(33)]);
}

/** Megabytes that an upload may take above those of the server before it: `docs/operations.md` promises 500. */
const memoryLimit = 500;

export const uploads: readonly Try[] = [
  {
    name: 'harmful uploads: scripts, bombs, wrong types and bad names are refused, and nothing of them is left',
    run: async (context) => {
      const site = await context.openSite();
      const client = createClient(site.origin, 1);
      const upload = await uploader(site, client);
      const findings: string[] = [];
      const all = await harmful();
      let slowest = 0;
      for (const [status, what, name, bytes] of all) {
        context.note(what);
        const answer = await upload(name, bytes);
        slowest = Math.max(slowest, answer.time);
        if (answer.status !== status) findings.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      const photo = await files.jpeg();
      for (const name of badNames) {
        const { status } = await upload(name, photo);
        if (status !== 400) findings.push(`the name ${JSON.stringify(name.slice(0, 40))}: ${status}`);
      }
      const left = await readdir(join(site.dataDir, 'media'), { recursive: true });
      if (left.join() !== 'incoming') findings.push(`files are left: ${left}`);
      if ((await client.send('/')).status !== 200) findings.push('the site no longer answers');
      client.close();
      return outcomeOf(
        findings,
        `${all.length} files and ${badNames.length} names, the slowest ${Math.round(slowest)} ms`,
      );
    },
  },
  {
    name: 'files of two kinds at once: each is refused or served as what it is, and browsers run nothing of it',
    sampled: true,
    run: async ({ openSite }) => {
      const site = await openSite();
      const client = createClient(site.origin, 1);
      const upload = await uploader(site, client);
      const findings: string[] = [];
      const all = await polyglots();
      for (const [type, name, bytes] of all) {
        const answer = await upload(name, bytes);
        if (answer.status !== 200) findings.push(`${name}: ${answer.status} ${answer.text}`);
        else {
          const { headers, status } = await client.send(addressOf(answer));
          const policy = String(headers['content-security-policy']);
          if (status !== 200 || headers['content-type'] !== type)
            findings.push(`${name}: ${status} ${headers['content-type']}`);
          if (headers['x-content-type-options'] !== 'nosniff') findings.push(`${name}: may be sniffed`);
          if (!policy.includes("default-src 'none'")) findings.push(`${name}: ${policy}`);
          if (type === 'image/svg+xml' && !policy.includes('sandbox')) findings.push(`${name}: no sandbox`);
        }
      }
      client.close();
      return outcomeOf(findings, `${all.length} files`);
    },
  },
  {
    name: 'uploads without an end, without a session or announced too large: refused before they fill the disk',
    run: async ({ openSite }) => {
      const site = await openSite();
      const cookie = (await signIn(site)).cookie();
      const findings: string[] = [];
      const post = async (
        what: string,
        expected: number,
        body: BodyInit,
        headers: Record<string, string>,
      ) => {
        const response = await fetch(`${site.origin}/api/editor/media?name=a.jpg`, {
          ...{ method: 'POST', body, duplex: 'half' },
          headers: { origin: site.origin, ...headers },
        }).catch(() => undefined);
        // The server may close the connection while the client still writes.
        if (response !== undefined && response.status !== expected)
          findings.push(`${what}: ${response.status}`);
      };
      let read = 0;
      const head = await files.jpeg();
      const endless = () =>
        new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(new Uint8Array(head)),
          pull: (controller) => {
            read += 1_000_000;
            controller.enqueue(new Uint8Array(1_000_000));
          },
        });
      await post('a picture without an end', 413, endless(), { cookie });
      if (read > 60_000_000) findings.push(`${read} bytes of a picture were read`);
      read = 0;
      await post('an upload without a session', 401, endless(), {});
      if (read > 30_000_000) findings.push(`${read} bytes of a stranger were read`);
      const left = await readdir(join(site.dataDir, 'media', 'incoming'));
      if (left.length > 0) findings.push(`files are left: ${left}`);
      return outcomeOf(findings, 'three uploads');
    },
  },
  {
    name: 'four uploads of 49 megapixels at once, and a comment of 200 MB: the server uses at most 500 MB more, and pages answer',
    run: async ({ startServer, note }) => {
      const site = await startServer();
      const client = createClient(site.origin, 8);
      const upload = await uploader(site, client);
      const findings: string[] = [];
      let quiet = 0;
      for (let n = 0; n < 20; n++) quiet = Math.max(quiet, (await client.send('/news/newsInfo')).time);
      await peakOf(site);
      const before = await peakOf(site);
      const picture = await largePicture();
      const copies = [0, 1, 2, 3].map((n) => Buffer.concat([picture, Buffer.from([n])]));
      const bomb = await commentBomb();
      let over = false;
      const work = Promise.all([
        ...copies.map((bytes) => upload('a.jpg', bytes)),
        upload('a.png', bomb),
      ]).finally(() => {
        over = true;
      });
      let slowest = 0;
      let pages = 0;
      while (!over) {
        const { status, time } = await client.send('/news/newsInfo');
        slowest = Math.max(slowest, time);
        pages += 1;
        if (status !== 200) findings.push(`a page: ${status}`);
        note(`${pages} pages, the slowest ${Math.round(slowest)} ms`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const answers = await work;
      const peak = await peakOf(site);
      for (const [index, { status, text }] of answers.slice(0, 4).entries())
        if (status !== 200) findings.push(`picture ${index + 1}: ${status} ${text}`);
      const more = peak !== undefined && before !== undefined ? Math.round(peak - before) : undefined;
      if (more !== undefined && more > memoryLimit)
        findings.push(`${more} MB more than the ${before} MB before`);
      if (slowest > Math.max(1_000, 3 * quiet))
        findings.push(`a page took ${Math.round(slowest)} ms (${Math.round(quiet)} ms before)`);
      client.close();
      return outcomeOf(
        findings,
        `${more ?? 'unknown'} MB more, the slowest of ${pages} pages ${Math.round(slowest)} ms, the comment ${answers[4]?.status}`,
      );
    },
  },
  {
    name: 'eighty uploads at once: thirty-two wait, the others are refused with status 429, and pages answer',
    run: async ({ openSite }) => {
      const site = await openSite();
      const client = createClient(site.origin, 90);
      const upload = await uploader(site, client);
      const pictures = await Promise.all(Array.from({ length: 80 }, (_, n) => files.png(2_000 + n, 1_500)));
      const answers = Promise.all(pictures.map((bytes) => upload('a.png', bytes)));
      const page = await client.send('/news/newsInfo');
      const statuses = (await answers).map(({ status }) => status);
      const [taken, refused] = [200, 429].map((status) => statuses.filter((one) => one === status).length);
      client.close();
      const findings: string[] = [];
      if (page.status !== 200) findings.push(`a page: ${page.status}`);
      if ((taken ?? 0) + (refused ?? 0) !== 80) findings.push(`answers: ${statuses}`);
      return outcomeOf(findings, `${taken} taken, ${refused} refused`);
    },
  },
];
