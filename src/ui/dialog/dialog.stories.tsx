import type { StoryDefault } from '@ladle/react';
import { useState } from 'react';
import { Bilingual, type Say } from '#tests/stories/bilingual.tsx';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';

export default { title: 'Dialog' } satisfies StoryDefault;

interface OpenerProps {
  say: Say;
  paragraphs: number;
}

function Opener({ say, paragraphs }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="wrap py-8">
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('查看须知', 'Read the terms')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={say('预订须知', 'Booking terms')}>
        {Array.from({ length: paragraphs }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph, often.
          <p key={index} className="mb-4">
            {say(
              '场馆将在 24 小时内通过电话或邮件与您联系，确认档期与展厅。',
              'The venue calls or writes to you within 24 hours to confirm dates and halls.',
            )}
          </p>
        ))}
        <Button onClick={() => setOpen(false)}>{say('知道了', 'I see')}</Button>
      </Dialog>
    </div>
  );
}

const show = (paragraphs: number) => (
  <Bilingual>{(say) => <Opener say={say} paragraphs={paragraphs} />}</Bilingual>
);

export const Short = () => show(1);
export const Long = () => show(30);
