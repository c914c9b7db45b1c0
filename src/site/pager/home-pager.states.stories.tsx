import type { StoryDefault } from '@ladle/react';
import { type HomePagerContext, homePagerMachine } from '#machines/home-pager.ts';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { Marks } from './Pager.tsx';

export default { title: 'Machines / homePager' } satisfies StoryDefault;

const at = storiesOf({
  machine: homePagerMachine,
  show: ({ snapshot: { context }, say, language }) => (
    // A transform contains fixed elements, so each language has its own frame.
    <div className="relative h-80 translate-x-0 overflow-hidden bg-mist">
      <Marks
        title={say('首页', 'Home')}
        sections={Array.from({ length: context.count }, (_, index) => ({
          id: `section-${language}-${index}`,
          name: say(`第 ${index + 1} 屏`, `Section ${index + 1}`),
        }))}
        view={{ active: context.active, dark: context.active === 0 }}
        follow={(event) => event.preventDefault()}
      />
    </div>
  ),
});

const home: HomePagerContext = { count: 8, active: 0, overSchedule: false, momentum: 0 };

export const Off = at('off', () => home);
export const PagingSettled = at({ paging: 'settled' }, () => home);
export const PagingMoving = at({ paging: 'moving' }, () => ({ ...home, active: 1, momentum: 120 }));
export const PagingCoasting = at({ paging: 'coasting' }, () => ({ ...home, active: 1, momentum: 12 }));
