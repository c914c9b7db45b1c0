import { defineGroup } from './define.ts';

/** Page where applicants look up their requests. Receipts and booking pages link to it; no menu does. */
export const requests = defineGroup({
  pages: [
    {
      path: '/requests',
      title: { zh: '查询申请', en: 'Find a request' },
      meta: {
        hidden: true,
        noindex: true,
        background: 'mist',
        lowBanner: true,
        description: {
          zh: '凭申请编号和手机号码后四位，随时查询场地预订申请与投诉建议的办理进度；在开始处理之前，还可以修改内容或撤回申请。',
          en: 'See how a booking request or suggestion stands by its reference and the last four digits of your phone, and change or withdraw it while it is new.',
        },
      },
      blocks: [{ id: 'tracking', type: 'tracking', props: {} }],
    },
  ],
});
