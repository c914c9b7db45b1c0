import type { ReadCallName } from '#schemas/calls.ts';
import { articleCases } from './articles.ts';
import type { CasesOf } from './case.ts';
import { centreCases } from './centres.ts';
import { documentCases } from './documents.ts';
import { scheduleCases } from './schedule.ts';
import { siteCases } from './site.ts';

/** For every read call: what is asked, and what answers it. A call without a case does not compile. */
export const cases: CasesOf<ReadCallName> = {
  ...siteCases,
  ...articleCases,
  ...scheduleCases,
  ...centreCases,
  ...documentCases,
};
