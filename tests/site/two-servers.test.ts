import { expect, inject, it, onTestFinished } from 'vitest';
import { uploadedSchema } from '#schemas/editor/media.ts';
import { entrySchema } from '#schemas/entry.ts';
import { temporaryFolder } from '../support/database.ts';
import { administrator, signInTo, visitEditor, withAdministrator } from '../support/editor.ts';
import { openTestSite } from '../support/open-site.ts';
import { createDatabase } from '../support/postgres.ts';
import * as files from '../support/upload-files.ts';

const serverUrl = inject('postgresUrl');

/** A session of one server, used at another one. */
const carriedTo = (site: Parameters<typeof visitEditor>[0], cookie: string) =>
  visitEditor({
    request: (path, init = {}) => site.request(path, { ...init, headers: { ...init.headers, cookie } }),
  });

it.skipIf(!serverUrl)(
  '[OPS-01] two servers with one database and one media folder are one site: sessions, drafts, publishes and uploads of one are those of the other',
  async () => {
    const settings = {
      ...withAdministrator,
      DATABASE_URL: await createDatabase(serverUrl),
      DATA_DIR: temporaryFolder(),
      AUTH_SECRET: 'a secret that all servers of this test share',
    };
    const one = await openTestSite(settings);
    onTestFinished(one.close);
    const other = await openTestSite(settings);
    onTestFinished(other.close);
    const editor = await signInTo(one, administrator);
    const cookie = editor.cookie();
    const there = carriedTo(other, cookie);

    const name = { kind: 'page', id: '/about/companyProfile' } as const;
    const { published } = await editor.ask('readEntry', name);
    expect((await there.ask('readEntry', name)).published).toEqual(published);

    const news = entrySchema.parse({
      ...{ kind: 'news', id: 'shared', date: '2026-11-21 08:00:00' },
      texts: { 'zh-CN': { data: { title: '两台服务器' } } },
    });
    const path = '/news/newsInfoDetail?id=shared';
    expect((await other.request(path)).status).toBe(404);
    const { drafts } = await there.ask('saveDrafts', {
      drafts: [{ kind: 'news', id: 'shared', version: 0, entry: news }],
    });
    const [draft] = drafts;
    await editor.ask('publish', { drafts: [{ kind: 'news', id: 'shared', version: draft?.version ?? 0 }] });
    await expect.poll(async () => (await other.request(path)).status).toBe(200);
    expect(await other.html('/news/newsInfo')).toContain('两台服务器');

    const sent = await one.request('/api/editor/media?name=hall.jpg', {
      method: 'POST',
      body: new Uint8Array(await files.jpeg()),
      headers: { cookie, origin: 'https://site.example', 'content-type': 'application/octet-stream' },
    });
    const { item } = uploadedSchema.parse((await sent.json()).data);
    const picture = await other.request(item.address);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

    await there.post('signOut', {});
    expect((await editor.post('readEntry', name)).status).toBe(401);
  },
);
