import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import type { Account } from '#schemas/editor/accounts.ts';
import type { Role } from '#schemas/editor/call.ts';
import type { MediaItem } from '#schemas/editor/media.ts';
import type { Clock } from '#server/clock.ts';
import { publish } from '#server/db/content/publish.ts';
import { latestRevision } from '#server/db/content/revision.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { Caller } from '#server/editor/handlers.ts';
import { type MediaLibrary, openMedia } from '#server/editor/media/media-library.ts';
import { openPictures } from '#server/media/pictures.ts';
import { openFolderStorage } from '#server/media/storage/folder-storage.ts';
import type { MediaStorage } from '#server/media/storage/storage.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import { type TestEngine, testClock } from './database.ts';

const accountOf = (role: Role): Account => ({ id: role, name: '程若水', email: 'a@example.com', role });

/** A caller of the library's handlers. */
export const callerWith = (role: Role = 'editor'): Caller => ({
  account: accountOf(role),
  language: 'zh-CN',
  address: '',
  headers: new Headers(),
});

interface Answer {
  status: number;
  code?: string;
  reason?: string;
  item: MediaItem;
  duplicate: boolean;
}

/** A media library over a new database, with its HTTP routes in process. */
export async function openTestLibrary(engine: TestEngine, builtIn = 'dist/none') {
  const settings = await engine.migratedDatabase();
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  const { dataDir } = settings;
  return { ...(await libraryOver(database, dataDir, builtIn)), settings, dataDir };
}

/** A media library over an existing database and storage, as another process would open it. */
export async function libraryOver(
  database: Database,
  stored: string | MediaStorage,
  builtIn = 'dist/none',
  clock: Clock = testClock,
) {
  const lines: string[] = [];
  const storage = typeof stored === 'string' ? openFolderStorage(join(stored, 'media')) : stored;
  const media = await openMedia({
    ...{ database, storage, builtIn, clock, newId: randomUUID },
    builtInPictures: await openPictures(builtIn),
    publish: (change) => publish(database, change, testClock),
    log: (line) => lines.push(line),
  });
  onTestFinished(media.close);
  const app = new Hono();
  app.use(securityHeaders({ mediaOrigins: [], siteOrigin: 'http://localhost:3000' }));
  app.route(
    '/',
    media.uploads(async (headers) => {
      const role = headers.get('authorization');
      return role === null ? undefined : accountOf(role as Role);
    }),
  );
  app.route('/', media.files);
  const upload = async (
    name: string,
    body: Uint8Array | ReadableStream | null,
    role: Role | null = 'editor',
    replaces?: string,
  ): Promise<Answer> => {
    const query = new URLSearchParams({ name, ...(replaces === undefined ? {} : { replaces }) });
    const response = await app.request(`/api/editor/media?${query}`, {
      method: 'POST',
      body: body instanceof Uint8Array ? new Uint8Array(body) : body,
      ...(role ? { headers: { authorization: role } } : {}),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
    const { code, data } = await response.json();
    return { status: response.status, code, reason: data?.reason, ...data };
  };
  const request = (address: string, init: RequestInit) => app.request(address, init);
  const get = (address: string, headers: Record<string, string> = {}) => app.request(address, { headers });
  const revision = () => latestRevision(database.read);
  return { ...media, database, upload, request, get, lines, revision, ready: () => untilReady(media) };
}

/** Resolves when the copies of all pictures are ready. */
async function untilReady({ handlers }: MediaLibrary): Promise<void> {
  for (;;) {
    const answer = await handlers.listMedia({ page: 1, pageSize: 100 }, callerWith());
    if (answer.ok && answer.data.items.every(({ ready }) => ready)) return;
    await setTimeout(20);
  }
}
