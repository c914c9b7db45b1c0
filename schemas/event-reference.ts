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
    widget: 'plain',
    help: {
      zh: '填活动页面的网址或排期编号，显示在该活动的页面上',
      en: 'Address of the event’s page, or its id in the schedule. Shown on that page',
    },
  });
