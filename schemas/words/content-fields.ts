import { type FieldWords, field } from './words.ts';

const shown = { '1': ['显示', 'Shown'], '0': ['不显示', 'Hidden'] } as const;

/** What many kinds of content have. */
const common: Readonly<Record<string, FieldWords>> = {
  id: field('编号', 'Id', { widget: 'hidden' }),
  name: field('名称', 'Name'),
  content: field('内容', 'Content', { widget: 'longText' }),
  address: field('文件', 'File'),
  url: field('图片', 'Picture'),
  imgUrl: field('图片', 'Picture'),
  backgroundImg: field('背景图', 'Background picture'),
  titleInfo: field('说明', 'Description', { widget: 'longText' }),
  sort: field('顺序', 'Order', { help: ['数字小的在前', 'Smaller numbers come first'] }),
  isOpen: field('是否显示', 'Shown', { choices: shown }),
  imageVO: field('图片', 'Picture'),
  'imageVO.address': field('图片', 'Picture'),
};

const banner: Readonly<Record<string, FieldWords>> = {
  uploadUrl: field('图片或视频', 'Picture or video', { widget: 'media' }),
  showType: field('形式', 'Kind'),
  videoImg: field('视频封面', 'Poster of the video', { widget: 'picture' }),
  headTitle: field('标题', 'Title'),
  subTitle: field('副标题', 'Subtitle'),
  redirectUrl: field('链接', 'Link', { widget: 'link' }),
  openWay: field('打开方式', 'Opens in', {
    choices: { '0': ['当前窗口', 'The same tab'], '1': ['新窗口', 'A new tab'] },
  }),
};

const menu: Readonly<Record<string, FieldWords>> = {
  path: field('链接地址', 'Address of the link', {
    widget: 'link',
    help: ['与页面地址不同时填写，可为外部网址', 'Where it is not that of the page; may be elsewhere'],
  }),
  defaultPath: field('页面地址', 'Address of the page', { widget: 'link' }),
  parentId: field('上级菜单', 'Below'),
  defaultName: field('默认名称', 'Default name', { widget: 'plain' }),
  menuName: field('名称', 'Name'),
  visible: field('是否显示', 'Shown', {
    choices: { '0': ['显示', 'Shown'], '1': ['隐藏', 'Hidden'] },
  }),
};

const footer: Readonly<Record<string, FieldWords>> = {
  mediaMatrix: field('媒体矩阵', 'Media matrix'),
  particularYear: field('版权年份', 'Year of the copyright', { widget: 'plain' }),
  companyName: field('公司名称（中文）', 'Company name in Chinese'),
  companyEnName: field('公司名称（英文）', 'Company name in English'),
  icp: field('ICP 备案号', 'ICP number'),
  publicSecurityFilingNumber: field('公安备案号', 'Public security number'),
  companyLogo: field('标志', 'Logo'),
  serviceContent: field('服务链接', 'Service links'),
  contentName: field('中文名称', 'Name in Chinese'),
  contentEnName: field('英文名称', 'Name in English'),
  jumpAddress: field('链接', 'Link', { widget: 'link' }),
  microBlog: field('微博二维码', 'Code of the microblog'),
  officialAccount: field('公众号二维码', 'Code of the official account'),
  miniProgram: field('小程序二维码', 'Code of the mini program'),
  supplementaryVos: field('更多二维码', 'Further codes'),
  isSync: field('同步到媒体矩阵', 'Also in the media matrix', {
    choices: { '1': ['同步', 'Yes'], '0': ['不同步', 'No'] },
  }),
};

const articles: Readonly<Record<string, FieldWords>> = {
  coverImg: field('封面', 'Cover'),
  'news.content': field('正文', 'Text'),
  'notice.content': field('正文', 'Text'),
  'news.source': field('信息来源', 'Where it comes from'),
  'notice.source': field('信息来源', 'Where it comes from'),
  attachments: field('附件', 'Files'),
  'attachments.address': field('文件', 'File', { widget: 'file' }),
};

const venues: Readonly<Record<string, FieldWords>> = {
  basicInfo: field('介绍', 'Introduction'),
  dataVoList: field('统计数字', 'Figures'),
  carouselImgVoList: field('轮播图片', 'Pictures'),
  imageFiles: field('图片', 'Pictures'),
  imageIcon: field('图片', 'Picture'),
  siteDetails: field('数据', 'Figures'),
  numValue: field('数字', 'Figure', { widget: 'plain' }),
  introduce: field('说明', 'What it is'),
  siteManagementVoList: field('会议室', 'Rooms'),
  'operation.subTitle': field('说明', 'Description', { widget: 'longText' }),
  operateDetails: field('服务', 'Services'),
  basicInfoList: field('要点', 'Points'),
  describe: field('要点', 'Point'),
  plan: field('平面图', 'Floor plan'),
  voList: field('数据图', 'Pictures of the data'),
  hallInfoImg: field('图片', 'Picture'),
};

const events: Readonly<Record<string, FieldWords>> = {
  projectName: field('名称', 'Name'),
  'schedule.content': field('介绍', 'Description', { widget: 'longText' }),
  field: field('地点', 'Where'),
  propagandaMapAddress: field('宣传图', 'Picture'),
  activityImg: field('封面', 'Cover'),
  atlasNameCn: field('活动名称', 'Name of the event'),
  hallNameCn: field('地点', 'Where'),
  atlasPool: field('照片', 'Photographs'),
  atlasName: field('相册名称', 'Name of the album'),
  activityCoverUrl: field('封面', 'Cover'),
  imageVOs: field('照片', 'Photographs'),
  'imageVOs.address': field('照片', 'Photograph'),
};

const files: Readonly<Record<string, FieldWords>> = {
  'file.remark': field('说明', 'Description'),
  attachmentVO: field('文件', 'Files'),
  'attachmentVO.address': field('文件或视频', 'File or film', { widget: 'file' }),
  jumpUrl: field('链接', 'Link', { widget: 'link' }),
  supportingFacilityList: field('设施', 'Facilities'),
  quantitativeValue: field('数量', 'Number', { widget: 'plain' }),
  'redirect.to': field('现在的地址', 'Where it leads now', { widget: 'link' }),
};

/** Remote configs. */
const configs: Readonly<Record<string, FieldWords>> = {
  list: field('条目', 'Items'),
  homeIcon: field('首页图标', 'Icon on the home page'),
  assistImage: field('背景图', 'Background picture'),
  qrCode: field('二维码', 'Code to scan'),
  homeJumpUrl: field('首页入口的链接', 'Link on the home page', { widget: 'link' }),
  exhibitionJumpUrl: field('展览中心 VR', 'VR tour of the exhibition centre', { widget: 'link' }),
  meetingJumpUrl: field('会议中心 VR', 'VR tour of the conference centre', { widget: 'link' }),
  geographicPosition: field('位置', 'Position'),
  bannerVipLine: field('热线', 'Hotline'),
  phone: field('电话', 'Phone number', { widget: 'plain' }),
  areaCode: field('区号', 'Area code', { widget: 'plain' }),
  venueName: field('企业名称', 'Name of the company'),
  venueProfile: field('企业简介', 'About the company'),
  venueImage: field('竖图', 'Upright picture'),
  backgroundImage: field('大图', 'Wide picture'),
  publicityImage: field('宣传图', 'Further picture'),
  basicNumber: field('统计数字', 'Figures'),
  num: field('数字', 'Figure', { widget: 'plain' }),
  serviceTitle: field('服务标题', 'Title of the services'),
  serviceProfile: field('服务简介', 'About the services'),
  serviceList: field('服务', 'Services'),
  developmentTitle: field('愿景标题', 'Title of the vision'),
  developmentProfile: field('愿景', 'Vision'),
  developmentBgImage: field('愿景背景图', 'Picture of the vision'),
};

/** Fields of the entities of the contract, by name, or by names of the path they stand in: the kind comes first. */
export const contentFields: Readonly<Record<string, FieldWords>> = {
  ...common,
  ...banner,
  ...menu,
  ...footer,
  ...articles,
  ...venues,
  ...events,
  ...files,
  ...configs,
};
