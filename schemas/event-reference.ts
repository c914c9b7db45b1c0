import { label } from './label.ts';
import { text } from './lenient-fields.ts';

/**
 * An addition to the order (decisions, section 7).
 *
 * @returns schema of the event that an article or album is about: its id, or the address of its page; existing backends need not send it
 */
export const eventReference = () =>
  label(text(), {
    zh: '所属活动',
    en: 'Event',
    widget: 'event',
    help: {
      zh: '按名称查找排期中的活动，本条内容会显示在该活动的页面上',
      en: 'Find an event of the schedule by its name. This is then shown on its page',
    },
  });
