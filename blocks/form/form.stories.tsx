import type { StoryDefault } from '@ladle/react';
import type { FormState } from '#blocks/define.ts';
import { formDefinitionSchema, suggestionForm } from '#schemas/form.ts';
import { localise } from '#schemas/language.ts';
import { Bilingual, type Say } from '#ui/story-support.tsx';
import View from './View.tsx';

export default { title: 'Blocks / form' } satisfies StoryDefault;

const show = (posted?: (say: Say) => FormState) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`form-${language}`}
        props={{
          title: say('请告诉我们', 'Tell us'),
          intro: say('您的意见会送到负责的人手中。', 'Your words reach the people in charge.'),
          form: formDefinitionSchema.parse(localise(suggestionForm, language)),
        }}
        data={{ endpoint: { state: 'ready', data: '/nowhere' } }}
        first
        {...(posted ? { form: posted(say) } : {})}
      />
    )}
  </Bilingual>
);

const values = { name: 'Lin', contact: '023', content: '' };

export const Editing = () => show();
export const Rejected = () =>
  show((say) => ({
    values,
    errors: { contact: 'invalid', content: 'required' },
    outcome: 'rejected',
    message: say('请求内容有误，请检查后重试。', 'The request is not valid. Please check it and try again.'),
  }));
export const Failed = () =>
  show((say) => ({
    values: { ...values, content: say('停车场指示牌不清楚。', 'The car park signs are unclear.') },
    errors: {},
    outcome: 'failed',
  }));
export const Sent = () =>
  show((say) => ({
    values: {},
    errors: {},
    outcome: 'sent',
    message: say('提交成功，我们会尽快与您联系。', 'Sent. We will get back to you soon.'),
    reference: 'SG-261121-0047',
  }));
