import * as z from 'zod';
import { arrivalSchema } from './arrival.ts';
import { buildingFromGeoJson, buildingSchema, isGeoJson } from './building.ts';
import { centerLabels } from './enumeration-labels.ts';
import { label } from './label.ts';
import { type Language, languageKey } from './language.ts';
import {
  address,
  bareOrList,
  html,
  link,
  list,
  number,
  oneOf,
  requiredAddress,
  requiredText,
  text,
} from './lenient-fields.ts';
import { pageDefinitionSchema } from './page.ts';
import { redirectSchema } from './redirect.ts';

/** JSON text. A backend with JSON columns may answer with the parsed value. */
const jsonText = z.pipe(z.transform(toJsonText), requiredText());

function toJsonText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  try {
    return JSON.stringify(value);
  } catch {
    // Values nested too deeply for `JSON.stringify` count as missing.
    return undefined;
  }
}

/** The answer of `bySysDetail`: the value is JSON text keyed `zh` and `en`. */
export const remoteConfigEntrySchema = z.object({
  key: label(text(), { zh: '资料', en: 'Information' }),
  value: jsonText,
});
export const remoteConfigAnswerSchema = list(remoteConfigEntrySchema);
export type RemoteConfigAnswer = z.output<typeof remoteConfigAnswerSchema>;

const statistic = z.object({
  num: label(requiredText(), { zh: '数字', en: 'Figure', widget: 'plain' }),
  unit: label(text(), { zh: '单位', en: 'Unit', mayLack: true }),
  remark: label(text(), { zh: '说明', en: 'What it is' }),
});

/** Every remote config by its key (specification, sections 3 and 7). */
export const remoteConfigs = {
  'official.header.logo': bareOrList(
    z.object({
      // The coloured logo is on the white header, the white one on a picture or the mobile menu.
      url: label(requiredAddress(), { zh: '图片', en: 'Picture', ground: ['light', 'dark'] }),
    }),
  ),
  'official.vr.config': z.object({
    headTitle: label(text(), { zh: '标题', en: 'Title' }),
    homeIcon: label(address(), { zh: '首页图标', en: 'Icon on the home page' }),
    assistImage: label(address(), { zh: '背景图', en: 'Background picture', box: [1440, 810] }),
    qrCode: label(address(), { zh: '二维码', en: 'Code to scan', uncropped: true }),
    homeJumpUrl: label(link(), { zh: '首页入口的链接', en: 'Link on the home page', widget: 'link' }),
    exhibitionJumpUrl: label(link(), {
      zh: '展览中心 VR',
      en: 'VR tour of the exhibition centre',
      widget: 'link',
    }),
    meetingJumpUrl: label(link(), {
      zh: '会议中心 VR',
      en: 'VR tour of the conference centre',
      widget: 'link',
    }),
  }),
  'official.contactUs.config': z.object({
    list: label(
      list(
        z.object({
          title: label(requiredText(), { zh: '标题', en: 'Title' }),
          content: label(text(), { zh: '内容', en: 'Content', widget: 'longText' }),
          imgUrl: label(address(), { zh: '图片', en: 'Picture' }),
          sort: label(number(), {
            zh: '顺序',
            en: 'Order',
            help: { zh: '数字小的在前', en: 'Smaller numbers come first' },
          }),
        }),
      ),
      { zh: '条目', en: 'Items' },
    ),
    geographicPosition: label(
      z
        .object({
          longitude: label(number(), {
            zh: '经度',
            en: 'Longitude',
            help: { zh: 'WGS 84，度', en: 'In degrees of WGS 84' },
          }),
          latitude: label(number(), {
            zh: '纬度',
            en: 'Latitude',
            help: { zh: 'WGS 84，度', en: 'In degrees of WGS 84' },
          }),
        })
        .optional()
        .catch(undefined),
      { zh: '位置', en: 'Position' },
    ),
    bannerVipLine: label(
      z
        .object({
          areaCode: label(text(), { zh: '区号', en: 'Area code', widget: 'plain' }),
          phone: label(text(), { zh: '电话', en: 'Phone number', widget: 'plain' }),
          imgUrl: label(address(), { zh: '图片', en: 'Picture' }),
        })
        .optional()
        .catch(undefined),
      { zh: '热线', en: 'Hotline' },
    ),
  }),
  'official.companyProfile.config': z.object({
    venueName: label(text(), { zh: '企业名称', en: 'Name of the company' }),
    venueProfile: label(html(), { zh: '企业简介', en: 'About the company' }),
    venueImage: label(address(), { zh: '竖图', en: 'Upright picture', box: [480, 600] }),
    backgroundImage: label(address(), { zh: '大图', en: 'Wide picture', box: [1280, 549] }),
    publicityImage: label(address(), { zh: '宣传图', en: 'Further picture' }),
    basicNumber: label(list(statistic), { zh: '统计数字', en: 'Figures' }),
    serviceTitle: label(text(), { zh: '服务标题', en: 'Title of the services' }),
    serviceProfile: label(html(), { zh: '服务简介', en: 'About the services' }),
    serviceList: label(
      list(
        z.object({
          title: label(requiredText(), { zh: '标题', en: 'Title' }),
          content: label(text(), { zh: '内容', en: 'Content', widget: 'longText' }),
          img: label(address(), { zh: '图片', en: 'Picture', widget: 'picture' }),
        }),
      ),
      { zh: '服务', en: 'Services' },
    ),
    developmentTitle: label(text(), { zh: '愿景标题', en: 'Title of the vision' }),
    developmentProfile: label(html(), { zh: '愿景', en: 'Vision' }),
    developmentBgImage: label(address(), { zh: '愿景背景图', en: 'Picture of the vision' }),
  }),
  'official.spaces.config': z.object({
    list: label(
      list(
        z.object({
          id: label(requiredText(), {
            zh: '排期中的编号',
            en: 'Number in the schedule',
            help: {
              zh: '排期的“展厅”一栏用它指这个场地：1、201、plaza',
              en: 'Entries of the schedule name the space by it: 1, 201, plaza',
            },
            widget: 'plain',
          }),
          name: label(requiredText(), { zh: '名称', en: 'Name' }),
          group: label(text(), { zh: '分组', en: 'Group' }),
          area: label(number(), { zh: '面积（平方米）', en: 'Area in m²' }),
          type: label(oneOf(['1', '2']), { zh: '中心', en: 'Centre', values: centerLabels }),
          /** Ids of the rooms, for a space that consists of several. */
          rooms: label(list(requiredText()), {
            zh: '包含的房间',
            en: 'Its rooms',
            help: {
              zh: '由几间组成时一行一个编号；任何一间被占用，即视为已占用',
              en: 'If it consists of several: one number a line. It is taken if any of them is',
            },
            widget: 'plain',
          }),
        }),
      ),
      { zh: '场地', en: 'Spaces' },
    ),
    closed: label(
      list(
        z.object({
          start: label(requiredText(), { zh: '首日', en: 'First day', widget: 'date' }),
          end: label(requiredText(), { zh: '末日', en: 'Last day', widget: 'date' }),
          name: label(text(), { zh: '名称', en: 'Name' }),
        }),
      ),
      { zh: '闭馆日', en: 'Days on which the centre is closed' },
    ),
  }),
  'official.building.config': buildingSchema,
  'official.arrival.config': arrivalSchema,
  'official.pages.config': z.object({
    pages: label(list(pageDefinitionSchema), { zh: '页面', en: 'Pages' }),
    redirects: label(list(redirectSchema), { zh: '跳转', en: 'Redirects' }),
  }),
} as const;

export type RemoteConfigKey = keyof typeof remoteConfigs;
export type RemoteConfig<K extends RemoteConfigKey> = z.output<(typeof remoteConfigs)[K]>;
export const remoteConfigKeys = Object.keys(remoteConfigs) as RemoteConfigKey[];

/**
 * Converts GeoJSON, which holds both languages or stands for one, to a building.
 *
 * @returns the unparsed part of one language; `undefined` if it is absent or the value is not JSON
 */
export function configPart(answer: RemoteConfigAnswer, language: Language): unknown {
  const value = answer[0]?.value;
  if (value === undefined) return undefined;
  try {
    const byLanguage: unknown = JSON.parse(value);
    if (typeof byLanguage !== 'object' || byLanguage === null) return undefined;
    if (isGeoJson(byLanguage)) return buildingFromGeoJson(byLanguage, language);
    const part = (byLanguage as Record<string, unknown>)[languageKey(language)] ?? undefined;
    return isGeoJson(part) ? buildingFromGeoJson(part, language) : part;
  } catch {
    return undefined;
  }
}

/**
 * Reads one config from an answer in one language.
 *
 * @returns `undefined` if the key is unknown, the language absent or the JSON malformed: all count as missing (rule
 * CALL-03)
 */
export function readRemoteConfig<K extends RemoteConfigKey>(
  key: K,
  answer: RemoteConfigAnswer,
  language: Language,
): RemoteConfig<K> | undefined {
  const part = configPart(answer, language);
  if (part === undefined) return undefined;
  const schema: z.ZodType<RemoteConfig<K>> = remoteConfigs[key] as unknown as z.ZodType<RemoteConfig<K>>;
  return schema.safeParse(part).data;
}
