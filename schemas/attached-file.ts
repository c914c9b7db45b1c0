import * as z from 'zod';
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
} from './tolerant.ts';

const picture = z.object({ address: address() }).optional().catch(undefined);

/** A facility of a hotel: `quantitativeValue` `unit`, as `320 rooms`. */
export const facilitySchema = z.object({
  name: requiredText(),
  unit: text(),
  quantitativeValue: text(),
  imageVO: picture,
});
export type Facility = z.output<typeof facilitySchema>;

/**
 * An attached file, or an item of an atlas list (specification, section 3). Files have an id, sights and hotels need
 * none: an id that is null is malformed, no id at all is not.
 */
export const attachedFileSchema = z.object({
  id: requiredText().optional(),
  name: requiredText(),
  remark: html(),
  sortLevel: number(),
  /** Its picture, or the poster of a film. */
  imageVO: picture,
  /** The file or film. */
  attachmentVO: list(z.object({ address: requiredAddress() })),
  /** Opens in a new tab. */
  jumpUrl: link(),
  supportingFacilityList: list(facilitySchema),
});
export type AttachedFile = z.output<typeof attachedFileSchema>;

export const attachedFilePageSchema = pageOf(attachedFileSchema);
