import * as z from 'zod';
import { formDefinitionSchema } from '#schemas/form.ts';

/** A form, described as data; an editor may put any form on any page. */
export const formProps = z.object({
  title: z.string().optional(),
  intro: z.string().optional(),
  form: formDefinitionSchema,
});
