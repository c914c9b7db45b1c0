import { facetRules } from '../facets.ts';
import type { Localised } from '../language.ts';

/** Calls of the contract, as places that items come from. */
const sources: Readonly<Record<string, Localised>> = {
  bannersOfColumn: { zh: '栏目的轮播图', en: 'Slides of a column' },
  footerConfig: { zh: '页脚设置', en: 'The footer' },
  remoteConfig: { zh: '站点资料', en: 'Site information' },
  introduction: { zh: '场馆介绍', en: 'Introduction of a centre' },
  newsPage: { zh: '新闻，最新在前', en: 'News, newest first' },
  newsDetail: { zh: '网址所指的新闻', en: 'The news item of the address' },
  articlePage: { zh: '公告，最新在前', en: 'Notices, newest first' },
  articleDetail: { zh: '网址所指的公告', en: 'The notice of the address' },
  scheduleList: { zh: '展会与会议排期', en: 'Shows and meetings' },
  operationServices: { zh: '运营服务', en: 'Operation services' },
  technicalParameters: { zh: '技术参数', en: 'Technical data' },
  activityAtlasPage: { zh: '活动图集，最新在前', en: 'Event pictures, newest first' },
  activityAtlasDetail: { zh: '网址所指的活动图集', en: 'The event pictures of the address' },
  venues: { zh: '展览场馆', en: 'Exhibition halls' },
  meetingVenues: { zh: '会议场馆', en: 'Meeting rooms' },
  albumPage: { zh: '相册', en: 'Albums' },
  filePage: { zh: '资料与周边', en: 'Files and places nearby' },
};

/** Where forms are sent. */
const forms: Readonly<Record<string, Localised>> = {
  createSuggestion: { zh: '投诉与建议', en: 'Complaints and suggestions' },
  createExhibitionBooking: { zh: '展览预订', en: 'Exhibition bookings' },
  createMeetingBooking: { zh: '会议预订', en: 'Meeting bookings' },
};

/** Remote configs and the footer, by their keys. */
const configs: Readonly<Record<string, Localised>> = {
  foot: { zh: '页脚设置', en: 'The footer' },
  'official.header.logo': { zh: '页头标志', en: 'Logos of the header' },
  'official.vr.config': { zh: 'VR 看馆', en: 'VR tour' },
  'official.contactUs.config': { zh: '联系我们', en: 'Contact' },
  'official.companyProfile.config': { zh: '公司简介', en: 'Company profile' },
  development: { zh: '公司简介的愿景', en: 'Vision of the company profile' },
  exhibitionVr: { zh: '展馆 VR', en: 'VR tour of the halls' },
};

/** Values of the contract's enumerations; those that entries are selected by have their names there. */
const enumerations: Readonly<Record<string, Localised>> = {
  ...facetRules.notice?.valueNames,
  ...facetRules.operation?.valueNames,
  ...facetRules.album?.valueNames,
  ...facetRules.file?.valueNames,
  Sponsor: { zh: '主办方', en: 'Organiser' },
  ServiceProvider: { zh: '服务商', en: 'Service provider' },
  Visitor: { zh: '观众', en: 'Visitor' },
  service_idea: { zh: '服务理念', en: 'Service idea' },
  add_service: { zh: '增值服务', en: 'Added services' },
  outsource_service: { zh: '外包服务', en: 'Outsourced services' },
  HOTEL_ACCOMMODATION: { zh: '酒店住宿', en: 'Hotels' },
  pt: { zh: '图片', en: 'Picture' },
  vo: { zh: '视频', en: 'Video' },
};

/** Looks of blocks. */
const looks: Readonly<Record<string, Localised>> = {
  cards: { zh: '卡片', en: 'Cards' },
  rows: { zh: '逐行', en: 'Rows' },
  sections: { zh: '逐段', en: 'One below the other' },
  tabs: { zh: '标签页', en: 'Tabs' },
  activity: { zh: '合并列表', en: 'One list of everything' },
  page: { zh: '带筛选的分页列表', en: 'Page by page, with a filter' },
  idea: { zh: '理念', en: 'A statement on pictures' },
  list: { zh: '列表', en: 'List' },
  white: { zh: '白色', en: 'White' },
  mist: { zh: '浅灰', en: 'Mist' },
};

/** Drawings of shortcuts, and kinds of form fields. */
const drawings: Readonly<Record<string, Localised>> = {
  phone: { zh: '电话', en: 'Phone' },
  code: { zh: '二维码', en: 'Code to scan' },
  panorama: { zh: '全景', en: 'Panorama' },
  download: { zh: '下载', en: 'Download' },
  calendar: { zh: '日历', en: 'Calendar' },
  hall: { zh: '展馆', en: 'Hall' },
  services: { zh: '服务', en: 'Services' },
  document: { zh: '文档', en: 'Document' },
  info: { zh: '信息', en: 'Information' },
  place: { zh: '地点', en: 'Place' },
  text: { zh: '单行文字', en: 'One line' },
  textarea: { zh: '多行文字', en: 'Several lines' },
  email: { zh: '邮箱', en: 'E-mail' },
  dateTime: { zh: '日期与时间', en: 'Date and time' },
  dateTimeRange: { zh: '起止时间', en: 'From and until' },
};

/** What values of enumerations are called, wherever they stand. */
export const valueWords: Readonly<Record<string, Localised>> = {
  ...sources,
  ...forms,
  ...configs,
  ...enumerations,
  ...looks,
  ...drawings,
};
