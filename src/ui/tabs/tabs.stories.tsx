import type { StoryDefault } from '@ladle/react';
import { Bilingual, type Say } from '#tests/stories/bilingual.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

export default { title: 'Tabs' } satisfies StoryDefault;

const tabsOf = (say: Say): Tab[] => [
  {
    id: 'exhibition',
    label: say('展览中心', 'Exhibition centre'),
    content: <p>{say('四个无柱展厅。', 'Four halls without a column.')}</p>,
  },
  {
    id: 'conference',
    label: say('会议中心', 'Conference centre'),
    content: <p>{say('两千座的大会堂。', 'A plenary hall of two thousand seats.')}</p>,
  },
  {
    id: 'plaza',
    label: say('室外展场', 'Outdoor plaza'),
    content: <p>{say('江边的露天展场。', 'Open ground by the river.')}</p>,
  },
];

export const Light = () => (
  <Bilingual>
    {(say) => (
      <div className="wrap py-8">
        <Tabs label={say('场馆', 'Venues')} tabs={tabsOf(say)} />
      </div>
    )}
  </Bilingual>
);

export const Dark = () => (
  <Bilingual>
    {(say) => (
      <div className="on-dark bg-ink text-white">
        <div className="wrap py-8">
          <Tabs label={say('场馆', 'Venues')} tabs={tabsOf(say)} dark />
        </div>
      </div>
    )}
  </Bilingual>
);

/** More tabs than fit: the row scrolls sideways by itself. */
export const Many = () => (
  <Bilingual>
    {(say) => (
      <div className="wrap py-8">
        <Tabs
          label={say('会议室', 'Meeting rooms')}
          tabs={Array.from({ length: 16 }, (_, index) => ({
            id: `room-${index}`,
            label: say(`${index + 1} 号会议室`, `Meeting room ${index + 1}`),
            content: <p>{say(`第 ${index + 1} 间`, `Room ${index + 1}`)}</p>,
          }))}
        />
      </div>
    )}
  </Bilingual>
);
