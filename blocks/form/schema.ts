import * as z from 'zod';
import { formDefinitionSchema } from '#schemas/form.ts';

/** A form, described as data; an editor may put any form on any page. */
export const formProps = z.object({
  title: z.string().optional(),
  intro: z.string().optional(),
  form: formDefinitionSchema,
  /** What stands beside the form: what happens after it is sent, and the phone number of the contact config. */
  aside: z
    .object({
      title: z.string(),
      steps: z.array(z.string()),
      /** Above the phone number, and when it is answered. */
      call: z.object({ caption: z.string(), hours: z.string().optional() }).optional(),
      link: z.object({ label: z.string(), href: z.string() }).optional(),
    })
    .optional(),
});
