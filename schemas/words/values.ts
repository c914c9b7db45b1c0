import { facetRules } from '../facets.ts';
import { type Words, words } from './words.ts';

/** Calls of the contract, as places that items come from. */
const sources: Readonly<Record<string, Words>> = {
  bannersOfColumn: words('栏目的轮播图', 'Slides of a column'),
  footerConfig: words('页脚设置', 'The footer'),
  remoteConfig: words('站点资料', 'Site information'),
  introduction: words('场馆介绍', 'Introduction of a centre'),
  newsPage: words('新闻，最新在前', 'News, newest first'),
  newsDetail: words('网址所指的新闻', 'The news item of the address'),
  articlePage: words('公告，最新在前', 'Notices, newest first'),
  articleDetail: words('网址所指的公告', 'The notice of the address'),
  scheduleList: words('展会与会议排期', 'Shows and meetings'),
  operationServices: words('运营服务', 'Operation services'),
  technicalParameters: words('技术参数', 'Technical data'),
  activityAtlasPage: words('活动图集，最新在前', 'Event pictures, newest first'),
  activityAtlasDetail: words('网址所指的活动图集', 'The event pictures of the address'),
  venues: words('展览场馆', 'Exhibition halls'),
  meetingVenues: words('会议场馆', 'Meeting rooms'),
  albumPage: words('相册', 'Albums'),
  filePage: words('资料与周边', 'Files and places nearby'),
};

/** Where forms are sent. */
const forms: Readonly<Record<string, Words>> = {
  createSuggestion: words('投诉与建议', 'Complaints and suggestions'),
  createExhibitionBooking: words('展览预订', 'Exhibition bookings'),
  createMeetingBooking: words('会议预订', 'Meeting bookings'),
};

/** Remote configs and the footer, by their keys. */
const configs: Readonly<Record<string, Words>> = {
  foot: words('页脚设置', 'The footer'),
  'official.header.logo': words('页头标志', 'Logos of the header'),
  'official.vr.config': words('VR 看馆', 'VR tour'),
  'official.contactUs.config': words('联系我们', 'Contact'),
  'official.companyProfile.config': words('公司简介', 'Company profile'),
  development: words('公司简介的愿景', 'Vision of the company profile'),
  exhibitionVr: words('展馆 VR', 'VR tour of the halls'),
};

/** Values of the contract's enumerations; those that entries are selected by have their names there. */
const enumerations: Readonly<Record<string, Words>> = {
  ...facetRules.notice?.valueNames,
  ...facetRules.operation?.valueNames,
  ...facetRules.album?.valueNames,
  ...facetRules.file?.valueNames,
  Sponsor: words('主办方', 'Organiser'),
  ServiceProvider: words('服务商', 'Service provider'),
  Visitor: words('观众', 'Visitor'),
  service_idea: words('服务理念', 'Service idea'),
  add_service: words('增值服务', 'Added services'),
  outsource_service: words('外包服务', 'Outsourced services'),
  HOTEL_ACCOMMODATION: words('酒店住宿', 'Hotels'),
  pt: words('图片', 'Picture'),
  vo: words('视频', 'Video'),
};

/** Looks of blocks. */
const looks: Readonly<Record<string, Words>> = {
  cards: words('卡片', 'Cards'),
  rows: words('逐行', 'Rows'),
  sections: words('逐段', 'One below the other'),
  tabs: words('标签页', 'Tabs'),
  activity: words('合并列表', 'One list of everything'),
  page: words('带筛选的分页列表', 'Page by page, with a filter'),
  idea: words('理念', 'A statement on pictures'),
  list: words('列表', 'List'),
  white: words('白色', 'White'),
  mist: words('浅灰', 'Mist'),
};

/** Drawings of shortcuts, and kinds of form fields. */
const drawings: Readonly<Record<string, Words>> = {
  phone: words('电话', 'Phone'),
  code: words('二维码', 'Code to scan'),
  panorama: words('全景', 'Panorama'),
  download: words('下载', 'Download'),
  calendar: words('日历', 'Calendar'),
  hall: words('展馆', 'Hall'),
  services: words('服务', 'Services'),
  document: words('文档', 'Document'),
  info: words('信息', 'Information'),
  place: words('地点', 'Place'),
  text: words('单行文字', 'One line'),
  textarea: words('多行文字', 'Several lines'),
  email: words('邮箱', 'E-mail'),
  dateTime: words('日期与时间', 'Date and time'),
  dateTimeRange: words('起止时间', 'From and until'),
};

/** What values of enumerations are called, wherever they stand. */
export const valueWords: Readonly<Record<string, Words>> = {
  ...sources,
  ...forms,
  ...configs,
  ...enumerations,
  ...looks,
  ...drawings,
};
