import * as z from 'zod';
import { label, labelOf } from '#schemas/label.ts';
import { pageDefinitionSchema, pageMetaSchema } from '#schemas/page.ts';

const { shape } = pageDefinitionSchema;
const { shape: meta } = pageMetaSchema;

/**
 * Settings of a page as a form schema: the part of `pageDefinitionSchema` that editors change, with its labels, and with
 * the defaults that the form shows.
 */
export const pageSettings = z.object({
  title: shape.title,
  meta: labelledAs(
    shape.meta,
    z.object({
      description: meta.description,
      padding: labelledAs(meta.padding, z.boolean().default(true)),
      background: labelledAs(meta.background, z.enum(['white', 'mist']).default('white')),
      banner: meta.banner,
      lowBanner: labelledAs(meta.lowBanner, z.boolean().default(false)),
      hidden: labelledAs(meta.hidden, z.boolean().default(false)),
      paging: labelledAs(meta.paging, z.boolean().default(false)),
    }),
  ),
});

/** Gives a schema the label of another one. */
function labelledAs<T extends z.ZodType>(source: z.ZodType, schema: T): T {
  const text = labelOf(source);
  return text ? label(schema, text) : schema;
}
