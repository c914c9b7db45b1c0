import * as z from 'zod';
import { label } from './label.ts';
import { address, aliases, bareOrList, list, requiredText, text } from './lenient-fields.ts';

/** A show or meeting in the schedule (specification, section 3). It holds both languages itself; dates are yyyy-mm-dd. */
export const scheduleItemSchema = aliases(
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
    propagandaMapAddress: label(address(), { zh: '宣传图', en: 'Picture' }),
  }),
);
export type ScheduleItem = z.output<typeof scheduleItemSchema>;

export const scheduleSchema = bareOrList(scheduleItemSchema);

const year = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? Number(value) : value),
  z.int().min(1).max(9999),
);

/** Years covered by the schedule. */
export const scheduleYearsSchema = list(year);
