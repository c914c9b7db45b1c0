import { calls, contractBase } from '#schemas/calls.ts';
import { suggestionForm } from '#schemas/form.ts';
import { localise } from '#schemas/language.ts';
import { defineBlock, given, type Query } from '../define.ts';
import { formProps } from './schema.ts';

/**
 * A form that is sent to its create call (`endpoint`, a path of our origin); without JavaScript it is posted to the
 * page itself.
 */
export default defineBlock({
  type: 'form',
  version: 1,
  schema: formProps,
  example: {
    title: 'Complaints and suggestions',
    form: formProps.shape.form.parse(localise(suggestionForm, 'en-US')),
  },
  queries: ({ form }): { endpoint: Query<string> } => ({
    endpoint: given(contractBase + calls[form.call].path),
  }),
});
