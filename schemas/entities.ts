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
import { sectionSchema } from './section.ts';
import { technicalParameterSchema } from './technical-parameter.ts';
import { meetingVenueGroupSchema, venueSchema } from './venue.ts';

/**
 * Where an entry stores its texts.
 *
 * - `byLanguage`: in `texts[language].data`; shared fields are in `data`.
 * - `twins`: in pairs of fields of `data`, such as `menuName` and `menuNameEn`.
 * - `leaves`: as `{ zh, en }` at any depth of `data`; `texts` only names the published languages.
 * - `none`: it has no texts.
 */
export type TextPlace = 'byLanguage' | 'twins' | 'leaves' | 'none';

/** Description of a kind of entry for storage and editor. Field names are those of the contract's item. */
export interface Entity {
  /** Singular name. In Chinese it mostly equals the plural. */
  one: Localised;
  many: Localised;
  /** Schema of the item in one language. Undefined for configs, whose schema depends on the key (`configEntities`). */
  schema: z.ZodType | undefined;
  facet?: FacetRule | undefined;
  place: TextPlace;
  /**
   * `byLanguage`: the fields of `texts[language].data`. Other fields are in `data`. A config has all fields in `texts`.
   */
  texts?: readonly string[];
  /** `twins`: Chinese field of `data` → English field. */
  twins?: Readonly<Record<string, string>>;
  /** Fields derived from the entry's columns (id, facet, sort, date, until). Editors do not edit them. */
  derived?: readonly string[];
  /** Field with the title in each language. If absent, the id is the title. */
  title?: Localised;
  /** Possible paths of its picture, such as `imageFiles.0.imageIcon`. The first existing one is used. */
  pictures?: readonly string[];
  /** Order of lists: by `sort`, by `date`, or `none` for single entries. */
  order: 'sort' | 'newest' | 'earliest' | 'none';
  /** True if it has a duration from `date` to `until`. */
  lasts?: true;
  /** True if there is exactly one entry, or one per key. Editors cannot add or remove any. */
  fixed?: true;
}

const titled = (field: string): Localised => ({ zh: field, en: field });

/** All kinds of entries. A missing kind is a type error. */
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
    texts: [
      'companyLogo',
      'mediaMatrix',
      'microBlog',
      'officialAccount',
      'miniProgram',
      'icp',
      'publicSecurityFilingNumber',
      'supplementaryVos',
    ],
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
    twins: {
      projectName: 'projectNameEn',
      content: 'contentEn',
      field: 'fieldEn',
      description: 'descriptionEn',
      admission: 'admissionEn',
      tickets: 'ticketsEn',
      organizer: 'organizerEn',
    },
    derived: ['id', 'startDate', 'endDate', 'updateTime', 'earlierSlugs'],
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
  section: {
    one: { zh: '区段', en: 'section' },
    many: { zh: '区段', en: 'sections' },
    schema: sectionSchema,
    facet: facetRules.section,
    place: 'leaves',
    derived: ['id'],
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

/** The config derived from the entries of kind `page` and `redirect`. It is not stored as an entry. */
export const pagesConfigKey = 'official.pages.config' satisfies RemoteConfigKey;

/** The key of a config that is stored as an entry. */
export type ConfigKey = Exclude<RemoteConfigKey, typeof pagesConfigKey>;

/** Configs by key. A config that is only a list is stored under `list`. */
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
  'official.spaces.config': {
    names: { zh: '场地与闭馆日', en: 'Spaces and closing days' },
    schema: remoteConfigs['official.spaces.config'],
  },
  'official.building.config': {
    names: { zh: '建筑平面', en: 'Building' },
    schema: remoteConfigs['official.building.config'],
  },
  'official.arrival.config': {
    names: { zh: '交通路线', en: 'Ways to the centre' },
    schema: remoteConfigs['official.arrival.config'],
  },
};

const isConfigKey = (key: string): key is ConfigKey => Object.hasOwn(configEntities, key);

/** @returns name and schema of a config; `undefined` for an unknown key */
export const configEntity = (key: string) => (isConfigKey(key) ? configEntities[key] : undefined);
