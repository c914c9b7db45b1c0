import { defineGroup } from './define.ts';

/** The page of an event: `/events/{slug}` (decision 033). */
export const events = defineGroup({
  pages: [
    {
      path: '/events',
      title: { zh: '活动', en: 'Event' },
      meta: { hidden: true },
      blocks: [{ id: 'event', type: 'event', props: {} }],
    },
  ],
});
