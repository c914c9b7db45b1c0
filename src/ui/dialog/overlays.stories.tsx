import type { StoryDefault } from '@ladle/react';
import { type ComponentType, useState } from 'react';
import { Bilingual, type Say } from '#tests/stories/bilingual.tsx';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import type { ModalProps } from './Modal.tsx';

export default { title: 'Dialog and drawer' } satisfies StoryDefault;

interface OpenerProps {
  kind: ComponentType<ModalProps>;
  say: Say;
  paragraphs: number;
}

function Opener({ kind: Kind, say, paragraphs }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="wrap py-8">
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('查看须知', 'Read the terms')}
      </Button>
      <Kind open={open} onClose={() => setOpen(false)} title={say('预订须知', 'Booking terms')}>
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
      </Kind>
    </div>
  );
}

const show = (kind: OpenerProps['kind'], paragraphs = 1) => (
  <Bilingual>{(say) => <Opener kind={kind} say={say} paragraphs={paragraphs} />}</Bilingual>
);

export const AsDialog = () => show(Dialog);
export const LongDialog = () => show(Dialog, 30);
export const AsDrawer = () => show(Drawer);
export const LongDrawer = () => show(Drawer, 30);
