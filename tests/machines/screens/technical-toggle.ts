import type { Collection, CollectionItem } from '#blocks/collection-item.ts';
import { technicalToggleMachine } from '#machines/technical-toggle.ts';
import { otherPage } from '../other-page.ts';
import { type Hands, type ScreenStart, screenOf } from '../screen.ts';

const halls = '/exhibitCenter/technicalParameter';
/** The first hall of the page. */
const hall = '#parameters-0';
const radio = ({ css }: Hands, number: '0' | '1') => css(`${hall} input[value="${number}"]`);
const wake = ({ css }: Hands) => css(`${hall} fieldset`).hover();

/** The page of the halls, with other drawings for the first hall. */
const hallWith = (fields: Partial<CollectionItem>): ScreenStart => ({
  path: '/exhibitCenter/exhibitionHallIntroduction',
  within: {
    link: halls,
    answer: otherPage('plans', (real) => {
      if (real.state !== 'ready') throw new Error('the site has no halls');
      const { items, ...rest } = real.value as Collection;
      return {
        ...real,
        value: { ...rest, items: items.map((item, index) => (index === 0 ? { ...item, ...fields } : item)) },
      };
    }),
  },
  wake,
});

const notThere = 'The switch is grey where there is nothing to choose, and sends nothing.';

/** Rule TECH-01: toggles between the floor plan of a hall and its venue info. */
export const technicalToggleScreen = screenOf<typeof technicalToggleMachine>({
  machine: technicalToggleMachine,
  starts: {
    'a plan and info': { path: halls, wake },
    'a plan alone': hallWith({ pictures: [] }),
    'info alone': hallWith({ picture: undefined }),
  },
  moves: {
    'the visitor chooses the info': {
      event: ({ value, context }) => (value === 'plan' && context.hasInfo ? { type: 'showInfo' } : undefined),
      act: (hands) => radio(hands, '1').click(),
    },
    'the visitor chooses the plan': {
      event: ({ value, context }) => (value === 'info' && context.hasPlan ? { type: 'showPlan' } : undefined),
      act: (hands) => radio(hands, '0').click(),
    },
    'missing info is selected': {
      event: ({ context }) => (context.hasInfo ? undefined : { type: 'showInfo' }),
      sent: notThere,
    },
    'a missing plan is selected': {
      event: ({ context }) => (context.hasPlan ? undefined : { type: 'showPlan' }),
      sent: notThere,
    },
    'the toggle event is sent': {
      event: () => ({ type: 'toggle' }),
      sent: 'The switch has two buttons, each of which names its view.',
    },
  },
  shows: {
    plan: async (hands) => {
      await hands.css(`${hall}:has([value="0"]:checked) figure.bg-paper`).shown();
      await hands.css(`${hall} figure.bg-white`).hidden();
    },
    info: async (hands) => {
      await hands.css(`${hall}:has([value="1"]:checked) figure.bg-white`).shown();
      await hands.css(`${hall} figure.bg-paper`).hidden();
    },
  },
});
