import { suggestionForm } from '#schemas/form.ts';
import { defineGroup } from './define.ts';

const profile = 'official.companyProfile.config';
const contact = 'official.contactUs.config';

export const about = defineGroup({
  path: '/about',
  pages: [
    {
      path: '/about/companyProfile',
      title: { zh: '公司简介', en: 'Company profile' },
      meta: { padding: false },
      blocks: [
        {
          id: 'venue',
          type: 'profile',
          props: { source: { call: 'remoteConfig', params: { key: profile } } },
        },
        {
          id: 'figures',
          type: 'stats',
          props: { source: { call: 'remoteConfig', params: { key: profile } }, lead: false },
        },
        {
          id: 'services',
          type: 'collection',
          props: { source: { call: 'remoteConfig', params: { key: profile } }, layout: 'cards' },
        },
        {
          id: 'vision',
          type: 'statement',
          props: { source: { call: 'remoteConfig', params: { part: 'development' } } },
        },
      ],
    },
    {
      path: '/about/contactUs',
      title: { zh: '联系我们', en: 'Contact us' },
      meta: {
        description: {
          zh: '招展招会、现场服务与商务合作的电话和邮箱，以及各项咨询的服务时间、场馆地址与地图位置，帮您一次找到对的人，少走弯路。',
          en: 'Phone numbers and e-mail addresses for event sales and on-site service, when each is answered, and where to find the centre on the map.',
        },
      },
      blocks: [
        {
          id: 'contacts',
          type: 'contacts',
          props: { source: { call: 'remoteConfig', params: { key: contact } } },
        },
        {
          id: 'map',
          type: 'map',
          props: {
            source: { call: 'remoteConfig', params: { key: contact } },
            link: { label: { zh: '查看交通指引', en: 'Getting here' }, href: '/periphery/trafficGuidance' },
          },
        },
      ],
    },
    {
      path: '/about/complaintAdvice',
      title: { zh: '投诉建议', en: 'Complaints and suggestions' },
      meta: {
        lowBanner: true,
        description: {
          zh: '参展、参会或参观中遇到问题，或有更好的想法，请在这里告诉我们：每一封来信都会送到负责的人手中，您填写的信息将严格保密。',
          en: 'Send a complaint or suggestion to the centre. It reaches the people in charge, and what you write is kept confidential.',
        },
      },
      blocks: [
        {
          id: 'suggestion',
          type: 'form',
          props: {
            title: { zh: '请告诉我们', en: 'Tell us' },
            intro: {
              zh: '无论是参展、参会还是参观，您遇到的问题和想法都会送到负责的人手中。',
              en: 'Whether you exhibit, meet or visit: what went wrong, or could go better, reaches the people in charge.',
            },
            form: suggestionForm,
            aside: {
              title: { zh: '提交之后', en: 'What happens next' },
              steps: [
                { zh: '客户服务团队阅读每一封来信', en: 'Our customer service team reads every message' },
                { zh: '请负责的部门核实您反映的情况', en: 'They ask the people in charge what happened' },
                { zh: '按您留下的方式答复您', en: 'You get an answer by phone or email' },
              ],
              call: { caption: { zh: '事情紧急？', en: 'Is it urgent?' } },
            },
          },
        },
      ],
    },
  ],
});
