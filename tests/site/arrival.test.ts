import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibleText } from '../support/html.ts';
import { openOverBackend } from '../support/http-backend.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const page = '/periphery/trafficGuidance';

/** The HTML of the block, up to the next one. */
const blockIn = (html: string): string => {
  const from = html.indexOf('data-block="arrival"');
  return from < 0 ? '' : html.slice(from, html.indexOf('data-block="', from + 1));
};
const textIn = (html: string) => visibleText(blockIn(html));

describe('the way to the building of the demo', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  it('[BLDG-09] gives minutes, price, departure, last train and the day of publication, in both languages without scripts', async () => {
    const en = textIn(await site.html(`${page}?from=airport&to=1&by=11:00`, 'en-US'));
    // 28 minutes by train, 6 on the covered walk, 1 inside.
    for (const text of [
      '35 min12 yuanLeave by 10:25',
      'Airport Express, direct to Expo Centre',
      'From the West door to Hall 1, door A35 m on foot inside1 min',
      'Last trains back: Airport Express at 22:20, line 8 at 22:50.',
      'Fares and times as published on 2026-11-01.',
    ])
      expect(en).toContain(text);
    const zh = textIn(await site.html(`${page}?from=wangjiang&to=1&by=00:10`));
    for (const text of ['31 分钟6 元23:39 前出发', '从西门到1 号展厅观众入口 A馆内步行 35 米'])
      expect(zh.replaceAll('\u00a0', ' ')).toContain(text);
  });

  it('[BLDG-09] leads to the gate of today’s event if nothing is asked, and draws the walk on the plan', async () => {
    const html = blockIn(await site.html(page, 'en-US'));
    const selected = /<option[^>]*selected[^>]*>([^<]*, today)</.exec(html)?.[1];
    expect(selected).toBeDefined();
    expect(visibleText(html)).toMatch(/Today.+All events/);
    expect(html).toMatch(/role="img" aria-label="Level 1 Exhibition: the way on foot from the West door to /);
    // West door to the first door of hall 1; the drawing begins 6 m around the level.
    const drawn = blockIn(await site.html(`${page}?to=1`, 'en-US'));
    expect(drawn).toContain('d="M6 160.5l32-14.5"');
  });

  it('[BLDG-02] leads from the walk to the whole plan, where its end is chosen', async () => {
    const html = blockIn(await site.html(`${page}?from=station&to=2`));
    expect(html).toContain('href="/exhibitCenter/technicalParameter?space=H2#plan"');
  });

  it('[BLDG-09] numbers where the walk begins, changes its level and ends, and takes the escalators to a meeting', async () => {
    const text = textIn(await site.html(`${page}?from=airport&to=206`, 'en-US'));
    for (const part of [
      'From the West door to Room 206458 m on foot insideTake the East escalators to Level 2 Conference7 min',
      'Level 1 Exhibition1West door2East escalators',
      'Level 2 Conference2East escalators3Room 206',
    ])
      expect(text).toContain(part);
  });

  it('[BLDG-09] takes a lift and no stairs or escalators to a room if the way is to be step-free', async () => {
    const at = async (query: string) => textIn(await site.html(`${page}?to=201&${query}`, 'en-US'));
    const stepFree = await at('steps=none');
    expect(stepFree).toMatch(/Take Lift \d to Level 2 Conference/);
    expect(stepFree).not.toMatch(/Take (?:Stair|Escalator)/);
  });

  it('[BLDG-09] shows the card for a driver in Chinese on the English page too, and says there what it means', async () => {
    const html = blockIn(await site.html(page, 'en-US'));
    const cards = html.match(/<div lang="zh-CN"[^>]*>.*?<\/div>/g) ?? [];
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(card).toContain('嘉陵湾国际会展中心 西门落客区');
    expect(visibleText(html)).toContain('It says: The west door of Jialing Bay');
    expect(html).toMatch(/<button[^>]* popoverTarget="arrival-large"/i);
    expect(textIn(await site.html(page))).not.toContain('卡片内容');
  });

  it('[BLDG-09] survives any address', async () => {
    for (const query of ['from=x&to=y', 'to=,', 'by=99:99', 'by=x&steps=1', `to=${'9'.repeat(2000)}`])
      expect((await site.request(`${page}?${query}`)).status, query).toBe(200);
    expect(textIn(await site.html(`${page}?by=99:99`, 'en-US'))).not.toMatch(/Leave by \d/);
  });

  it('[BLDG-09] shows what editors publish in the next request', async () => {
    const way = { name: 'Ferry', minutes: 9, price: '3 yuan' };
    const data = { origins: [{ id: 'pier', name: 'North pier', ways: [way] }] };
    await site.site.publish?.({
      put: [{ kind: 'config', id: 'official.arrival.config', texts: { 'en-US': { data } } }],
    });
    const text = textIn(await site.html(`${page}?to=1`, 'en-US'));
    // The nearest entrance, because the way names none.
    expect(text).toContain('10 min3 yuan');
    expect(text).toContain('Ferry');
  });
});

const arrival = {
  faresOn: '2026-10-01',
  origins: [
    {
      ...{ id: 'port', name: '港口' },
      ways: [{ name: '渡轮', minutes: 20, price: '5 元', entrance: 'nowhere', steps: 'x' }, { minutes: 3 }],
    },
    'x',
  ],
};
const building = readFileSync(join(import.meta.dirname, '../../src/demo/content/building.json'), 'utf8');

/** A site over a backend with these configs, and nothing else. */
const openOver = (configs: Readonly<Record<string, string>>) =>
  openOverBackend(({ href }) =>
    Object.entries(configs).flatMap(([key, value]) => (href.includes(key) ? [{ key, value }] : [])),
  );
const zh = { 'official.arrival.config': JSON.stringify({ zh: arrival }) };

describe('the way to the building of an existing backend', () => {
  it('[BLDG-09] gives directions without the drawing if there is no building', async () => {
    const site = await openOver(zh);
    const html = blockIn(await site.html(page));
    expect(visibleText(html).replaceAll('\u00a0', ' ')).toContain('20 分钟5 元');
    expect(html).not.toContain('role="img"');
    expect(visibleText(html)).not.toContain('平面图中没有');
  });

  it('[BLDG-09] draws the walk to a space if the backend has a building, with and without ways to it', async () => {
    const both = await openOver({ ...zh, 'official.building.config': building });
    expect(textIn(await both.html(`${page}?to=4`)).replaceAll('\u00a0', ' ')).toContain('馆内步行');
    const alone = await openOver({ 'official.building.config': building });
    expect(blockIn(await alone.html(`${page}?to=4`))).toContain('role="img"');
  });

  it('[BLDG-09] is absent without ways and building, and the page shows the rest', async () => {
    const site = await openOver({});
    expect((await site.request(page)).status).toBe(200);
    expect(blockIn(await site.html(page))).not.toContain('<form');
  });
});
