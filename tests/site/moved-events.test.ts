import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChangeInput } from '#schemas/entry.ts';
import { signInTo, withAdministrator } from '../support/editor.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

/** Status and target of an address. */
async function answerOf(site: TestSite, path: string) {
  const response = await site.request(path);
  return [response.status, response.headers.get('location')];
}

const teaFair = (projectNameEn: string, date: string, data: object = {}): ChangeInput => ({
  put: [
    {
      kind: 'schedule',
      id: 'tea-fair',
      facet: '1',
      date,
      until: '2027-03-07',
      data: { projectName: '茶展', projectNameEn, ...data },
    },
  ],
});

describe('an event whose name or first day changes', () => {
  it('[EVT-01] redirects from every earlier address to the present one, also as a calendar file', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const publish = async (change: ChangeInput) => await site.site.publish?.(change);
    const [first, second, third] = [
      '/events/tea-fair-2027-03-01',
      '/events/tea-and-ware-2027-03-01',
      '/events/tea-and-ware-2027-03-05',
    ];
    await publish(teaFair('Tea Fair', '2027-03-01'));
    expect(await answerOf(site, first)).toEqual([200, null]);
    await publish(teaFair('Tea and Ware', '2027-03-01'));
    expect(await answerOf(site, first)).toEqual([301, second]);
    expect((await site.request(first)).headers.get('cache-control')).toBe('no-cache');
    await publish(teaFair('Tea and Ware', '2027-03-05'));
    expect(await answerOf(site, third)).toEqual([200, null]);
    for (const old of [first, second]) {
      expect(await answerOf(site, old)).toEqual([301, third]);
      expect(await answerOf(site, `${old}?lang=en-US`)).toEqual([301, `${third}?lang=en-US`]);
      expect(await answerOf(site, `${old}.ics?lang=en-US`)).toEqual([301, `${third}.ics?lang=en-US`]);
    }
    // A later event takes the address.
    await publish({
      put: [
        {
          kind: 'schedule',
          id: 'other',
          facet: '1',
          date: '2027-03-01',
          until: '2027-03-01',
          data: { projectName: '茶', projectNameEn: 'Tea Fair' },
        },
      ],
    });
    expect(await answerOf(site, first)).toEqual([200, null]);
    // Its first name again: no address may lead to itself.
    await publish(teaFair('Tea and Ware', '2027-03-01'));
    expect(await answerOf(site, second)).toEqual([200, null]);
    expect(await answerOf(site, third)).toEqual([301, second]);
    await publish({ remove: [{ kind: 'schedule', id: 'tea-fair' }] });
    for (const old of [second, third]) expect(await answerOf(site, old)).toEqual([404, null]);
  });

  it('[EVT-05] [LANG-03] has the time of its last change in calendars and the sitemap', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    await site.site.publish?.(teaFair('Tea Fair', '2027-03-01', { cancelled: '1' }));
    const calendar = await (await site.request('/events/tea-fair-2027-03-01.ics')).text();
    // `testNow` is 01:00 UTC, and the sequence counts minutes from the year 2020.
    for (const line of ['LAST-MODIFIED:20261121T010000Z', 'SEQUENCE:3623100', 'STATUS:CANCELLED'])
      expect(calendar).toContain(`${line}\r\n`);
    expect(await (await site.request('/sitemap.xml')).text()).toContain(
      '<loc>https://site.example/events/tea-fair-2027-03-01</loc><lastmod>2026-11-21</lastmod>',
    );
  });

  it('[EDIT-02] is previewed at the address of its draft', async () => {
    const site = await openTestSite(withAdministrator);
    onTestFinished(site.close);
    const editor = await signInTo(site);
    const name = { kind: 'schedule', id: 'smart-manufacturing-12' } as const;
    const { published } = await editor.ask('readEntry', name);
    if (!published) throw new Error('the demo has no such event');
    expect((await editor.ask('previewLink', { entry: name, language: 'en-US', hours: 1 })).path).toBe(
      '/events/12th-western-smart-manufacturing-expo-2026-11-24',
    );
    const data = { ...published.data, projectNameEn: 'Smart Expo' };
    const entry = { ...published, date: '2026-11-25', data };
    await editor.ask('saveDrafts', { drafts: [{ ...name, version: 0, entry }] });
    const { path, url } = await editor.ask('previewLink', { entry: name, language: 'en-US', hours: 1 });
    expect(path).toBe('/events/smart-expo-2026-11-25');
    const preview = new URL(url);
    expect((await site.request(preview.pathname + preview.search)).status).toBe(200);
  });
});

describe('an event of an existing backend', () => {
  const events = [
    { projectName: '塑料', projectNameEn: 'West China Plastics Fair', startDate: '2027-01-10' },
    { projectName: '书展', projectNameEn: 'Book Fair', startDate: '2027-01-10' },
    { projectName: '书展', projectNameEn: 'Boat Show', startDate: '2027-02-01' },
    { projectName: '书展', projectNameEn: 'Boat Show', startDate: '2028-02-01' },
  ];

  it.each([
    ['on other days', 'book-fair-2026-12-01', 'book-fair-2027-01-10'],
    ['under a similar name', 'plastics-fair-of-west-china-2027-01-10', 'west-china-plastics-fair-2027-01-10'],
    ['that may be two', 'boat-show-2026-02-01', undefined],
    ['that was removed', 'meeting-of-surgeons-2027-01-10', undefined],
  ])('[EVT-01] %s is found if only one can be meant', async (_what, old, target) => {
    const backend = createServer((request, response) => {
      const { searchParams, pathname } = new URL(request.url ?? '', 'http://backend');
      const start = searchParams.get('start');
      const data = pathname.includes('/site/sale/page')
        ? events.filter(({ startDate }) => !start || startDate === start)
        : [];
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ resultCode: '0', data }));
    });
    onTestFinished(() => {
      backend.closeAllConnections();
      backend.close();
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { port } = backend.address() as AddressInfo;
    const site = await openTestSite({ CONTENT_API: `http://127.0.0.1:${port}` });
    onTestFinished(site.close);
    expect(await answerOf(site, `/events/${old}`)).toEqual(target ? [301, `/events/${target}`] : [404, null]);
  });
});
