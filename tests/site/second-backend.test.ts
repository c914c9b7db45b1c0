import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { eventually } from '../support/eventually.ts';
import { blocksOf } from '../support/home-page.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';

let backend: SecondBackend;
let site: TestSite;

beforeAll(async () => {
  backend = await startSecondBackend();
  site = await openTestSite({ CONTENT_API: backend.url });
});
afterAll(async () => {
  await site.close();
  await backend.close();
});

/** Every path of this backend's menu. */
async function menuPaths(): Promise<string[]> {
  const menu = await site.data<MenuItem[]>('/menu/treeMenu?type=1', 'zh-CN');
  const pathsOf = (items: readonly MenuItem[]): string[] =>
    items.flatMap(({ defaultPath = '', children }) => [defaultPath, ...pathsOf(children)]);
  return pathsOf(menu);
}

describe('[CALL-05] a backend written from the specification alone', () => {
  it.each([
    [
      '/',
      ['外部横幅 首页', '外部面积', '外部会展公司'],
      ['Foreign banner Home', 'Foreign area', 'Foreign Exhibition Company'],
    ],
    [
      '/news/newsInfo',
      ['外部新闻 1', '外部新闻 10', '2026-10-28'],
      ['Foreign story 1', 'Foreign story 10', '2026-10-28'],
    ],
    ['/news/newsInfo?page=3', ['外部新闻 21', '外部新闻 25'], ['Foreign story 21', 'Foreign story 25']],
    [
      '/news/newsInfoDetail?id=1003',
      ['外部新闻 4', '外部新闻 3', '外部新闻 5'],
      ['Foreign story 4', 'Foreign story 3', 'Foreign story 5'],
    ],
    [
      '/exhibitCenter/exhibitionHallIntroduction',
      ['外部介绍 1', '外部正文', '外部面积'],
      ['Foreign introduction 1', 'Foreign text', 'Foreign area'],
    ],
    ['/about/complaintAdvice', ['姓名', '外部建议'], ['Contact phone or email', 'Foreign advice']],
    ['/exhibitCenter/venue', ['外部 N1', '外部 N2', '外部场地面积'], ['Foreign N1', 'Foreign floor area']],
    ['/exhibitCenter/vr', ['外部看馆'], ['Foreign tour']],
    [
      '/exhibitCenter/operationService',
      ['外部理念', '外部服务项', '外部外包项'],
      ['Foreign idea', 'Foreign item', 'Foreign outsourced item'],
    ],
    ['/exhibitCenter/technicalParameter', ['外部参数甲'], ['Foreign parameter A']],
    ['/exhibitCenter/activityAtlas', ['外部活动 1', '外部展厅'], ['Foreign event 3', 'Foreign hall']],
    ['/exhibitCenter/activityAtlasDetail?id=302', ['外部活动 2'], ['Foreign event 2']],
    ['/exhibitCenter/exhibitionSchedule', ['外部展会 1', '外部第二展'], ['Foreign show 1', 'Foreign hall']],
    ['/exhibitCenter/onlineBooking', ['展会名称'], ['Name of the exhibition']],
    ['/conventionCenter/conferenceIntroduction', ['外部介绍 2'], ['Foreign introduction 2']],
    ['/conventionCenter/meetingVenue', ['外部 A', '外部 B'], ['Foreign A', 'Foreign B']],
    ['/conventionCenter/meetingVr', ['暂无'], ['No data']],
    ['/conventionCenter/meetingOperationService', ['外部理念'], ['Foreign idea']],
    ['/conventionCenter/meetingTechnicalParameter', ['外部参数乙'], ['Foreign parameter B']],
    ['/conventionCenter/meetingActivityAtlas', ['外部活动 2'], ['Foreign event 2']],
    ['/conventionCenter/meetingSchedule', ['外部展会 2'], ['Foreign show 2']],
    ['/conventionCenter/meetingOnlineBooking', ['会议名称'], ['Name of the meeting']],
    ['/news/noticeAnnouncement', ['外部公告 1', '外部公告 10'], ['Foreign notice 1', 'Foreign notice 10']],
    ['/news/noticeAnnouncementDetail?id=2003', ['外部公告 4'], ['Foreign notice 4']],
    ['/notice/procurementAnnouncement', ['外部公告 1', '外部公告 11'], ['Foreign notice 11']],
    ['/notice/tradeAnnouncement', ['外部公告 2', '外部公告 12'], ['Foreign notice 12']],
    ['/notice/noticeDetail?id=2001', ['外部公告 2', '附件'], ['Foreign notice 2', 'Annex']],
    ['/document/conferenceGallery', ['外部相册/501'], ['Foreign album: 502']],
    ['/document/exhibitionGallery', ['外部相册/501'], ['Foreign album: 502']],
    ['/document/promotionalMaterial', ['外部 PUBLICITY_MATERIAL 1'], ['Foreign PUBLICITY_MATERIAL 2']],
    ['/document/serviceManual', ['外部 SERVICE_MANUAL 1'], ['Foreign SERVICE_MANUAL 2']],
    ['/periphery/cateringCuisine', ['外部 CATERING 1', '外部备注'], ['Foreign CATERING 2']],
    ['/periphery/trafficGuidance', ['外部 TRAFFIC_DIRECTIONS 1'], ['Foreign TRAFFIC_DIRECTIONS 2']],
    ['/periphery/supportingHotels', ['外部 HOTEL_ACCOMMODATION 1'], ['Foreign HOTEL_ACCOMMODATION 2']],
    ['/periphery/culturalTourism', ['外部 cultural_tourism 1'], ['Foreign cultural_tourism 2']],
    ['/periphery/surroundingAccommod', ['外部 HOTEL_ACCOMMODATION 1'], ['Foreign HOTEL_ACCOMMODATION 2']],
    ['/about/companyProfile', ['外部会展中心', '外部愿景正文'], ['Foreign centre', 'Foreign vision text']],
    ['/about/contactUs', ['外部热线', '000-0000'], ['Foreign hotline']],
  ])('renders %s in both languages', async (path, chinese, english) => {
    for (const language of languages) {
      const text = visibleText(await site.html(path, language));
      for (const value of language === 'zh-CN' ? chinese : english) expect(text).toContain(value);
      expect(text).not.toMatch(/malformed|坏|null|undefined|NaN|steal/);
    }
  });

  it('has a page for every menu item, in both languages', async () => {
    const paths = await menuPaths();
    expect(paths.length).toBe(40);
    for (const path of paths)
      for (const language of languages) {
        const response = await site.request(path, { headers: { cookie: `lang=${language}` } });
        expect([200, 302], path).toContain(response.status);
        expect(await response.text(), path).not.toMatch(/onclick|onerror|steal\(/);
      }
  });

  it('[SEC-01] has its HTML sanitised and its pictures shown from their own origin', async () => {
    const html = await site.html('/exhibitCenter/exhibitionHallIntroduction');
    expect(html).not.toContain('steal');
    expect(html).toContain(`${backend.origin}/files/background.jpg`);
  });

  it('[MENU-03] adds a menu item and a page of three blocks: both appear in both languages without a restart', async () => {
    const block = (text: string) => [
      { id: 'one', type: 'rich-text', props: { title: `${text} 1`, html: `<p>${text} 1</p>` } },
      { id: 'two', type: 'stats', props: { items: [{ number: 77, unit: 'm', remark: `${text} 2` }] } },
      {
        id: 'three',
        type: 'paged-list',
        props: { source: { call: 'newsPage' }, detailPath: '/news/newsInfoDetail' },
      },
    ];
    await site.html('/', 'zh-CN');
    expect((await site.request('/brandNew')).status).toBe(404);
    backend.content.pages = {
      zh: { pages: [{ path: '/brandNew', title: '全新栏目', blocks: block('外部区块') }] },
      en: { pages: [{ path: '/brandNew', title: 'Brand new', blocks: block('Foreign block') }] },
    };
    backend.content.menu.push({
      menuId: 99,
      path: '/brandNew',
      defaultPath: '/brandNew',
      menuName: '全新栏目',
      menuNameEn: 'Brand new',
      visible: '0',
    });
    for (const language of languages) {
      const words =
        language === 'zh-CN'
          ? ['外部区块 1', '外部区块 2', '外部新闻 1']
          : ['Foreign block 1', 'Foreign block 2', 'Foreign story 1'];
      await eventually(async () => {
        const text = visibleText(await site.html('/brandNew', language));
        for (const word of words) expect(text).toContain(word);
        // Pages and menu are two answers of the backend, which may be refreshed at different times.
        const home = await site.html('/', language);
        expect(home).toContain('href="/brandNew"');
        expect(visibleText(home)).toContain(language === 'zh-CN' ? '全新栏目' : 'Brand new');
      });
    }
    // The same page again: with other blocks, then removed.
    const later = [{ id: 'one', type: 'rich-text', props: { html: '<p>A second version</p>' } }];
    backend.content.pages = {
      zh: { pages: [{ path: '/brandNew', title: '改版', blocks: later }] },
      en: { pages: [{ path: '/brandNew', title: 'Changed', blocks: later }] },
    };
    for (const language of languages)
      await eventually(async () => {
        const html = await site.html('/brandNew', language);
        expect(html).toContain(language === 'zh-CN' ? '<title>改版' : '<title>Changed');
        expect(visibleText(html)).toContain('A second version');
        expect(visibleText(html)).not.toMatch(/外部区块|Foreign block/);
      });
    backend.content.pages = { zh: { pages: [] }, en: { pages: [] } };
    backend.content.menu.pop();
    for (const language of languages)
      await eventually(async () => {
        const { status } = await site.request('/brandNew', { headers: { cookie: `lang=${language}` } });
        expect(status).toBe(404);
      });
  });

  it('[MENU-05] [BLK-04] logs a broken block and a failed footer once for any number of reads', async () => {
    const own = await openTestSite({ CONTENT_API: backend.url });
    const blocks = [
      { id: 'lost', type: 'richtext', props: { html: '<p>Lost</p>' } },
      { id: 'kept', type: 'rich-text', props: { html: '<p>Still here</p>' } },
    ];
    backend.content.pages = { zh: { pages: [{ path: '/half', title: '半', blocks }] }, en: { pages: [] } };
    backend.failing.add('/footer/config/getByKey');
    for (let request = 0; request < 10; request += 1) {
      const html = await own.html(`/half?request=${request}`);
      expect(visibleText(html)).toContain('Still here');
      expect(visibleText(html)).not.toContain('Lost');
    }
    backend.failing.clear();
    await own.close();
    expect(own.lines.filter((line) => /lost|footer/i.test(line))).toEqual([
      'page /half, block lost (richtext): no block has the type "richtext": did you mean "rich-text"? The block is left out.',
      'shell: call footerConfig failed: 系统繁忙',
    ]);
  });

  it('[BLK-04] keeps the last readable pages while the JSON of the config is cut, and reports that once', async () => {
    const own = await openTestSite({ CONTENT_API: backend.url });
    const pages = [
      { path: '/lasting', title: '留', blocks: [{ id: 'a', type: 'rich-text', props: { html: '留存' } }] },
    ];
    backend.content.pages = { zh: { pages }, en: { pages: [] } };
    expect(visibleText(await own.html('/lasting'))).toContain('留存');
    backend.content.configs.set('official.pages.config', JSON.stringify(backend.content.pages).slice(0, -9));
    const reports = () => own.lines.filter((line) => line.includes('official.pages.config'));
    await eventually(async () => {
      await own.html('/lasting');
      expect(reports()).toEqual([
        'official.pages.config, the content cannot be read (expected: { "zh": …, "en": … }).',
      ]);
    });
    for (let request = 0; request < 5; request += 1)
      expect(visibleText(await own.html(`/lasting?request=${request}`))).toContain('留存');
    backend.content.configs.delete('official.pages.config');
    await own.close();
    expect(reports()).toHaveLength(1);
  });

  it('[BLK-07] renders nothing for empty blocks, and the empty state of an empty list', async () => {
    const own = await openTestSite({ CONTENT_API: backend.url });
    const empty = ['rich-text', 'stats', 'statement', 'profile', 'carousel'].map((type) => ({
      id: type,
      type,
      props: {},
    }));
    const list = {
      id: 'list',
      type: 'downloads',
      props: { source: { call: 'filePage', params: { atlasTypes: 'SERVICE_MANUAL' } } },
    };
    backend.content.pages = {
      zh: { pages: [{ path: '/bare', title: '空', blocks: [...empty, list] }] },
      en: {},
    };
    backend.empty.add('/attached/file/page');
    const html = await own.html('/bare');
    backend.empty.clear();
    await own.close();
    expect(blocksOf(html).map(({ id }) => id)).toEqual(['list']);
    expect(visibleText(html).match(/暂无数据/g)).toHaveLength(1);
    expect(own.lines.filter((line) => line.startsWith('page /bare'))).toEqual(
      ['rich-text', 'stats', 'statement', 'profile', 'carousel'].map(
        (type) =>
          `page /bare, block ${type} (${type}): the block has nothing to show. Visitors see nothing in its place.`,
      ),
    );
  });

  it('[CALL-01.20] gets a suggestion with language and key, and its null receipt counts as a receipt', async () => {
    const form = new URLSearchParams({ _block: 'suggestion', name: '甲', contact: '乙', content: '丙' });
    const response = await site.request('/about/complaintAdvice', {
      method: 'POST',
      body: form,
      headers: { origin: 'https://site.example' },
    });
    expect(response.status).toBe(303);
    const sent = backend.requests.findLast(({ path }) => path === '/suggestions/create');
    expect(sent).toMatchObject({
      method: 'POST',
      language: 'zh-CN',
      body: { name: '甲', contact: '乙', content: '丙' },
    });
    expect(sent?.key).toBeTruthy();
  });
});
