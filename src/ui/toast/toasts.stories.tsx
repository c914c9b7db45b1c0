import type { StoryDefault } from '@ladle/react';
import { Bilingual, type Say } from '#tests/stories/bilingual.tsx';
import { Button } from '../Button.tsx';
import { ToastCard } from './start-toasts.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import type { ToastMessage } from './toast.ts';
import { useToasts } from './toast.ts';

export default { title: 'Toasts' } satisfies StoryDefault;

const messages = (say: Say): ToastMessage[] => [
  {
    kind: 'success',
    text: say('提交成功，我们会尽快与您联系。', 'Sent. We will get back to you as soon as we can.'),
  },
  { kind: 'info', text: say('清单已更新', 'The list is up to date') },
  { kind: 'warning', text: say('没有更多了！', 'no more') },
  {
    kind: 'error',
    text: say('提交失败,请联系管理员', 'submission failed, contact the administrator'),
  },
];

/** Every kind, at rest. */
export const Kinds = () => (
  <Bilingual>
    {(say) => (
      <div className="wrap max-w-toast py-8">
        {messages(say).map((message) => (
          <ToastCard
            key={message.kind}
            toast={{ ...message, id: message.kind }}
            dismissLabel={say('关闭提示', 'Dismiss')}
            dismiss={() => {}}
          />
        ))}
      </div>
    )}
  </Bilingual>
);

const Sender = ({ say }: { say: Say }) => {
  const { toast } = useToasts();
  return (
    <div className="wrap flex flex-wrap gap-4 py-8">
      {messages(say).map((message) => (
        <Button key={message.kind} variant="outline" onClick={() => toast(message)}>
          {message.text}
        </Button>
      ))}
    </div>
  );
};

/** Each button sends its own text: three show at once, the fourth waits. */
export const Live = () => (
  <Bilingual>
    {(say) => (
      <ToastProvider dismissLabel={say('关闭提示', 'Dismiss')}>
        <Sender say={say} />
      </ToastProvider>
    )}
  </Bilingual>
);
