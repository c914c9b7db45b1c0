import * as z from 'zod';
import { calls } from '#schemas/calls.ts';
import { formDefinitionSchema } from '#schemas/form.ts';
import { namesOf } from '#schemas/form-fields.ts';

/** A form that asks for less than its call wants could never be sent. */
const askingEnough = formDefinitionSchema.refine(
  ({ call, fields }) => {
    const asked = fields.filter(({ required }) => required).flatMap(namesOf);
    return calls[call].creates.fields
      .filter(({ required }) => required)
      .flatMap(namesOf)
      .every((name) => asked.includes(name));
  },
  { path: ['fields'], error: 'leaves out a field that its call requires' },
);

/** A form, described as data; an editor may put any form on any page. */
export const formProps = z.object({
  title: z.string().optional(),
  intro: z.string().optional(),
  form: askingEnough,
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
