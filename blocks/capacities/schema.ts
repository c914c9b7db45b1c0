import * as z from 'zod';

/** What halls or rooms have figures of, side by side. */
export const capacitiesProps = z.object({
  source: z.discriminatedUnion('call', [
    z.object({ call: z.literal('venues'), params: z.object({}).prefault({}) }),
    z.object({ call: z.literal('meetingVenues'), params: z.object({}).prefault({}) }),
  ]),
  title: z.string().min(1),
  /** Only figures in this unit, such as people, where there are any. */
  unit: z.string().min(1).optional(),
  /** A line below the table. */
  note: z.string().optional(),
});
