import type { StoryDefault } from '@ladle/react';
import { item } from '#blocks/collection-item.ts';
import { technicalToggleMachine } from '#machines/technical-toggle.ts';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { PlanSheet } from './PlanSheet.tsx';

export default { title: 'Machines / technicalToggle' } satisfies StoryDefault;

const at = storiesOf({
  machine: technicalToggleMachine,
  show: ({ snapshot, say, language }) => (
    <div className="wrap py-8">
      <PlanSheet
        id={`toggle-${language}`}
        item={item({
          id: '1',
          title: say('1 号展厅', 'Hall 1'),
          picture: { src: `/media/plan-hall-1-${say('zh', 'en')}.svg`, width: 366, height: 223 },
          pictures: [
            { src: `/media/hall-info-hall-1-${say('zh', 'en')}.svg`, width: 720, height: 540 },
            { src: `/media/hall-info-section-${say('zh', 'en')}.svg`, width: 720, height: 540 },
          ],
          pictured: true,
        })}
        heading="h2"
        side={snapshot.value === 'info' ? 'info' : 'plan'}
        send={() => {}}
        preload={() => {}}
      />
    </div>
  ),
});

const both = () => ({ hasPlan: true, hasInfo: true });

export const Plan = at('plan', both);
export const Info = at('info', both);
