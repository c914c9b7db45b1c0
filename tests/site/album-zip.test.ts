import { createWriteStream, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractBase } from '#schemas/calls.ts';
import { parseConfig } from '#server/config.ts';
import { openSite, type Site } from '#server/main.ts';
import { temporaryFolder } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { complaintsOfUnzip, hasUnzip, readZip } from '../support/zip.ts';

/** Number of pictures and bytes of each: the amount a photographer brings from a show. */
const pictures = 12;
const pictureSize = 16 * 2 ** 20;

const nothing = { styles: [], scripts: [] };
const assets = { entry: '', shell: nothing, fonts: [], texts: () => nothing, block: () => nothing };

let site: Site;
let url: string;
let media: string;
let folder: string;
/** File of the zip that the first test downloads. */
let saved: string;
const lines: string[] = [];
const cleanUps: (() => void | Promise<void>)[] = [];

beforeAll(async () => {
  folder = temporaryFolder((work) => cleanUps.push(work));
  media = join(folder, 'media');
  saved = join(folder, 'album.zip');
  await mkdir(media);
  for (let index = 1; index <= pictures; index += 1) {
    await using file = await open(join(media, `${index}.jpg`), 'w');
    await file.truncate(pictureSize);
  }
  const config = parseConfig({ DATA_DIR: folder, DEMO: 'off' });
  site = await openSite(config, { media, assets }, (line) => lines.push(line));
  const imageVOs = Array.from({ length: pictures }, (_, index) => ({ address: `/media/${index + 1}.jpg` }));
  const texts = {
    'zh-CN': { data: { atlasName: '春季展/2026' } },
    'en-US': { data: { atlasName: 'Spring' } },
  };
  await site.publish?.({
    put: [{ kind: 'album', id: 'big', facet: 'EXHIBITION_CENTER', sort: 1, data: { imageVOs }, texts }],
  });
  const server = createServer(getRequestListener((request) => site.fetch(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${contractBase}/image/batch/batchDown?dataId=big`;
  cleanUps.unshift(() => {
    server.closeAllConnections();
    server.close();
  }, site.close);
});
afterAll(async () => {
  for (const work of cleanUps) await work();
});
beforeEach(() => {
  lines.length = 0;
});

const download = (method = 'GET') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // A new connection each time: the server may close an idle one just when it is reused.
    get(url, { method, agent: false, headers: { 'current-language': 'zh-CN' } }, resolve).on('error', reject);
  });

/** Open files of the media folder in this process. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(media);
    } catch {
      return false;
    }
  }).length;

describe.skipIf(!existsSync('/proc/self/fd'))(
  '[GAL-02] [CALL-01.23] the zip of a large album, over a socket',
  () => {
    it('is complete, with one file open at a time and little memory', async () => {
      const response = await download();
      expect(response.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="_ 2026.zip"; filename*=UTF-8''${encodeURIComponent('春季展 2026')}.zip`,
        'cache-control': 'no-store',
      });
      const before = process.memoryUsage.rss();
      let [parts, mostOpen, mostMemory, size] = [0, 0, 0, 0];
      response.on('data', (bytes: Buffer) => {
        size += bytes.length;
        parts += 1;
        // Looking takes longer than reading: about 200 looks in 3,000 parts.
        if (parts % 16 > 0) return;
        mostOpen = Math.max(mostOpen, openFiles());
        mostMemory = Math.max(mostMemory, process.memoryUsage.rss() - before);
      });
      await pipeline(response, createWriteStream(saved));
      expect(size).toBeGreaterThan(pictures * pictureSize);
      expect(response.headers['content-length']).toBe(String(size));
      expect(mostOpen).toBe(1);
      expect(mostMemory).toBeLessThan(size / 2);
      expect(openFiles()).toBe(0);
      const files = readZip(readFileSync(saved));
      expect(files.map(({ name }) => name).join(' ')).toBe(
        '01.jpg 02.jpg 03.jpg 04.jpg 05.jpg 06.jpg 07.jpg 08.jpg 09.jpg 10.jpg 11.jpg 12.jpg',
      );
      expect(files.every(({ bytes }) => bytes.length === 16_777_216)).toBe(true);
      expect(lines).toEqual([]);
    });

    it.skipIf(!hasUnzip)('is a valid zip file for another implementation', async () => {
      if (!existsSync(saved)) await pipeline(await download(), createWriteStream(saved));
      expect(complaintsOfUnzip(saved)).toBe('');
    });

    it('releases everything when a client disconnects at any point', async () => {
      const responses = await Promise.all(Array.from({ length: 5 }, () => download()));
      for (const [index, response] of responses.entries()) {
        let read = 0;
        response.on('data', (bytes: Buffer) => {
          read += bytes.length;
          if (read > index * 5 * 2 ** 20) response.destroy();
        });
        response.on('error', () => {});
      }
      await eventually(() => expect(responses.every(({ destroyed }) => destroyed)).toBe(true));
      await eventually(() => expect(openFiles()).toBe(0));
      expect(lines).toEqual([]);
    });

    it('waits for a client that stops reading, and ends when it disconnects', async () => {
      const response = await download();
      await wait(300);
      expect(openFiles()).toBe(1);
      response.destroy();
      await eventually(() => expect(openFiles()).toBe(0));
      expect(lines).toEqual([]);
    });

    it('opens no file for HEAD', async () => {
      const response = await download('HEAD');
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('application/zip');
      expect(Number(response.headers['content-length'])).toBeGreaterThan(pictures * pictureSize);
      response.resume();
      expect(openFiles()).toBe(0);
    });
  },
);
