import * as z from 'zod';
import { serviceKindLabels } from './enumeration-labels.ts';
import { serviceKinds } from './enumerations.ts';
import { label } from './label.ts';
import { address, list, oneOf, requiredText, text } from './lenient-fields.ts';

/** One service of a group; `basicInfoList` are its points. */
export const operationServiceSchema = z.object({
  backgroundImg: label(address(), { zh: '背景图', en: 'Background picture', box: [640, 360] }),
  icon: label(address(), { zh: '图标', en: 'Icon', widget: 'icon' }),
  headTitle: label(text(), { zh: '标题', en: 'Title' }),
  subTitle: label(text(), { zh: '说明', en: 'Description', widget: 'longText' }),
  basicInfoList: label(list(z.object({ describe: label(requiredText(), { zh: '要点', en: 'Point' }) })), {
    zh: '要点',
    en: 'Points',
  }),
});
export type OperationService = z.output<typeof operationServiceSchema>;

/** A group of operation services of one centre (specification, section 3). */
export const operationServiceGroupSchema = z.object({
  serviceType: label(oneOf(serviceKinds), {
    zh: '服务类别',
    en: 'Kind of service',
    values: serviceKindLabels,
  }),
  title: label(requiredText(), { zh: '标题', en: 'Title' }),
  titleInfo: label(text(), { zh: '说明', en: 'Description', widget: 'longText' }),
  operateDetails: label(list(operationServiceSchema), { zh: '服务', en: 'Services' }),
});
export type OperationServiceGroup = z.output<typeof operationServiceGroupSchema>;

export const operationServicesSchema = list(operationServiceGroupSchema);
