import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { withAdministrator } from '../support/editor.ts';
import { administer } from '../support/filled-editor.ts';
import { runServer } from '../support/served-site.ts';
import { test, withoutMotion } from '../support/site-test.ts';

test.use(withoutMotion);

const [morning, afternoon] = ['2099-03-03T09:00:00+08:00', '2099-03-03T14:00:00+08:00'];

/** Starts the built site with a clock that stands still. */
async function start(dataDir: string, now: string) {
  const settings = { PORT: '0', DATA_DIR: dataDir, QA_NOW: now, ...withAdministrator };
  const run = runServer(settings);
  const url = (await run.line(/Pavilion is ready: (\S+)/))?.[1];
  if (!url) throw new Error(`the site did not start:\n${run.output()}`);
  return {
    url,
    kill: async (signal: NodeJS.Signals) => {
      run.kill(signal);
      await run.ended;
    },
  };
}

const page = (id: string, zh: string, en: string) => ({
  ...{ kind: 'page', id, texts: { 'zh-CN': {}, 'en-US': {} } },
  data: { path: id, title: { zh, en }, meta: {}, blocks: [] },
});
const event = {
  ...{ kind: 'schedule', id: 'opening-fair', facet: '1', date: '2099-03-03', until: '2099-03-05' },
  data: { projectName: '开幕博览会', projectNameEn: 'Opening Fair', exhibitionHall: [] },
};

test('[PUB-03][PUB-04] a release of two pages and an event appears as a whole after the server was killed, and is taken down again', async ({
  page: tab,
  request,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-e2e-'));
  let site = await start(dataDir, morning);
  try {
    const addresses = ['/opening', '/opening/traffic', '/events/opening-fair-2099-03-03'];
    const statuses = () => Promise.all(addresses.map(async (path) => (await fetch(site.url + path)).status));
    const signIn = async () => {
      const call = await administer(request, site.url);
      const { cookies } = await request.storageState();
      await tab.context().addCookies([{ name: 'lang', value: 'zh-CN', url: site.url }, ...cookies]);
      return call;
    };
    const call = await signIn();
    const entries = [page('/opening', '开幕', 'Opening'), page('/opening/traffic', '交通', 'Traffic'), event];
    const { drafts } = await call('saveDrafts', {
      drafts: entries.map((entry) => ({ kind: entry.kind, id: entry.id, version: 0, entry })),
    });
    const second = drafts
      .slice(1)
      .map(({ kind, id, version }: Record<string, unknown>) => ({ kind, id, version }));

    // One page begins the release, in the publish dialog. The others join it.
    await tab.goto(`${site.url}/editor/page?id=%2Fopening`);
    await tab.getByRole('button', { name: '发布', exact: true }).click();
    await tab.getByRole('button', { name: '加入批次…' }).click();
    await tab.getByLabel('名称', { exact: true }).fill('开幕日');
    await tab.getByLabel('时间', { exact: true }).fill('2099-03-03T12:00');
    await tab.getByRole('button', { name: '加入批次', exact: true }).click();
    await expect(tab.getByText('已加入批次。')).toBeVisible();
    const { releases } = await call('listReleases', {});
    await call('changeRelease', { id: releases[0].id, publish: second });
    await tab.getByRole('link', { name: '发布', exact: true }).click();
    await tab.getByRole('link', { name: '开幕日', exact: true }).click();
    await tab.getByRole('button', { name: '预览' }).click();
    await expect(
      tab.frameLocator('iframe').getByRole('heading', { name: '开幕', exact: true }),
    ).toBeVisible();
    expect(await statuses()).toEqual([404, 404, 404]);
    // The screen asks for the releases now and then.
    await tab.goto('about:blank');

    await site.kill('SIGKILL');
    site = await start(dataDir, afternoon);
    await expect.poll(statuses).toEqual([200, 200, 200]);
    // The session has ended meanwhile.
    await signIn();

    await tab.goto(`${site.url}/editor/page?id=%2Fopening`);
    await tab.getByRole('button', { name: '取下', exact: true }).click();
    await tab.getByRole('dialog').getByRole('button', { name: '取下', exact: true }).click();
    await expect(tab.getByText('已取下。它还是一份草稿。')).toBeVisible();
    expect(await statuses()).toEqual([404, 200, 200]);
    // The editor reports its presence periodically, which fails once the server has stopped.
    await tab.goto('about:blank');
  } finally {
    await site.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});
