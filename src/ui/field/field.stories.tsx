import type { StoryDefault } from '@ladle/react';
import { Bilingual, type Say } from '#tests/stories/bilingual.tsx';
import { Field, type NativeKind } from './Field.tsx';

export default { title: 'Field' } satisfies StoryDefault;

const labels: Readonly<Record<NativeKind, (say: Say) => string>> = {
  text: (say) => say('展会名称', 'Name of the exhibition'),
  phone: (say) => say('手机号', 'Mobile phone'),
  email: (say) => say('邮箱', 'E-mail'),
  number: (say) => say('预计观众', 'Expected visitors'),
  dateTime: (say) => say('布展时间', 'Build-up begins'),
  textarea: (say) => say('备注', 'Remark'),
};
const kinds = ['text', 'phone', 'email', 'number', 'dateTime', 'textarea'] as const;

type State = 'plain' | 'filled' | 'hinted' | 'wrong' | 'disabled';

const initials: Readonly<Record<NativeKind, string>> = {
  text: 'Expo 2027',
  phone: '02300008866',
  email: 'booking@example.com',
  number: '12000',
  dateTime: '2027-03-01T09:00',
  textarea: 'Expo 2027',
};

const show = (state: State) => (
  <Bilingual>
    {(say, language) => (
      <div className="wrap grid gap-x-gutter gap-y-6 py-8 md:grid-cols-2">
        {kinds.map((kind) => (
          <Field
            key={kind}
            id={`${language}-${state}-${kind}`}
            name={kind}
            kind={kind}
            label={labels[kind](say)}
            required={kind !== 'textarea'}
            maxLength={kind === 'textarea' ? 800 : 60}
            initial={state === 'filled' ? initials[kind] : undefined}
            value={state === 'filled' ? initials[kind] : ''}
            hint={state === 'hinted' ? say('我们只用它回复您', 'We use it only to reply to you') : undefined}
            error={state === 'wrong' ? say('请检查此项内容', 'Please check this field') : undefined}
            disabled={state === 'disabled'}
          />
        ))}
      </div>
    )}
  </Bilingual>
);

export const Plain = () => show('plain');
export const Filled = () => show('filled');
export const Hinted = () => show('hinted');
export const Wrong = () => show('wrong');
export const Disabled = () => show('disabled');
