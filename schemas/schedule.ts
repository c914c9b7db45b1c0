import * as z from 'zod';
import { address, aliases, bareOrList, list, requiredText, text } from './tolerant.ts';

/** A show or meeting in the schedule (specification, section 3). It holds both languages itself; dates are yyyy-mm-dd. */
export const scheduleItemSchema = aliases(
  { projectName: ['projectNameEn'] },
  z.object({
    projectName: requiredText(),
    projectNameEn: text(),
    content: text(),
    contentEn: text(),
    startDate: text(),
    endDate: text(),
    /** Where it takes place. */
    field: text(),
    fieldEn: text(),
    propagandaMapAddress: address(),
  }),
);
export type ScheduleItem = z.output<typeof scheduleItemSchema>;

export const scheduleSchema = bareOrList(scheduleItemSchema);

const year = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? Number(value) : value),
  z.int().min(1).max(9999),
);

/** The years the schedule covers. */
export const scheduleYearsSchema = list(year);
