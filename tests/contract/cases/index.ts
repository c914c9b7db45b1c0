import type { ReadCallName } from '#schemas/calls.ts';
import { articleCases } from './articles.ts';
import type { CasesOf } from './case.ts';
import { centreCases } from './centres.ts';
import { documentCases } from './documents.ts';
import { scheduleCases } from './schedule.ts';
import { siteCases } from './site.ts';

/** Requests and expected answers of every read call. A call without a case is a type error. */
export const cases: CasesOf<ReadCallName> = {
  ...siteCases,
  ...articleCases,
  ...scheduleCases,
  ...centreCases,
  ...documentCases,
};
