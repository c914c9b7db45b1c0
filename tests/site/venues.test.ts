import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { json } from '../support/http-backend.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const hallsPage = '/exhibitCenter/venue';
const roomsPage = '/conventionCenter/meetingVenue';
const roomsCall = '/meet/center/searchApiMeetCenterList';
const hallsCall = '/sitemangement/getWebsiteAll';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Articles of the venues, in order. */
const venuesIn = (html: string) => html.match(/<article id="[\s\S]*?<\/article>/g) ?? [];

describe.each(languages)('in %s', (language) => {
  it('[VEN-01] the exhibition page shows every venue in order: pictures, title, text, figures', async () => {
    const halls = await site.data<AnswerOf<'venues'>>(hallsCall, language);
    const shown = venuesIn(await site.html(hallsPage, language));
    expect(halls.length).toBeGreaterThan(2);
    expect(shown).toHaveLength(halls.length);
    for (const [index, { title, titleInfo = 'nothing', imageFiles, siteDetails }] of halls.entries()) {
      const html = shown[index] ?? '';
      const text = visibleText(html);
      expect(html).toMatch(/<h2[^>]*>/);
      for (const part of [title, titleInfo]) expect(text).toContain(visibleText(part));
      // Each picture appears large and as a thumbnail.
      for (const { imageIcon } of imageFiles) expect(html.split(`src="${imageIcon}"`)).toHaveLength(3);
      for (const { introduce = '', unit = '' } of siteDetails)
        for (const part of [introduce, unit]) expect(text).toContain(visibleText(part));
      expect(text).toContain('10,080');
      expect(text).toContain('3.5');
    }
  });

  it('[VEN-02a] every room of the meeting venue page is in the HTML, behind a tab that the URL opens', async () => {
    const [group] = await site.data<AnswerOf<'meetingVenues'>>(roomsCall, language);
    const rooms = group?.siteManagementVoList ?? [];
    expect(rooms.length).toBeGreaterThan(2);
    const openTab = (html: string) =>
      /role="tab"[^>]*aria-selected="true"[^>]*>([^<]*)</.exec(html)?.[1] ?? 'no tab';
    for (const [search, open] of [
      ['', 0],
      ['?venue=3', 2],
      ['?venue=999', 0],
      ['?venue=nonsense', 0],
    ] as const) {
      const html = await site.html(roomsPage + search, language);
      expect(visibleText(openTab(html))).toBe(visibleText(rooms[open]?.title ?? ''));
      expect(html.match(/role="tab"/g)).toHaveLength(rooms.length);
      const panels = html.match(/role="tabpanel"[^>]*class="[^"]*"/g) ?? [];
      // Without scripts the closed ones are visible too.
      expect(panels.map((panel) => panel.includes('hidden'))).toEqual(
        rooms.map((_, index) => index !== open),
      );
      for (const panel of panels) if (panel.includes('hidden')) expect(panel).toContain('no-js:block');
      expect(venuesIn(html)).toHaveLength(rooms.length);
    }
  });

  it('one table has the capacities of all rooms, a row for each room, a column for each layout', async () => {
    const html = await site.html(roomsPage, language);
    const table = /<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? '';
    const rows = [...table.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => visibleText(cell)),
    );
    expect(rows).toHaveLength(9);
    const [head, plenary, ballroom] = rows;
    const [theatre, banquet] =
      language === 'zh-CN' ? ['剧院式人', '宴会式人'] : ['Theatrepeople', 'Banquetpeople'];
    const at = (name: string) => head?.indexOf(name) ?? -1;
    expect(head).toHaveLength(7);
    expect(plenary?.[at(theatre)]).toBe('2,000');
    expect(plenary?.[at(banquet)]).toBe('–');
    expect(ballroom?.[at(banquet)]).toBe('1,200');
  });
});

/** A site in front of a backend with two groups of rooms and a list of halls, answering with `resultCode`. */
async function siteOver(resultCode: number): Promise<TestSite> {
  const venue = (title: string) => ({ title, siteDetails: [{ numValue: '12.3456', introduce: 'Area' }] });
  const answers: Record<string, unknown> = {
    [roomsCall]: [
      { title: 'First floor', siteManagementVoList: [venue('Room A'), venue('Room B')] },
      { title: 'Second floor', siteManagementVoList: [venue('Room C')] },
    ],
    [hallsCall]: [venue('Hall N1')],
  };
  const server = createServer((request, response) => {
    const data = answers[new URL(request.url ?? '/', 'http://backend').pathname];
    json(data ? { resultCode, data } : { resultCode: 0, data: [] })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const over = await openTestSite({ CONTENT_API: `http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await over.close();
    server.closeAllConnections();
    server.close();
  });
  return over;
}

describe('in front of another backend', () => {
  it('[VEN-02b] only the first group of meeting rooms is used', async () => {
    const over = await siteOver(0);
    const text = visibleText(await over.html(roomsPage, 'en-US'));
    for (const shown of ['First floor', 'Room A', 'Room B']) expect(text).toContain(shown);
    for (const other of ['Second floor', 'Room C']) expect(text).not.toContain(other);
  });

  it('[VEN-02b] an answer with a resultCode other than 0 is ignored', async () => {
    const over = await siteOver(500);
    for (const path of [roomsPage, hallsPage]) {
      const text = visibleText(await over.html(path, 'en-US'));
      expect(text).toContain('This content cannot be shown right now');
      expect(text).not.toMatch(/Room A|Hall N1/);
    }
  });

  it('[VEN-01] figures show at most two decimals, and missing pictures the default cover', async () => {
    const over = await siteOver(0);
    const [hall = '', ...others] = venuesIn(await over.html(hallsPage, 'en-US'));
    expect(others).toEqual([]);
    expect(visibleText(hall)).toContain('12.35');
    expect(hall).toContain('/media/cover-default.svg');
  });
});
