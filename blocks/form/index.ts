import { suggestionForm } from '#schemas/form.ts';
import { localise } from '#schemas/language.ts';
import { defineBlock } from '../define.ts';
import { formProps } from './schema.ts';

/** A form that is sent to its create call; works without JavaScript, where it is posted to the page itself. */
export default defineBlock({
  type: 'form',
  version: 1,
  schema: formProps,
  example: {
    title: 'Complaints and suggestions',
    form: formProps.shape.form.parse(localise(suggestionForm, 'en-US')),
  },
  parameters: ['sent'],
});
