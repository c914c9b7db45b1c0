import * as z from 'zod';
import { centerTypeNames, serviceKinds } from '#schemas/enumerations.ts';

/** One of the three sections of a centre's services. */
export const servicesProps = z.object({
  title: z.string().optional(),
  source: z.object({
    call: z.literal('operationServices'),
    params: z.object({ centerType: z.enum(centerTypeNames), serviceType: z.enum(serviceKinds) }),
  }),
  /** `idea`: a statement carried by pictures; `cards`: what can be ordered, two in a row; `list`: one below the other. */
  look: z.enum(['idea', 'cards', 'list']).default('cards'),
});
