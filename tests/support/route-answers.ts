import type { Article } from '#schemas/article.ts';
import type { AnswerOf, ReadCallName } from '#schemas/calls.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import { type TestSite, testNow } from './open-site.ts';

/** Calls our origin as in section 7 of the specification, and returns the texts that the page must show. */
export type Shown = (language: Language, site: TestSite) => Promise<(string | undefined)[]>;

export const get =
  <N extends ReadCallName>(
    path: string,
    pick: (data: AnswerOf<N>, language: Language) => (string | undefined)[],
  ): Shown =>
  async (language, site) =>
    pick(await site.data<AnswerOf<N>>(path, language), language);

const post =
  <N extends ReadCallName>(
    path: string,
    body: object,
    pick: (data: AnswerOf<N>) => (string | undefined)[],
  ): Shown =>
  async (language, site) =>
    pick(await site.data<AnswerOf<N>>(path, language, body));

interface ConfigValue extends Partial<Record<string, unknown>> {
  venueName?: string;
  serviceTitle?: string;
  developmentTitle?: string;
  headTitle?: string;
  list?: { title: string }[];
}

/** One value of a remote config in the language. */
const config =
  (key: string, pick: (value: ConfigValue) => (string | undefined)[]): Shown =>
  async (language, site) => {
    const [entry] = await site.data<AnswerOf<'remoteConfig'>>(
      `/vrexhibition/bySysDetail?key=${key}`,
      language,
    );
    return pick(JSON.parse(entry?.value ?? '{}')[languageKey(language)]);
  };

const rows = ({ list }: { list: Article[] }) =>
  list.flatMap(({ title, createTime, createDate }) => [title, (createTime ?? createDate)?.slice(0, 10)]);
const articles = (type?: string) =>
  post<'articlePage'>('/article/management/page', { pageNo: 1, pageSize: 10, type }, rows);
const files = (atlasTypes: string, pageSize: number, more = {}) =>
  post<'filePage'>(
    '/attached/file/page',
    { pageNo: 1, pageSize, atlasTypes, flag: 'YES', ...more },
    ({ list }) => list.map(({ name }) => name),
  );
const albums = (atlasType: string) =>
  post<'albumPage'>('/data/attached/page', { pageNo: 1, pageSize: 6, atlasType }, ({ list }) =>
    list.map(({ atlasName }) => atlasName),
  );
const atlases = (type: number) =>
  get<'activityAtlasPage'>(`/activity/atlas/page?type=${type}&pageNo=1&pageSize=10`, ({ list }, language) =>
    list.flatMap(({ atlasNameCn, atlasNameEn, activityDate }) => [
      language === 'zh-CN' ? atlasNameCn : atlasNameEn,
      activityDate?.slice(0, 10),
    ]),
  );
/** The fixed day of the tests. */
const testDay = testNow.slice(0, 10);
/** A day of the contract: the start of a text that is a date. */
const dayOf = (text = '') => /^\d{4}-\d\d-\d\d(?!\d)/.exec(text)?.[0];
/** Today's shows, then the next six by their first day (rule SCHD-07). An end that is no day counts as the first day. */
const schedule = (type: number) =>
  get<'scheduleList'>(`/site/sale/page?pageSize=999&pageNo=1&type=${type}&start=&end=`, (shows, language) => {
    const dated = shows.flatMap((show) => {
      const first = dayOf(show.startDate);
      return first ? [{ ...show, first, last: dayOf(show.endDate) ?? first }] : [];
    });
    const left = dated.filter(({ last }) => last >= testDay);
    const isOpen = ({ first }: { first: string }) => first <= testDay;
    return [...left.filter(isOpen), ...left.filter((show) => !isOpen(show)).slice(0, 6)].flatMap(
      ({ projectName, projectNameEn, startDate }) => [
        language === 'zh-CN' ? projectName : projectNameEn,
        startDate,
      ],
    );
  });
const services = (centerType: string) =>
  get<'operationServices'>(
    `/operate/searchApiServiceList?siteType=OPERATION_SERVICE&centerType=${centerType}`,
    (groups) =>
      groups.flatMap(({ title, operateDetails }) => [
        title,
        ...operateDetails.map(({ headTitle }) => headTitle),
      ]),
  );
const parameters = (type: number) =>
  get<'technicalParameters'>(`/technical/param/list?type=${type}`, (list) =>
    list.filter(({ isOpen }) => isOpen === '1').map(({ title }) => title),
  );
const introduction = (type: number) =>
  get<'introduction'>(`/exhibition/introduce/get?code=official&type=${type}`, ({ title }) => [title]);
/** Labels of a form's fields. */
const labels =
  (zh: string[], en: string[]): Shown =>
  async (language) =>
    language === 'zh-CN' ? zh : en;

/** The route table of the specification, section 2, with the content of each route. */
export const routeAnswers: [path: string, shown: Shown, least: number][] = [
  [
    '/',
    get<'introduction'>('/exhibition/introduce/get?code=official&type=1', ({ dataVoList }) =>
      dataVoList.map(({ remark }) => remark),
    ),
    3,
  ],
  [
    '/about/companyProfile',
    config('official.companyProfile.config', ({ venueName, serviceTitle, developmentTitle }) => [
      venueName,
      serviceTitle,
      developmentTitle,
    ]),
    3,
  ],
  [
    '/about/contactUs',
    config('official.contactUs.config', ({ list }) => list?.map(({ title }) => title) ?? []),
    4,
  ],
  [
    '/about/complaintAdvice',
    labels(['姓名', '投诉或建议内容'], ['Name', 'Complaint or suggestion content']),
    2,
  ],
  ['/document/conferenceGallery', albums('CONFERENCE_CENTER'), 6],
  ['/document/exhibitionGallery', albums('EXHIBITION_CENTER'), 6],
  ['/document/promotionalMaterial', files('PUBLICITY_MATERIAL', 2), 2],
  ['/document/serviceManual', files('SERVICE_MANUAL', 10), 10],
  ['/periphery/cateringCuisine', files('CATERING', 10), 10],
  ['/periphery/trafficGuidance', files('TRAFFIC_DIRECTIONS', 100), 5],
  ['/periphery/supportingHotels', files('HOTEL_ACCOMMODATION', 10, { isConfigure: 'YES' }), 8],
  ['/periphery/culturalTourism', files('cultural_tourism', 100), 10],
  ['/periphery/surroundingAccommod', files('HOTEL_ACCOMMODATION', 100, { isConfigure: 'NO' }), 12],
  [
    '/news/newsInfo',
    post<'newsPage'>('/news/newsPage', { pageNo: 1, pageSize: 10, type: 'JOURNALISM' }, rows),
    20,
  ],
  ['/news/noticeAnnouncement', articles(), 20],
  ['/exhibitCenter/exhibitionHallIntroduction', introduction(1), 1],
  [
    '/exhibitCenter/venue',
    get<'venues'>('/sitemangement/getWebsiteAll', (venues) => venues.map(({ title }) => title)),
    4,
  ],
  ['/exhibitCenter/vr', config('official.vr.config', ({ headTitle }) => [headTitle]), 1],
  ['/exhibitCenter/operationService', services('EX_CENTER'), 8],
  ['/exhibitCenter/technicalParameter', parameters(1), 4],
  ['/exhibitCenter/activityAtlas', atlases(1), 20],
  ['/exhibitCenter/exhibitionSchedule', schedule(1), 12],
  [
    '/exhibitCenter/onlineBooking',
    labels(['展会名称', '主办单位', '联系地址'], ['Name of the exhibition', 'Organiser']),
    2,
  ],
  ['/conventionCenter/conferenceIntroduction', introduction(2), 1],
  [
    '/conventionCenter/meetingVenue',
    get<'meetingVenues'>(
      '/meet/center/searchApiMeetCenterList',
      ([group]) => group?.siteManagementVoList.map(({ title }) => title) ?? [],
    ),
    8,
  ],
  ['/conventionCenter/meetingOperationService', services('MEET_CENTER'), 8],
  ['/conventionCenter/meetingTechnicalParameter', parameters(2), 4],
  ['/conventionCenter/meetingActivityAtlas', atlases(2), 20],
  ['/conventionCenter/meetingSchedule', schedule(2), 12],
  [
    '/conventionCenter/meetingOnlineBooking',
    labels(['会议名称（中文）', '布置时间'], ['Set-up begins', 'Clearing begins']),
    2,
  ],
  ['/notice/procurementAnnouncement', articles('PURCHASE'), 20],
  ['/notice/tradeAnnouncement', articles('CLINCH_DEAL'), 20],
];
