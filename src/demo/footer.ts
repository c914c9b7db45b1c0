import type { EntryInput } from '#schemas/entry.ts';
import { media } from './media.ts';

/** The footer of the year `year`. The registration numbers are samples and say so, in the language of the page. */
export const footerEntry = (year: string): EntryInput => ({
  kind: 'footer',
  id: 'foot',
  data: {
    particularYear: year,
    companyName: '嘉陵湾国际会展中心有限公司',
    companyEnName: 'Jialing Bay International Convention & Exhibition Centre Co., Ltd.',
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
    'zh-CN': {
      data: {
        mediaMatrix: media('media-matrix-zh.svg'),
        icp: '渝ICP备00000000号-1（示例）',
        publicSecurityFilingNumber: '渝公网安备 50000000000000号（示例）',
        supplementaryVos: supplements('视频号', '小红书', '抖音'),
      },
    },
    'en-US': {
      data: {
        mediaMatrix: media('media-matrix-en.svg'),
        icp: 'ICP filing 00000000-1 (sample)',
        publicSecurityFilingNumber: 'Public security filing 50000000000000 (sample)',
        supplementaryVos: supplements('Channels', 'RED', 'Douyin'),
      },
    },
  },
});

const link = (contentName: string, contentEnName: string, jumpAddress: string) => ({
  contentName,
  contentEnName,
  jumpAddress,
});

/** The last one is closed: it is kept, and not shown. */
const supplements = (...names: string[]) =>
  names.map((name, index) => ({
    img: media('qr-sample.svg'),
    name,
    sort: index + 1,
    isOpen: index < names.length - 1 ? '1' : '0',
    isSync: '0',
  }));
