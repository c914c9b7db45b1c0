import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** In metres. */
const metres = z.number().min(-10_000).max(10_000);

const area = z.object({
  /** Ids of its halls and rooms in the schedule. */
  halls: label(z.array(z.string().min(1)), {
    zh: '展厅与会议室',
    en: 'Halls and rooms',
    widget: 'plain',
    help: { zh: '一行一个，写排期里的编号', en: 'One a line, by its id in the schedule' },
  }),
  /** Text in the rectangle. */
  name: label(z.string().min(1), { zh: '名称', en: 'Name' }),
  /** How visitors get there. Shown for the first area that an event takes. */
  way: label(z.string().optional(), { zh: '如何到达', en: 'How to get there', widget: 'longText' }),
  /** Distance of its left edge from that of the plan, in metres. */
  left: label(metres, { zh: '左边距（米）', en: 'From the left (m)' }),
  /** Distance of its upper edge from that of the plan, in metres. */
  top: label(metres, { zh: '上边距（米）', en: 'From the top (m)' }),
  /** Width in metres, at least 0.1. */
  width: label(metres.min(0.1), { zh: '宽（米）', en: 'Width (m)' }),
  /** Height in metres, at least 0.1. */
  height: label(metres.min(0.1), { zh: '高（米）', en: 'Height (m)' }),
});
export type PlanArea = z.output<typeof area>;

/** The event whose name and first day are in the address. */
export const eventProps = z.object({
  /** Shows for each day of build-up and dismantling what happens on it. */
  exhibitors: label(z.boolean().default(true), {
    zh: '给参展商的布展、撤展日历',
    en: 'Build-up and dismantling for exhibitors',
  }),
  /** Links to other events on the same days. */
  sameTime: label(z.boolean().default(true), { zh: '同期活动', en: 'Events at the same time' }),
  /** The way to the halls, hotels, and links to the pages about both. */
  arrival: label(z.boolean().default(true), { zh: '交通与住宿', en: 'Travel and hotels' }),
  /** News, event galleries and albums that name the event. */
  related: label(z.boolean().default(true), { zh: '相关新闻与相册', en: 'News and albums about it' }),
  /** Parts of the building as rectangles. Those that the event takes are marked. */
  plan: label(z.array(area).default([]), {
    zh: '展厅平面图',
    en: 'Plan of the halls',
    help: {
      zh: '每个区域是一个矩形；活动使用的区域会标出来',
      en: 'Each area is a rectangle. Those that an event takes are marked',
    },
  }),
});
