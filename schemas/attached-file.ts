import * as z from 'zod';
import { label } from './label.ts';
import {
  address,
  html,
  link,
  list,
  number,
  pageOf,
  requiredAddress,
  requiredText,
  text,
} from './lenient-fields.ts';

const picture = z
  .object({ address: label(address(), { zh: '图片', en: 'Picture' }) })
  .optional()
  .catch(undefined);

/** A facility of a hotel: `quantitativeValue` `unit`, as `320 rooms`. */
export const facilitySchema = z.object({
  name: label(requiredText(), { zh: '名称', en: 'Name' }),
  unit: label(text(), { zh: '单位', en: 'Unit', mayLack: true }),
  quantitativeValue: label(text(), { zh: '数量', en: 'Number', widget: 'plain' }),
  imageVO: label(picture, { zh: '图片', en: 'Picture' }),
});
export type Facility = z.output<typeof facilitySchema>;

/**
 * An attached file, or an item of an atlas list (specification, section 3). Files have an id; sights and hotels may
 * omit it, but a null id is malformed.
 */
export const attachedFileSchema = z.object({
  id: label(requiredText().optional(), { zh: '编号', en: 'Id', widget: 'hidden' }),
  name: label(requiredText(), { zh: '名称', en: 'Name' }),
  remark: label(html(), { zh: '说明', en: 'Description' }),
  sortLevel: number(),
  /** Its picture, or the poster of a film. */
  imageVO: label(picture, { zh: '图片', en: 'Picture' }),
  /** The file or film. */
  attachmentVO: label(
    list(
      z.object({
        address: label(requiredAddress(), { zh: '文件或视频', en: 'File or film', widget: 'file' }),
      }),
    ),
    { zh: '文件', en: 'Files' },
  ),
  /** Opens in a new tab. */
  jumpUrl: label(link(), { zh: '链接', en: 'Link', widget: 'link' }),
  supportingFacilityList: label(list(facilitySchema), { zh: '设施', en: 'Facilities' }),
});
export type AttachedFile = z.output<typeof attachedFileSchema>;

export const attachedFilePageSchema = pageOf(attachedFileSchema);
