import * as z from 'zod';
import { serviceKinds } from './enumerations.ts';
import { address, list, oneOf, requiredText, text } from './tolerant.ts';

/** One service of a group; `basicInfoList` are its points. */
export const operationServiceSchema = z.object({
  backgroundImg: address(),
  icon: address(),
  headTitle: text(),
  subTitle: text(),
  basicInfoList: list(z.object({ describe: requiredText() })),
});
export type OperationService = z.output<typeof operationServiceSchema>;

/** A section of the operation services of one centre (specification, section 3). */
export const operationServiceGroupSchema = z.object({
  serviceType: oneOf(serviceKinds),
  title: requiredText(),
  titleInfo: text(),
  operateDetails: list(operationServiceSchema),
});
export type OperationServiceGroup = z.output<typeof operationServiceGroupSchema>;

export const operationServicesSchema = list(operationServiceGroupSchema);
