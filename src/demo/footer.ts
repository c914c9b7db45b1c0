import type { EntryInput } from '#schemas/entry.ts';
import { media } from './media.ts';

/** The footer of the year `year`. It has no media matrix, so the home page leaves that section out. */
export const footerEntry = (year: string): EntryInput => ({
  kind: 'footer',
  id: 'foot',
  data: {
    particularYear: year,
    companyName: '嘉陵湾国际会展中心有限公司',
    companyEnName: 'Jialing Bay International Convention & Exhibition Centre Co., Ltd.',
    icp: '渝ICP备00000000号-1',
    publicSecurityFilingNumber: '渝公网安备 50000000000000号',
    companyLogo: media('logo-horizontal-white.svg'),
    serviceContent: [
      link('展览场地预订', 'Book exhibition space', '/exhibitCenter/onlineBooking'),
      link('会议场地预订', 'Book meeting space', '/conventionCenter/meetingOnlineBooking'),
      link('参展服务手册', 'Exhibitor manual', '/document/serviceManual'),
      link('主场搭建报备', 'Stand-build filing', '/exhibitCenter/operationService'),
      link('交通与停车', 'Getting here', '/periphery/trafficGuidance'),
      link('投诉与建议', 'Complaints & suggestions', '/about/complaintAdvice'),
      link('采购公告', 'Procurement notices', '/notice/procurementAnnouncement'),
      link('隐私政策', 'Privacy', '/about/privacy'),
    ],
    microBlog: media('qr-sample.svg'),
    officialAccount: media('qr-sample.svg'),
    miniProgram: media('qr-sample.svg'),
  },
  texts: {
    'zh-CN': { data: { supplementaryVos: supplements('视频号', '小红书') } },
    'en-US': { data: { supplementaryVos: supplements('Channels', 'RED') } },
  },
});

const link = (contentName: string, contentEnName: string, jumpAddress: string) => ({
  contentName,
  contentEnName,
  jumpAddress,
});

const supplements = (...names: string[]) =>
  names.map((name, index) => ({
    img: media('qr-sample.svg'),
    name,
    sort: index + 1,
    isOpen: '1',
    isSync: '0',
  }));
