import type {
  ArticleType,
  albumTypes,
  attachmentKinds,
  centerTypeNames,
  EventKind,
  Role,
  serviceKinds,
  showTypes,
} from './enumerations.ts';
import type { Localised } from './language.ts';

/** Editors' labels for the values of the contract's enumerations. */
type Labels<Value extends string> = Readonly<Record<Value, Localised>>;

const exhibitionCentre = { zh: '展览中心', en: 'Exhibition centre' };
const conventionCentre = { zh: '会议中心', en: 'Convention centre' };

/** Labels by `centerType`. */
export const centerLabels = { '1': exhibitionCentre, '2': conventionCentre };

/** By `scheduleType`. */
export const scheduleTypeLabels = {
  '0': { zh: '两者', en: 'Both' },
  '1': exhibitionCentre,
  '2': conventionCentre,
};

export const centerNameLabels: Labels<(typeof centerTypeNames)[number]> = {
  EX_CENTER: exhibitionCentre,
  MEET_CENTER: conventionCentre,
};

export const albumTypeLabels: Labels<(typeof albumTypes)[number]> = {
  CONFERENCE_CENTER: conventionCentre,
  EXHIBITION_CENTER: exhibitionCentre,
};

export const articleTypeLabels: Labels<ArticleType> = {
  JOURNALISM: { zh: '通知公告', en: 'General' },
  PURCHASE: { zh: '采购公告', en: 'Procurement' },
  CLINCH_DEAL: { zh: '交易公告', en: 'Trade' },
};

export const attachmentKindLabels: Labels<(typeof attachmentKinds)[number]> = {
  CATERING: { zh: '餐饮', en: 'Catering' },
  TRAFFIC_DIRECTIONS: { zh: '交通指引', en: 'Getting here' },
  HOTEL_ACCOMMODATION: { zh: '酒店住宿', en: 'Hotels' },
  SERVICE_MANUAL: { zh: '服务手册', en: 'Service manuals' },
  PUBLICITY_MATERIAL: { zh: '宣传视频', en: 'Videos' },
  cultural_tourism: { zh: '文化旅游', en: 'Culture and sights' },
};

export const roleLabels: Labels<Role> = {
  Sponsor: { zh: '主办方', en: 'Organiser' },
  ServiceProvider: { zh: '服务商', en: 'Service provider' },
  Visitor: { zh: '观众', en: 'Visitor' },
};

export const serviceKindLabels: Labels<(typeof serviceKinds)[number]> = {
  service_idea: { zh: '服务理念', en: 'Service idea' },
  add_service: { zh: '增值服务', en: 'Added services' },
  outsource_service: { zh: '外包服务', en: 'Outsourced services' },
};

export const showTypeLabels: Labels<(typeof showTypes)[number]> = {
  pt: { zh: '图片', en: 'Picture' },
  vo: { zh: '视频', en: 'Video' },
};

export const eventKindLabels: Labels<EventKind> = {
  trade: { zh: '专业展', en: 'Trade show' },
  public: { zh: '公众展', en: 'Public show' },
  congress: { zh: '会议', en: 'Congress' },
  other: { zh: '其他', en: 'Other' },
};
