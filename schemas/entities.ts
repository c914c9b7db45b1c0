import type * as z from 'zod';
import { activityAtlasSchema } from './activity-atlas.ts';
import { albumSchema } from './album.ts';
import { articleSchema } from './article.ts';
import { attachedFileSchema } from './attached-file.ts';
import { bannerSchema } from './banner.ts';
import type { EntryKind } from './entry.ts';
import { type FacetRule, facetRules } from './facets.ts';
import { footerSchema } from './footer.ts';
import { introductionSchema } from './introduction.ts';
import type { Localised } from './language.ts';
import { menuItemSchema } from './menu.ts';
import { operationServiceGroupSchema } from './operation-service.ts';
import { pageDefinitionSchema } from './page.ts';
import { redirectSchema } from './redirect.ts';
import { type RemoteConfigKey, remoteConfigs } from './remote-config.ts';
import { scheduleItemSchema } from './schedule.ts';
import { technicalParameterSchema } from './technical-parameter.ts';
import { meetingVenueGroupSchema, venueSchema } from './venue.ts';

/**
 * Where an entry keeps its languages.
 *
 * - `byLanguage`: in `texts[language].data`; what both share stands in `data`.
 * - `twins`: in fields of `data` that come in pairs, `menuName` and `menuNameEn`.
 * - `leaves`: everywhere in `data`, as `{ zh, en }`; `texts` only names the languages it is published in.
 * - `none`: it has no words.
 */
export type TextPlace = 'byLanguage' | 'twins' | 'leaves' | 'none';

/** What is stored under a kind, and how editors meet it. Field names are those of the contract's item. */
export interface Entity {
  /** In Chinese they are the same word, mostly. */
  one: Localised;
  many: Localised;
  /** Of the item in one language; of a config by its key (`configEntities`), and then undefined here. */
  schema: z.ZodType | undefined;
  facet?: FacetRule | undefined;
  place: TextPlace;
  /** `byLanguage`: the fields of `texts[language].data`; everything else stands in `data`. A config has all there. */
  texts?: readonly string[];
  /** `twins`: each Chinese field of `data` with its English one. */
  twins?: Readonly<Record<string, string>>;
  /** Fields that are made of the entry's own columns (id, facet, sort, date, until): nobody fills them in. */
  derived?: readonly string[];
  /** The field that names it in each language; without one its id does. */
  title?: Localised;
  /** Where a picture of it may stand, the first that there is: `imageFiles.0.imageIcon`. */
  pictures?: readonly string[];
  /** How visitors get lists: by `sort`, by `date`, or one at a time. */
  order: 'sort' | 'newest' | 'earliest' | 'none';
  /** Lasts from `date` to `until`. */
  lasts?: true;
  /** There is always exactly one, or one for each key: editors neither add nor remove any. */
  fixed?: true;
}

const titled = (field: string): Localised => ({ zh: field, en: field });

/** THE table of what is stored: a kind without a line here does not compile. */
export const entities: Readonly<Record<EntryKind, Entity>> = {
  menu: {
    one: { zh: '菜单项', en: 'menu item' },
    many: { zh: '菜单', en: 'menu items' },
    schema: menuItemSchema,
    place: 'twins',
    twins: { menuName: 'menuNameEn' },
    derived: ['menuId', 'children'],
    title: { zh: 'menuName', en: 'menuNameEn' },
    order: 'sort',
  },
  banner: {
    one: { zh: '横幅', en: 'banner slide' },
    many: { zh: '横幅', en: 'banner slides' },
    schema: bannerSchema,
    facet: facetRules.banner,
    place: 'byLanguage',
    texts: ['headTitle', 'subTitle'],
    title: titled('headTitle'),
    pictures: ['videoImg', 'uploadUrl'],
    order: 'sort',
  },
  footer: {
    one: { zh: '页脚', en: 'footer' },
    many: { zh: '页脚', en: 'footer' },
    schema: footerSchema,
    place: 'byLanguage',
    texts: ['mediaMatrix', 'icp', 'publicSecurityFilingNumber', 'supplementaryVos'],
    title: { zh: 'companyName', en: 'companyEnName' },
    pictures: ['companyLogo'],
    order: 'none',
    fixed: true,
  },
  config: {
    one: { zh: '站点设置', en: 'site setting' },
    many: { zh: '站点设置', en: 'site settings' },
    schema: undefined,
    place: 'byLanguage',
    order: 'none',
    fixed: true,
  },
  introduction: {
    one: { zh: '场馆介绍', en: 'centre introduction' },
    many: { zh: '场馆介绍', en: 'centre introductions' },
    schema: introductionSchema,
    facet: facetRules.introduction,
    place: 'byLanguage',
    texts: ['title', 'basicInfo', 'dataVoList'],
    derived: ['id'],
    title: titled('title'),
    pictures: ['backgroundImg', 'carouselImgVoList.0.img'],
    order: 'none',
  },
  news: {
    one: { zh: '新闻', en: 'news article' },
    many: { zh: '新闻', en: 'news' },
    schema: articleSchema,
    place: 'byLanguage',
    texts: ['title', 'subTitle', 'source', 'content', 'attachments'],
    derived: ['id', 'type', 'createTime', 'createDate'],
    title: titled('title'),
    pictures: ['coverImg'],
    order: 'newest',
  },
  notice: {
    one: { zh: '公告', en: 'notice' },
    many: { zh: '公告', en: 'notices' },
    schema: articleSchema,
    facet: facetRules.notice,
    place: 'byLanguage',
    texts: ['title', 'subTitle', 'source', 'content', 'attachments'],
    derived: ['id', 'type', 'createTime', 'createDate'],
    title: titled('title'),
    pictures: ['coverImg'],
    order: 'newest',
  },
  schedule: {
    one: { zh: '排期', en: 'schedule item' },
    many: { zh: '排期', en: 'schedule' },
    schema: scheduleItemSchema,
    facet: facetRules.schedule,
    place: 'twins',
    twins: { projectName: 'projectNameEn', content: 'contentEn', field: 'fieldEn' },
    derived: ['startDate', 'endDate'],
    title: { zh: 'projectName', en: 'projectNameEn' },
    pictures: ['propagandaMapAddress'],
    order: 'earliest',
    lasts: true,
  },
  operation: {
    one: { zh: '运营服务', en: 'service group' },
    many: { zh: '运营服务', en: 'services' },
    schema: operationServiceGroupSchema,
    facet: facetRules.operation,
    place: 'byLanguage',
    texts: ['title', 'titleInfo', 'operateDetails'],
    title: titled('title'),
    pictures: ['operateDetails.0.backgroundImg', 'operateDetails.0.icon'],
    order: 'sort',
  },
  technical: {
    one: { zh: '技术参数', en: 'technical data sheet' },
    many: { zh: '技术参数', en: 'technical data' },
    schema: technicalParameterSchema,
    facet: facetRules.technical,
    place: 'byLanguage',
    texts: ['title', 'voList'],
    derived: ['sort'],
    title: titled('title'),
    pictures: ['plan', 'voList.0.hallInfoImg'],
    order: 'sort',
  },
  atlas: {
    one: { zh: '活动图集', en: 'event gallery' },
    many: { zh: '活动图集', en: 'event galleries' },
    schema: activityAtlasSchema,
    facet: facetRules.atlas,
    place: 'twins',
    twins: { atlasNameCn: 'atlasNameEn', hallNameCn: 'hallNameEn' },
    derived: ['id', 'activityDate'],
    title: { zh: 'atlasNameCn', en: 'atlasNameEn' },
    pictures: ['activityImg', 'atlasPool.0.url'],
    order: 'newest',
  },
  venue: {
    one: { zh: '展厅', en: 'hall' },
    many: { zh: '展厅', en: 'halls' },
    schema: venueSchema,
    place: 'byLanguage',
    texts: ['title', 'titleInfo', 'siteDetails'],
    title: titled('title'),
    pictures: ['imageFiles.0.imageIcon'],
    order: 'sort',
  },
  meetingVenue: {
    one: { zh: '会议室组', en: 'group of meeting rooms' },
    many: { zh: '会议室', en: 'meeting rooms' },
    schema: meetingVenueGroupSchema,
    place: 'byLanguage',
    texts: ['title', 'titleInfo', 'siteManagementVoList'],
    title: titled('title'),
    pictures: ['siteManagementVoList.0.imageFiles.0.imageIcon'],
    order: 'sort',
  },
  album: {
    one: { zh: '相册', en: 'album' },
    many: { zh: '相册', en: 'albums' },
    schema: albumSchema,
    facet: facetRules.album,
    place: 'byLanguage',
    texts: ['atlasName'],
    derived: ['id'],
    title: titled('atlasName'),
    pictures: ['activityCoverUrl', 'imageVOs.0.address'],
    order: 'sort',
  },
  file: {
    one: { zh: '资料', en: 'file or place' },
    many: { zh: '资料与周边', en: 'files and places' },
    schema: attachedFileSchema,
    facet: facetRules.file,
    place: 'byLanguage',
    texts: ['name', 'remark', 'attachmentVO', 'supportingFacilityList'],
    derived: ['id', 'sortLevel'],
    title: titled('name'),
    pictures: ['imageVO.address'],
    order: 'sort',
  },
  page: {
    one: { zh: '页面', en: 'page' },
    many: { zh: '页面', en: 'pages' },
    schema: pageDefinitionSchema,
    place: 'leaves',
    derived: ['path'],
    title: titled('title'),
    order: 'none',
  },
  redirect: {
    one: { zh: '跳转', en: 'redirect' },
    many: { zh: '跳转', en: 'redirects' },
    schema: redirectSchema,
    place: 'none',
    derived: ['from'],
    order: 'none',
  },
};

/** The config that is made of the entries of kind `page` and `redirect`; nobody publishes it as such. */
export const pagesConfigKey = 'official.pages.config' satisfies RemoteConfigKey;

/** The key of a config that is stored as an entry. */
export type ConfigKey = Exclude<RemoteConfigKey, typeof pagesConfigKey>;

/** What each config is called, by its key; one that is only a list stands under `list`. */
export const configEntities: Readonly<
  Record<ConfigKey, { names: Localised; schema: z.ZodType; bareList?: true }>
> = {
  'official.header.logo': {
    names: { zh: '页头标志', en: 'Header logo' },
    schema: remoteConfigs['official.header.logo'],
    bareList: true,
  },
  'official.vr.config': {
    names: { zh: 'VR 看馆', en: 'VR tour' },
    schema: remoteConfigs['official.vr.config'],
  },
  'official.contactUs.config': {
    names: { zh: '联系我们', en: 'Contact' },
    schema: remoteConfigs['official.contactUs.config'],
  },
  'official.companyProfile.config': {
    names: { zh: '企业简介', en: 'Company profile' },
    schema: remoteConfigs['official.companyProfile.config'],
  },
};

const isConfigKey = (key: string): key is ConfigKey => Object.hasOwn(configEntities, key);

/** The name and schema of a config; undefined when there is no such key. */
export const configEntity = (key: string) => (isConfigKey(key) ? configEntities[key] : undefined);
