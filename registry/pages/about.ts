import { suggestionForm } from '#schemas/form.ts';
import { defineGroup, emptyPage } from './define.ts';

export const about = defineGroup({
  path: '/about',
  pages: [
    emptyPage('/about/companyProfile', '公司简介', 'Company profile'),
    emptyPage('/about/contactUs', '联系我们', 'Contact us'),
    {
      path: '/about/complaintAdvice',
      title: { zh: '投诉建议', en: 'Complaints and suggestions' },
      meta: {
        description: {
          zh: '提交投诉或建议。您填写的信息将严格保密。',
          en: 'Send a complaint or suggestion to the centre. What you write is kept confidential.',
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
          },
        },
      ],
    },
  ],
});
