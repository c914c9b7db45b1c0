import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, callNames } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { ask } from '../support/ask.ts';
import { ruleOf } from '../support/call-rules.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';

let backend: SecondBackend;
let site: TestSite;

beforeAll(async () => {
  backend = await startSecondBackend();
  // No answer becomes stale: the refreshing of an earlier one would count as a second request.
  site = await openTestSite({ CONTENT_API: backend.url, CONTENT_TTL: '600' });
});
afterAll(async () => {
  await site.close();
  await backend.close();
});

/** Minimal request of a client, and the payload that section 7 of the specification demands. */
interface Payload {
  request: object;
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string>;
  body?: object;
}

const exhibition = {
  exhibitionName: '展',
  exhibitionContent: '内容',
  organizer: '主办',
  beginTime: '2030-05-01 09:00:00',
  endTime: '2030-05-04 17:00:00',
  exhibitionArea: '1',
  exhibitionHall: '2',
  name: '人',
  mobilePhone: '13800000000',
  email: 'a@b.example',
  address: '路',
};
const meeting = {
  meetingName: '会',
  meetingNameEn: 'Meeting',
  meetingContent: '内容',
  meetingArea: '1',
  decorateTime: '2030-05-01 09:00:00',
  beginTime: '2030-05-02 09:00:00',
  dismantlingTime: '2030-05-03 18:00:00',
  company: '公司',
  name: '人',
  mobilePhone: '13800000000',
  email: 'a@b.example',
  address: '路',
};
const suggestion = { name: '甲', contact: '乙', content: '丙' };

const payloads: Readonly<Record<CallName, readonly Payload[]>> = {
  bannersOfColumn: [
    {
      request: { belongColumn: '首页' },
      method: 'GET',
      path: '/content/getFirstAll',
      query: { belongColumn: '首页' },
    },
  ],
  footerConfig: [
    { request: { key: 'foot' }, method: 'GET', path: '/footer/config/getByKey', query: { key: 'foot' } },
  ],
  menuTree: [{ request: {}, method: 'GET', path: '/menu/treeMenu', query: { type: '1' } }],
  scheduleList: [
    {
      request: {},
      method: 'GET',
      path: '/site/sale/page',
      query: { pageSize: '999', pageNo: '1', type: '0' },
    },
    {
      request: { type: 2, start: '2026-12-01', end: '2026-12-31' },
      method: 'GET',
      path: '/site/sale/page',
      query: { pageSize: '999', pageNo: '1', type: '2', start: '2026-12-01', end: '2026-12-31' },
    },
    {
      request: { type: 1, start: '', end: '' },
      method: 'GET',
      path: '/site/sale/page',
      query: { pageSize: '999', pageNo: '1', type: '1' },
    },
  ],
  scheduleYears: [{ request: {}, method: 'GET', path: '/site/sale/getYears' }],
  remoteConfig: [
    {
      request: { key: 'official.contactUs.config' },
      method: 'GET',
      path: '/vrexhibition/bySysDetail',
      query: { key: 'official.contactUs.config' },
    },
  ],
  introduction: [
    {
      request: { code: 'official', type: 2 },
      method: 'GET',
      path: '/exhibition/introduce/get',
      query: { code: 'official', type: '2' },
    },
  ],
  operationServices: [
    {
      request: { centerType: 'MEET_CENTER' },
      method: 'GET',
      path: '/operate/searchApiServiceList',
      query: { siteType: 'OPERATION_SERVICE', centerType: 'MEET_CENTER' },
    },
  ],
  technicalParameters: [
    { request: { type: 1 }, method: 'GET', path: '/technical/param/list', query: { type: '1' } },
  ],
  activityAtlasPage: [
    {
      request: { type: 2 },
      method: 'GET',
      path: '/activity/atlas/page',
      query: { type: '2', pageNo: '1', pageSize: '10' },
    },
  ],
  activityAtlasDetail: [{ request: { id: 301 }, method: 'GET', path: '/activity/atlas/301' }],
  meetingVenues: [{ request: {}, method: 'GET', path: '/meet/center/searchApiMeetCenterList' }],
  venues: [{ request: {}, method: 'GET', path: '/sitemangement/getWebsiteAll' }],
  createExhibitionBooking: [
    {
      request: exhibition,
      method: 'POST',
      path: '/exhibition/subscribe/create',
      body: { ...exhibition, status: 0 },
    },
    {
      request: { ...exhibition, beginTime: '2030-05-01T09:00', remark: ' 无 ', status: '0', extra: 1 },
      method: 'POST',
      path: '/exhibition/subscribe/create',
      body: { ...exhibition, remark: '无', status: 0 },
    },
  ],
  createMeetingBooking: [
    { request: meeting, method: 'POST', path: '/meeting/subscribe/create', body: { ...meeting, status: 0 } },
  ],
  articlePage: [
    {
      request: { type: 'CLINCH_DEAL' },
      method: 'POST',
      path: '/article/management/page',
      body: { pageNo: 1, pageSize: 10, type: 'CLINCH_DEAL' },
    },
    {
      request: { pageNo: '2', type: '' },
      method: 'POST',
      path: '/article/management/page',
      body: { pageNo: 2, pageSize: 10 },
    },
  ],
  articleDetail: [{ request: { id: 2000 }, method: 'GET', path: '/article/management/2000' }],
  newsPage: [
    {
      request: {},
      method: 'POST',
      path: '/news/newsPage',
      body: { pageNo: 1, pageSize: 10, type: 'JOURNALISM' },
    },
    {
      request: { pageNo: -1, pageSize: 1e6 },
      method: 'POST',
      path: '/news/newsPage',
      body: { pageNo: 1, pageSize: 100, type: 'JOURNALISM' },
    },
  ],
  newsDetail: [{ request: { id: 1000 }, method: 'GET', path: '/news/1000' }],
  createSuggestion: [{ request: suggestion, method: 'POST', path: '/suggestions/create', body: suggestion }],
  albumPage: [
    {
      request: { atlasType: 'EXHIBITION_CENTER' },
      method: 'POST',
      path: '/data/attached/page',
      body: { pageNo: 1, pageSize: 6, atlasType: 'EXHIBITION_CENTER' },
    },
  ],
  albumDetail: [{ request: { id: 501 }, method: 'GET', path: '/data/attached/501' }],
  albumZip: [
    {
      request: { dataId: 502 },
      method: 'GET',
      path: '/image/batch/batchDown',
      query: { dataId: '502', type: 'WEB_DATA_ATTACHMENT' },
    },
  ],
  filePage: [
    {
      request: { atlasTypes: 'SERVICE_MANUAL' },
      method: 'POST',
      path: '/attached/file/page',
      body: { pageNo: 1, pageSize: 10, atlasTypes: 'SERVICE_MANUAL', flag: 'YES' },
    },
    {
      request: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'NO', pageSize: 100 },
      method: 'POST',
      path: '/attached/file/page',
      body: {
        pageNo: 1,
        pageSize: 100,
        atlasTypes: 'HOTEL_ACCOMMODATION',
        flag: 'YES',
        isConfigure: 'NO',
      },
    },
    {
      request: { atlasTypes: ['CATERING', 'cultural_tourism'] },
      method: 'POST',
      path: '/attached/file/page',
      body: { pageNo: 1, pageSize: 10, atlasTypes: ['CATERING', 'cultural_tourism'], flag: 'YES' },
    },
  ],
};

describe('what a foreign backend receives', () => {
  for (const name of callNames)
    for (const { request, method, path, query = {}, body } of payloads[name])
      it.each(languages)(
        `[${ruleOf[name]}] [LANG-02] ${method} ${path} for ${JSON.stringify(request)}, in %s`,
        async (language) => {
          const before = backend.requests.length;
          const response = await ask(site, name, request, language);
          expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
          const received = backend.requests.slice(before).filter((one) => one.path === path);
          expect(received).toEqual([{ method, path, query, language, key: undefined, body }]);
        },
      );

  it('[BOOK-07] includes the idempotency key of a submission', async () => {
    const response = await site.request('/api/official/website/suggestions/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify(suggestion),
    });
    expect(await response.json()).toMatchObject({ resultCode: 0, data: null });
    expect(backend.requests.at(-1)).toMatchObject({ key: 'once', body: suggestion });
  });
});
