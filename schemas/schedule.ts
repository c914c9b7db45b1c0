import * as z from 'zod';
import { eventKindLabels } from './enumeration-labels.ts';
import { eventKinds } from './enumerations.ts';
import { isRecord } from './is-record.ts';
import { label } from './label.ts';
import {
  address,
  aliases,
  bareOrList,
  flag,
  link,
  list,
  oneOf,
  requiredText,
  text,
} from './lenient-fields.ts';
import { motifLabels, motifs } from './motif.ts';

/** @returns the first day of a text such as `2026-11-24 08:00:00`; `undefined` if there is none or it does not exist */
function toDay(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.trim().slice(0, 10) : undefined;
  return z.iso.date().safeParse(day).data;
}

/** @returns hh:mm of `9:00`, `09:00:00` or `9：00`; `undefined` for any other value and for times that do not exist */
function toTime(value: unknown): string | undefined {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:：](\d{2})(?::\d{2})?$/.exec(String(value).trim()) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return /^(?:[01]\d|2[0-4]):[0-5]\d$/.test(time) && time <= '24:00' ? time : undefined;
}

/** Reads a day of a list or range of days as well: a backend may name all days of build-up. */
const day = (of: 'first' | 'last') =>
  z
    .pipe(
      z.transform((value) => {
        const given = isRecord(value) ? Object.values(value) : [value].flat();
        const days = given.flatMap((one) => toDay(one) ?? []).toSorted();
        return of === 'first' ? days[0] : days.at(-1);
      }),
      z.iso.date().optional(),
    )
    .optional();

const time = () => z.pipe(z.transform(toTime), z.string().optional()).optional();

/** Opening hours of one day, or of every day if `date` is absent. */
export const eventHoursSchema = z.object({
  date: label(day('first'), {
    zh: '日期',
    en: 'Day',
    help: { zh: '留空表示每天', en: 'Leave it empty for every day' },
  }),
  opens: label(time(), { zh: '开门', en: 'Opens', widget: 'time' }),
  closes: label(time(), { zh: '关门', en: 'Closes', widget: 'time' }),
  remark: label(text(), { zh: '备注（中文）', en: 'Remark in Chinese', widget: 'plain' }),
  remarkEn: label(text(), { zh: '备注（英文）', en: 'Remark in English', widget: 'plain' }),
});
export type EventHours = z.output<typeof eventHoursSchema>;

/** Reads one line, such as `09:00–17:00`, as the hours of every day. Any other line is a remark. */
function toHours(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [opens, closes, ...others] = value.split(/[-–—~～至到]/).map(toTime);
  return opens && closes && others.length === 0 ? { opens, closes } : { remark: value, remarkEn: value };
}

const hours = z.preprocess(
  (value) => ((value ?? '') === '' ? undefined : [value].flat().map(toHours)),
  list(eventHoursSchema),
);

/** Reads ids or names, also as one text with separators, or as objects that have them. */
const halls = z.preprocess((value) => {
  const given = typeof value === 'string' ? value.split(/[,;，；、]/).map((one) => one.trim()) : value;
  if (given === undefined || given === null) return undefined;
  return [given].flat().map((one) => (isRecord(one) ? (one.id ?? one.name) : one));
}, list(requiredText()));

/** An organiser may come as `{ name, url }`. */
const withOrganizer = (value: unknown): unknown =>
  isRecord(value) && isRecord(value.organizer)
    ? { organizerUrl: value.organizer.url, ...value, organizer: value.organizer.name }
    : value;

const yesOrNo = () =>
  z
    .pipe(
      flag(),
      z.transform((value) =>
        value === 'true' || value === '1' ? '1' : value === undefined ? undefined : '0',
      ),
    )
    .optional();

/**
 * A show or meeting in the schedule (specification, section 3). It holds both languages itself; dates are yyyy-mm-dd.
 * Fields from `id` on are optional additions to the order (decisions, section 7): existing backends need not send them.
 */
export const scheduleItemSchema = z.preprocess(
  withOrganizer,
  aliases(
    { projectName: ['projectNameEn'] },
    z.object({
      projectName: label(requiredText(), { zh: '名称', en: 'Name' }),
      projectNameEn: text(),
      content: label(text(), { zh: '介绍', en: 'Description', widget: 'longText' }),
      contentEn: text(),
      startDate: text(),
      endDate: text(),
      /** Where it takes place. */
      field: label(text(), { zh: '地点', en: 'Where' }),
      fieldEn: text(),
      propagandaMapAddress: label(address(), { zh: '宣传图', en: 'Picture', box: [600, 400] }),
      motif: label(oneOf(motifs), {
        zh: '主视觉图形',
        en: 'Motif',
        values: motifLabels,
        help: {
          zh: '没有宣传图时显示；留空则按名称选择',
          en: 'Shown without a picture. Left empty, the name decides',
        },
      }),
      id: label(text(), { zh: '编号', en: 'Id', widget: 'hidden' }),
      kind: label(
        z
          .pipe(
            z.transform((value) => (typeof value === 'string' ? value.toLowerCase() : value)),
            oneOf(eventKinds),
          )
          .optional(),
        { zh: '类别', en: 'Kind', values: eventKindLabels },
      ),
      description: label(text(), {
        zh: '详情',
        en: 'Details',
        widget: 'longText',
        help: {
          zh: '显示在活动页面上，空行分段',
          en: 'For the page of the event. An empty line begins a paragraph',
        },
      }),
      descriptionEn: text(),
      hours: label(hours, { zh: '开放时间', en: 'Opening hours' }),
      /** Ids or names of the halls and rooms, as in the order's field `field` but one by one. */
      halls: label(halls, {
        zh: '展厅与会议室',
        en: 'Halls and rooms',
        widget: 'plain',
        help: {
          zh: '一行一个，写编号：1、2、201、plaza',
          en: 'One a line, by its id: 1, 2, 201, plaza',
        },
      }),
      admission: label(text(), { zh: '入场要求', en: 'Who may enter' }),
      admissionEn: text(),
      tickets: label(text(), { zh: '门票', en: 'Tickets' }),
      ticketsEn: text(),
      /** Where visitors register or buy tickets. */
      url: label(link(), { zh: '登记或购票网址', en: 'Registration or tickets', widget: 'link' }),
      organizer: label(text(), { zh: '主办单位', en: 'Organiser' }),
      organizerEn: text(),
      organizerUrl: label(link(), { zh: '主办单位网址', en: 'Website of the organiser', widget: 'link' }),
      /** First day of build-up, which ends the day before the event. */
      buildUp: label(day('first'), { zh: '布展首日', en: 'First day of build-up' }),
      /** Last day of dismantling, which begins when the event closes. */
      dismantle: label(day('last'), { zh: '撤展末日', en: 'Last day of dismantling' }),
      /** `1`: it does not take place. */
      cancelled: label(yesOrNo(), {
        zh: '是否取消',
        en: 'Cancelled',
        values: { '0': { zh: '照常举行', en: 'Takes place' }, '1': { zh: '已取消', en: 'Cancelled' } },
      }),
      /** `1`: not an event yet; its days and halls are kept for a host. Visitors get no name ({@link withoutName}). */
      hold: label(yesOrNo(), {
        zh: '占位',
        en: 'Hold',
        values: { '0': { zh: '活动', en: 'Event' }, '1': { zh: '仅占位', en: 'Hold only' } },
        help: {
          zh: '仅占位：空档期中显示“已预留”，不出现在排期里，访客看不到名称',
          en: 'A hold shows as taken in the free dates. It is not in the schedule, and visitors never get its name',
        },
      }),
      /** Last day on which a hold is kept, in the site's time zone; after it, its days are free. */
      heldUntil: label(day('first'), {
        zh: '占位保留到',
        en: 'Held until',
        widget: 'date',
        help: {
          zh: '仅用于占位：过了这一天，空档期中重新显示为空闲；留空则一直保留',
          en: 'For holds only. After this day its days are free again; left empty, the hold does not end',
        },
      }),
      /** `1`: visitors learn that its halls are taken, and nothing else ({@link withoutName}). */
      confidential: label(yesOrNo(), {
        zh: '名称是否公开',
        en: 'Name',
        values: { '0': { zh: '公开', en: 'Public' }, '1': { zh: '保密', en: 'Confidential' } },
        help: {
          zh: '保密：空档期中只显示“活动”，不出现在排期里',
          en: 'A confidential event is shown as “Event” in the free dates, and is not in the schedule',
        },
      }),
      /** When it was last changed, yyyy-mm-dd hh:mm:ss, or ISO 8601 with a zone. */
      updateTime: label(text(), { zh: '更新时间', en: 'Changed at', widget: 'hidden' }),
      /** Last parts of the addresses that its page had under other names and dates, oldest first. */
      earlierSlugs: label(list(requiredText()), { zh: '旧网址', en: 'Earlier addresses', widget: 'hidden' }),
    }),
  ),
);
export type ScheduleItem = z.output<typeof scheduleItemSchema>;

/** @returns true for holds and confidential events, of which visitors get days and halls only (rule EVT-08) */
export const isNameless = ({ hold, confidential }: Pick<ScheduleItem, 'hold' | 'confidential'>): boolean =>
  hold === '1' || confidential === '1';

/** Names that visitors get in place of those of holds and confidential events. */
const publicNames = {
  hold: { projectName: '已预留', projectNameEn: 'On hold' },
  event: { projectName: '活动', projectNameEn: 'Event' },
};

/**
 * Removes everything but days, halls and flags from a hold or a confidential event. Other items stay as they are.
 * Applied when such an item is published and when the answer of a backend is read, so that no cache, file or answer
 * contains the name.
 *
 * @returns an item with a name that says no more than that the halls are taken
 */
export function withoutName(item: ScheduleItem): ScheduleItem {
  if (!isNameless(item)) return item;
  const { startDate, endDate, halls, buildUp, dismantle, cancelled, hold, heldUntil, confidential } = item;
  return {
    ...publicNames[hold === '1' ? 'hold' : 'event'],
    ...{ startDate, endDate, halls, hours: [], buildUp, dismantle, cancelled, hold, heldUntil, confidential },
    earlierSlugs: [],
  };
}

export const scheduleSchema = bareOrList(scheduleItemSchema.overwrite(withoutName));

const year = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? Number(value) : value),
  z.int().min(1).max(9999),
);

/** Years covered by the schedule. */
export const scheduleYearsSchema = list(year);
