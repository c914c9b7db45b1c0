import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** The event whose name and first day are in the address. */
export const eventProps = z.object({
  /** Shows for each day of build-up and dismantling what happens on it. */
  exhibitors: label(z.boolean().default(true), {
    zh: '给参展商的布展、撤展日历',
    en: 'Build-up and dismantling for exhibitors',
  }),
  /** Links to other events on the same days. */
  sameTime: label(z.boolean().default(true), { zh: '同期活动', en: 'Events at the same time' }),
  /** Links to the pages about travel and hotels. */
  arrival: label(z.boolean().default(true), { zh: '交通与住宿的链接', en: 'Links to travel and hotels' }),
});
