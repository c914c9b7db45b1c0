import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { menuEntries } from '#demo/menu.ts';
import { builtInGroups } from '#registry/pages/index.ts';
import { calls } from '#schemas/calls.ts';
import type { EntryInput, EntryKind } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { ask } from '../support/ask.ts';
import { signInTo, type Visitor, withAdministrator } from '../support/editor.ts';
import { eventually } from '../support/eventually.ts';
import { venue } from '../support/mail.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startSmtp } from '../support/smtp.ts';

const inBoth = { 'zh-CN': {}, 'en-US': {} };
const builtIn = builtInGroups.flatMap(({ pages }) => pages).filter(({ path }) => path !== '/');

/** What the editor publishes when all pages but home move: pages, redirects and menu items. */
const everyMove: EntryInput[] = [
  ...builtIn.flatMap((page): EntryInput[] => [
    {
      kind: 'page',
      id: page.path,
      data: { ...page, path: `/moved${page.path}` },
      texts: inBoth,
    },
    { kind: 'redirect', id: page.path, data: { to: `/moved${page.path}` } },
  ]),
  ...menuEntries.map((entry) => {
    const path = String(entry.data?.path);
    const moved = builtIn.some((page) => page.path === path) ? `/moved${path}` : path;
    return { ...entry, data: { ...entry.data, path: moved, defaultPath: moved } };
  }),
];

/** Every kind of content, with the page on which visitors see it. */
const shownAt: [kind: EntryKind, facet: string | undefined, id: string, address: string][] = [
  ['banner', undefined, 'b1', '/'],
  ['footer', undefined, 'foot', '/'],
  ['introduction', '1', 'i1', '/exhibitCenter/exhibitionHallIntroduction'],
  ['introduction', '2', 'i2', '/conventionCenter/conferenceIntroduction'],
  ['news', undefined, 'a b', '/news/newsInfoDetail?id=a%20b'],
  ['notice', 'JOURNALISM', 'n1', '/news/noticeAnnouncementDetail?id=n1'],
  ['notice', 'PURCHASE', 'n2', '/notice/noticeDetail?id=n2'],
  ['notice', 'CLINCH_DEAL', 'n3', '/notice/noticeDetail?id=n3'],
  ['schedule', '1', 's1', '/exhibitCenter/exhibitionSchedule'],
  ['schedule', '2', 's2', '/conventionCenter/meetingSchedule'],
  ['operation', 'EX_CENTER', 'o1', '/exhibitCenter/operationService'],
  ['operation', 'MEET_CENTER', 'o2', '/conventionCenter/meetingOperationService'],
  ['technical', '1', 't1', '/exhibitCenter/technicalParameter'],
  ['technical', '2', 't2', '/conventionCenter/meetingTechnicalParameter'],
  ['atlas', '1', 'a1', '/exhibitCenter/activityAtlasDetail?id=a1'],
  ['atlas', '2', 'a2', '/conventionCenter/meetingActivityAtlasDetail?id=a2'],
  ['venue', undefined, 'v1', '/exhibitCenter/venue'],
  ['meetingVenue', undefined, 'v2', '/conventionCenter/meetingVenue'],
  ['album', 'CONFERENCE_CENTER', 'l1', '/document/conferenceGallery'],
  ['album', 'EXHIBITION_CENTER', 'l2', '/document/exhibitionGallery'],
  ['file', 'CATERING', 'f1', '/periphery/cateringCuisine'],
  ['file', 'TRAFFIC_DIRECTIONS', 'f2', '/periphery/trafficGuidance'],
  ['file', 'HOTEL_ACCOMMODATION YES', 'f3', '/periphery/supportingHotels'],
  ['file', 'HOTEL_ACCOMMODATION NO', 'f4', '/periphery/surroundingAccommod'],
  ['file', 'SERVICE_MANUAL', 'f5', '/document/serviceManual'],
  ['file', 'PUBLICITY_MATERIAL', 'f6', '/document/promotionalMaterial'],
  ['file', 'cultural_tourism', 'f7', '/periphery/culturalTourism'],
  ['config', undefined, 'official.companyProfile.config', '/about/companyProfile'],
  ['config', undefined, 'official.contactUs.config', '/about/contactUs'],
  ['config', undefined, 'official.vr.config', '/exhibitCenter/vr'],
  ['config', undefined, 'official.header.logo', '/'],
];

/** The page that a preview of an entry opens, without the parameters of the preview. */
async function previewOf(
  editor: Visitor,
  entry: { kind: EntryKind; id: string; facet?: string | undefined },
) {
  const { url, path } = await editor.ask('previewLink', { entry, language: 'zh-CN', hours: 1 });
  const { pathname } = new URL(url);
  expect(path.split('?')[0]).toBe(pathname);
  return path;
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"#]+)/g)].map(([, href]) => href);
const between = (html: string, start: RegExp, end: string) => {
  const from = html.search(start);
  expect(from, String(start)).toBeGreaterThanOrEqual(0);
  return html.slice(from, html.indexOf(end, from));
};

interface Case {
  state: string;
  prefix: string;
  put: EntryInput[];
}

describe.each<Case>([
  { state: 'before any page has moved', prefix: '', put: [] },
  { state: 'after every page has moved', prefix: '/moved', put: everyMove },
])('$state', ({ prefix, put }) => {
  let site: TestSite;
  let editor: Visitor;
  beforeAll(async () => {
    site = await openTestSite(withAdministrator);
    if (put.length > 0) await site.site.publish?.({ put });
    editor = await signInTo(site);
  });
  afterAll(() => site.close());

  it.each(languages)('links the main action of each section to its page (%s)', async (language) => {
    const html = between(await site.html('/', language), /<header/, '</header>');
    const actions = [
      '/exhibitCenter/onlineBooking',
      '/conventionCenter/meetingOnlineBooking',
      '/news/newsInfo',
      '/notice/procurementAnnouncement',
      '/document/serviceManual',
      '/periphery/trafficGuidance',
      '/about/contactUs',
    ];
    const links = [...html.matchAll(/<a [^>]*class="mt-2 inline-flex[^>]*>/g)].map(
      ([link]) => hrefs(link)[0],
    );
    expect(links).toEqual(actions.map((path) => prefix + path));
  });

  it('links an unknown address to the schedule, the venues and the contact page', async () => {
    const html = await site.html('/no/such/page');
    expect(hrefs(between(html, /<ul class="mt-6 mb-7/, '</ul>'))).toEqual([
      `${prefix}/exhibitCenter/exhibitionSchedule`,
      `${prefix}/exhibitCenter/venue`,
      `${prefix}/about/contactUs`,
    ]);
  });

  it('links a missing item to the contact page', async () => {
    const html = await site.html(`${prefix}/news/newsInfoDetail?id=none`);
    expect(hrefs(between(html, /<main/, '</main>')).at(-1)).toBe(`${prefix}/about/contactUs`);
  });

  it.each([
    ['1', '/exhibitCenter/exhibitionSchedule', '/exhibitCenter/onlineBooking'],
    ['2', '/conventionCenter/meetingSchedule', '/conventionCenter/meetingOnlineBooking'],
  ])(
    'links the schedule of kind %s on home to its list and its booking page',
    async (kind, list, booking) => {
      // No show is on in this year: the empty state links to the booking page.
      const html = await site.html(`/?schedule=${kind}&year=1999`, 'en-US');
      const links = hrefs(between(html, /<section[^>]*aria-labelledby="schedule-title"/, '</section>'));
      expect(links).toContain(`${prefix}${booking}`);
      expect(links).toContain(`${prefix}${list}`);
    },
  );

  it('shows the tab of meetings on home while the menu shows the page of their schedule', async () => {
    expect(hrefs(await site.html('/', 'en-US'))).toContainEqual(expect.stringContaining('/?schedule=2'));
  });

  it('links a receipt to the page that looks up requests', async () => {
    const html = await site.html(`${prefix}/about/complaintAdvice?sent=suggestion&receipt=7K3M9-Q2XTA`);
    expect(hrefs(html)).toContain(`${prefix}/requests?reference=7K3M9-Q2XTA`);
  });

  it.each(shownAt)('previews an entry of kind %s (%s, %s) where visitors see it', async (...entry) => {
    const [kind, facet, id, address] = entry;
    expect(await previewOf(editor, { kind, id, facet })).toBe(address === '/' ? '/' : prefix + address);
  });
});

describe('a mail to an applicant', () => {
  it('links to the page that looks up requests after that page has moved', async () => {
    const smtp = await startSmtp();
    const site = await openTestSite({ DEMO: 'off', SMTP_URL: smtp.url, MAIL_TO: venue });
    onTestFinished(site.close);
    await site.site.publish?.({ put: everyMove });
    for (const language of languages)
      await ask(site, 'createExhibitionBooking', calls.createExhibitionBooking.example, language);
    const applicants = () => smtp.mails.filter(({ recipients }) => !recipients.includes(venue));
    await eventually(() => expect(applicants()).toHaveLength(2));
    const links = applicants().flatMap(({ text }) => /https:\S+requests\S*/.exec(text) ?? []);
    expect(links.toSorted()).toEqual([
      'https://site.example/moved/requests',
      'https://site.example/moved/requests?lang=en-US',
    ]);
  });
});

describe('while the move of a page is a draft', () => {
  it('previews an entry at the new address, and visitors still get links to the old one', async () => {
    const site = await openTestSite(withAdministrator);
    onTestFinished(site.close);
    const editor = await signInTo(site);
    const [page] = builtIn.filter(({ path }) => path === '/exhibitCenter/venue');
    const drafts = [
      {
        kind: 'page',
        id: '/halls',
        version: 0,
        entry: { kind: 'page', id: '/halls', data: { ...page, path: '/halls' }, texts: inBoth },
      },
      {
        kind: 'redirect',
        id: '/exhibitCenter/venue',
        version: 0,
        entry: { kind: 'redirect', id: '/exhibitCenter/venue', data: { to: '/halls' } },
      },
    ] as const;
    await editor.ask('saveDrafts', { drafts: drafts.map((draft) => structuredClone(draft)) });
    expect(await previewOf(editor, { kind: 'venue', id: 'v1' })).toBe('/halls');
    expect(hrefs(await site.html('/no/such/page'))).toContain('/exhibitCenter/venue');
  });
});

describe('when no page shows a source', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
    const text = [{ id: 'text', type: 'rich-text', props: { html: { zh: '<p>字</p>', en: '<p>T</p>' } } }];
    const replaced = [
      '/about/contactUs',
      '/periphery/trafficGuidance',
      '/requests',
      '/exhibitCenter/onlineBooking',
    ];
    await site.site.publish?.({
      put: replaced.map((id) => ({
        kind: 'page',
        id,
        data: { path: id, title: { zh: '页', en: 'Page' }, meta: {}, blocks: text },
        texts: inBoth,
      })),
    });
  });
  afterAll(() => site.close());

  it('leaves the link to the contact page out of a missing item', async () => {
    const html = await site.html('/news/newsInfoDetail?id=none');
    expect(hrefs(between(html, /<main/, '</main>')).at(-1)).toBe('/');
  });

  it('leaves the link to the booking page out of an empty schedule', async () => {
    const html = await site.html('/?schedule=1&year=1999');
    const schedule = between(html, /<section[^>]*aria-labelledby="schedule-title"/, '</section>');
    expect(hrefs(schedule)).not.toContain('/exhibitCenter/onlineBooking');
    expect(hrefs(schedule)).toContain('/exhibitCenter/exhibitionSchedule');
  });

  it('leaves the link to the look-up of requests out of a receipt', async () => {
    const html = await site.html('/about/complaintAdvice?sent=suggestion&receipt=7K3M9-Q2XTA');
    expect(html).toContain('7K3M9-Q2XTA');
    expect(html).not.toContain('href="/requests');
  });
});
