import { describe, expect, it } from 'vitest';
import { demoEntries } from '#demo/index.ts';
import type { ChangeInput, EntryInput, EntryKind } from '#schemas/entry.ts';
import { temporaryFolder, testClock } from '#tests/support/database.ts';
import { openDatabase } from '../database.ts';
import { PublishError, publish } from './publish.ts';

const open = async () => {
  const database = await openDatabase({ dataDir: temporaryFolder() });
  return { database, publish: (change: ChangeInput) => publish(database, change, testClock) };
};

/** Issues of a change, as `kind id language field`. */
async function issuesOf(change: unknown): Promise<string[]> {
  const { database, publish } = await open();
  const error = await publish(change as ChangeInput).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  await database.close();
  if (!(error instanceof PublishError)) throw new Error('it was published', { cause: error });
  return error.issues.map(({ kind, id, language, field }) => [kind, id, language ?? '-', field].join(' '));
}

const news = (data: Record<string, unknown>): EntryInput => ({
  kind: 'news',
  id: 'n1',
  texts: { 'zh-CN': { data: { title: '题' } }, 'en-US': { data } },
});

/** An entry that is valid except for its facet. */
const facetless = (kind: EntryKind): EntryInput => ({
  kind,
  id: 'x',
  texts: { 'en-US': { data: { title: 'T', atlasName: 'T', name: 'T' } } },
});

const show = (change: Partial<EntryInput>): EntryInput => ({
  kind: 'schedule',
  id: 's',
  facet: '1',
  date: '2026-05-01',
  until: '2026-05-01',
  data: { projectName: '展' },
  ...change,
});

describe('publish with invalid entries', () => {
  it.each<[what: string, entry: EntryInput, issues: string[]]>([
    ['a missing title', news({}), ['news n1 en-US title']],
    ['a title that is no text', news({ title: ['x'] }), ['news n1 en-US title']],
    ['a field that nobody could read', news({ title: 'T', content: { a: 1 } }), ['news n1 en-US content']],
    ['an unknown type', news({ title: 'T', type: 'GOSSIP' }), ['news n1 en-US type']],
    [
      'an item of a list',
      news({ title: 'T', attachments: [{ name: 'n', address: 'a' }, {}] }),
      ['news n1 en-US attachments[1]'],
    ],
    ['a list that is none', news({ title: 'T', attachments: 'a' }), ['news n1 en-US attachments']],
    [
      'a menu item without a name',
      { kind: 'menu', id: 'm' },
      ['menu m zh-CN menuName', 'menu m en-US menuName'],
    ],
    [
      'a menu item with texts',
      { kind: 'menu', id: 'm', data: { menuName: '名' }, texts: { 'en-US': {} } },
      ['menu m en-US texts'],
    ],
    [
      'a slide without its file',
      { kind: 'banner', id: 'b', texts: { 'en-US': { facet: 'Home' } } },
      ['banner b en-US uploadUrl'],
    ],
    [
      'a slide of no column',
      { kind: 'banner', id: 'b', data: { uploadUrl: '/b' }, texts: { 'en-US': {} } },
      ['banner b en-US facet'],
    ],
    [
      'an introduction of no centre',
      { kind: 'introduction', id: 'i', facet: '3', texts: { 'zh-CN': { data: { title: '馆' } } } },
      ['introduction i zh-CN facet'],
    ],
    ['a notice of no type', facetless('notice'), ['notice x en-US facet']],
    ['services of no centre', { ...facetless('operation'), facet: '1' }, ['operation x en-US facet']],
    ['technical data of no centre', facetless('technical'), ['technical x en-US facet']],
    ['an album of no gallery', { ...facetless('album'), facet: 'ATTIC' }, ['album x en-US facet']],
    ['a file of no kind', facetless('file'), ['file x en-US facet']],
    [
      'a hotel that is neither supporting nor nearby',
      { ...facetless('file'), facet: 'HOTEL_ACCOMMODATION' },
      ['file x en-US facet'],
    ],
    [
      'an activity of no centre, with texts',
      { kind: 'atlas', id: 'x', data: { atlasNameCn: '名' }, texts: { 'zh-CN': {} } },
      ['atlas x zh-CN facet', 'atlas x zh-CN texts'],
    ],
    ['a hall without a title', { kind: 'venue', id: 'x', texts: { 'en-US': {} } }, ['venue x en-US title']],
    [
      'a room without a title',
      {
        kind: 'meetingVenue',
        id: 'x',
        texts: { 'en-US': { data: { title: 'T', siteManagementVoList: [{}] } } },
      },
      ['meetingVenue x en-US siteManagementVoList[0]'],
    ],
    [
      'a show that does not end',
      show({ until: undefined }),
      ['schedule s zh-CN until', 'schedule s en-US until'],
    ],
    [
      'a show that ends before it begins',
      show({ date: '2026-05-02', until: '2026-05-01' }),
      ['schedule s zh-CN until', 'schedule s en-US until'],
    ],
    [
      'a show that begins on no day',
      show({ date: '2026-02-30' }),
      ['schedule s zh-CN date', 'schedule s en-US date'],
    ],
    [
      'a show that begins at a time of day',
      show({ date: '2026-05-01 09:00:00' }),
      ['schedule s zh-CN date', 'schedule s en-US date'],
    ],
    ['a show with texts', show({ texts: { 'en-US': {} } }), ['schedule s en-US texts']],
    [
      'a config that does not exist',
      { kind: 'config', id: 'official.weather' },
      ['config official.weather - id'],
    ],
    [
      'a config with the name of something else',
      { kind: 'config', id: 'toString' },
      ['config toString - id'],
    ],
    [
      'the config that pages make',
      { kind: 'config', id: 'official.pages.config' },
      ['config official.pages.config - id'],
    ],
    [
      'a wrong value in a config',
      {
        kind: 'config',
        id: 'official.contactUs.config',
        texts: {
          'zh-CN': {
            data: { list: [{ title: '电话', sort: 'last' }], geographicPosition: { latitude: 'north' } },
          },
        },
      },
      [
        'config official.contactUs.config zh-CN list[0].sort',
        'config official.contactUs.config zh-CN geographicPosition.latitude',
      ],
    ],
    [
      'a page that is not translated where it is published',
      { kind: 'page', id: '/p', data: { title: { zh: '页' } } },
      ['page /p zh-CN title', 'page /p en-US title'],
    ],
    [
      'a page without a path',
      { kind: 'page', id: 'p', data: { title: 'P' }, texts: { 'zh-CN': {} } },
      ['page p zh-CN path'],
    ],
    [
      'a block without a type',
      { kind: 'page', id: '/p', data: { title: 'P', blocks: [{ id: 'a' }] }, texts: { 'zh-CN': {} } },
      ['page /p zh-CN blocks[0]'],
    ],
  ])('%s', async (_what, entry, issues) => {
    expect(await issuesOf({ put: [entry] })).toEqual(issues);
  });

  it('reports entries that occur twice and values that are not entries', async () => {
    const entry = news({ title: 'T' });
    expect(await issuesOf({ put: [entry, entry] })).toEqual(['news n1 - id']);
    expect(await issuesOf({ put: [{ ...entry, date: 'today' }] })).toEqual(['news n1 - put[0].date']);
    expect(await issuesOf({ put: [{ kind: 'poem', id: 'p' }] })).toEqual(['poem p - put[0].kind']);
    expect(await issuesOf({ put: 'everything' })).toEqual(['change  - put']);
    expect(await issuesOf(null)).toEqual(['change  - data']);
  });

  it('lists the valid facets in the error message', async () => {
    const { database, publish } = await open();
    await expect(publish({ put: [facetless('notice')] })).rejects.toThrow(
      'notice "x" in en-US, facet: the article type is missing: expected one of JOURNALISM, PURCHASE, CLINCH_DEAL',
    );
    await expect(publish({ put: [{ ...facetless('file'), facet: 'MAP' }] })).rejects.toThrow(
      'the attachment kind is unknown: expected one of CATERING, TRAFFIC_DIRECTIONS, HOTEL_ACCOMMODATION YES, HOTEL_ACCOMMODATION NO,',
    );
    await database.close();
  });

  it('reports a problem in one error message', async () => {
    const { database, publish } = await open();
    await expect(publish({ put: [news({})] })).rejects.toThrow(
      'Nothing was published: news "n1" in en-US, title: Invalid input: expected string, received undefined',
    );
    await database.close();
  });
});

describe('publish with valid entries', () => {
  it('accepts the whole demo content', async () => {
    const { database, publish } = await open();
    await expect(publish({ put: demoEntries('2026-11-21') })).resolves.toEqual({ revision: '1' });
    await database.close();
  });

  it('stores no bodies in the rows of lists', async () => {
    const { database, publish } = await open();
    const picture = { url: '/p.jpg', address: '/p.jpg' };
    await publish({
      put: [
        news({ title: 'T', content: '<p>long</p>' }),
        { kind: 'notice', id: 'n', facet: 'PURCHASE', data: { title: 'N', content: '<p>long</p>' } },
        { kind: 'atlas', id: 'e', facet: '1', data: { atlasNameCn: 'E', atlasPool: [picture] } },
        { kind: 'album', id: 'a', facet: 'EXHIBITION_CENTER', data: { atlasName: 'A', imageVOs: [picture] } },
      ],
    });
    const rows = await database.read
      .selectFrom('entry_text')
      .select('item')
      .where('language', '=', 'en-US')
      .orderBy('kind')
      .execute();
    expect(rows.map(({ item }) => JSON.parse(item))).toEqual([
      { id: 'a', atlasName: 'A' },
      { id: 'e', atlasNameCn: 'E' },
      { id: 'n1', title: 'T' },
      { id: 'n', title: 'N', type: 'PURCHASE' },
    ]);
    await database.close();
  });
});
