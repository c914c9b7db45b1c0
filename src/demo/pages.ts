import type { EntryInput } from '#schemas/entry.ts';
import { panoramaPages } from './panoramas.ts';

const privacyZh = [
  '<p>本站不设账号，不投放广告，也不使用任何统计或追踪工具。浏览本站时，浏览器只保存一项设置：您选择的语言。</p>',
  '<h3>我们收集什么</h3>',
  '<p>只有在您主动提交场地预订申请或投诉建议时，我们才会收到您填写的内容，包括称呼、电话、邮箱与地址。服务器为防止滥用，会短暂记录提交所用的网络地址。</p>',
  '<h3>用在哪里，保存多久</h3>',
  '<ul><li>预订申请：只供招展团队与您联系。未成交的申请，一年后删除。</li><li>投诉与建议：只供处理该事项的人员查看，办结后两年删除。</li><li>以上信息不向第三方提供，也不用于营销。</li></ul>',
  '<h3>查询、更正与删除</h3>',
  '<p>请来信 hello@jialingbay.example，并附上提交时得到的申请编号。我们在十五个工作日内处理完毕。</p>',
].join('\n');

const privacyEn = [
  '<p>This site has no accounts, no advertising, and no analytics or tracking of any kind. Your browser keeps one setting for us: the language you chose.</p>',
  '<h3>What we collect</h3>',
  '<p>Nothing, until you send a booking request or a suggestion. Then we receive what you wrote in the form, including your name, phone number, e-mail and address. To prevent abuse, the server briefly records the network address it came from.</p>',
  '<h3>What it is used for, and for how long</h3>',
  '<ul><li>Booking requests are seen only by our sales team, who use them to contact you. A request that leads to no booking is deleted after one year.</li><li>Complaints and suggestions are seen only by the people who deal with them, and are deleted two years after the matter is closed.</li><li>We never pass any of it on, and never use it for marketing.</li></ul>',
  '<h3>Your data, on request</h3>',
  '<p>To see, correct or delete what you sent, write to hello@jialingbay.example and quote your reference number. We answer within fifteen working days.</p>',
].join('\n');

/**
 * Pages made in the content system rather than in code: the privacy statement that the footer links to, and the pages of
 * the venues, each with a room to look around in.
 */
export const pageEntries: EntryInput[] = [
  {
    kind: 'page',
    id: '/about/privacy',
    data: {
      path: '/about/privacy',
      title: { zh: '隐私政策', en: 'Privacy' },
      // The menu hides it; the page does not, so that the sitemap names it.
      blocks: [
        {
          id: 'statement',
          type: 'rich-text',
          version: 1,
          props: {
            title: { zh: '我们如何对待您的信息', en: 'How we treat your information' },
            html: { zh: privacyZh, en: privacyEn },
          },
        },
      ],
    },
    texts: { 'zh-CN': {}, 'en-US': {} },
  },
  ...panoramaPages,
];
