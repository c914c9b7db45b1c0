import * as z from 'zod';
import { address, flag, list, number, requiredAddress, requiredText } from './tolerant.ts';

/** Technical data of one hall or room: its floor plan, and pictures of its data (specification, section 3). */
export const technicalParameterSchema = z.object({
  title: requiredText(),
  plan: address(),
  voList: list(z.object({ hallInfoImg: requiredAddress() })),
  sort: number(),
  /** 1 is shown; readers leave out the others. */
  isOpen: flag(),
});
export type TechnicalParameter = z.output<typeof technicalParameterSchema>;

export const technicalParametersSchema = list(technicalParameterSchema);
