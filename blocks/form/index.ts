import { defineBlock, type Query, staticData } from '#blocks/define.ts';
import { phoneQuery } from '#blocks/hotline-query.ts';
import { calls, contractBase } from '#schemas/calls.ts';
import { suggestionForm } from '#schemas/form.ts';
import { type CallFields, fieldsTaken } from '#schemas/unmapped-fields.ts';
import { formProps } from './schema.ts';

/** Endpoint of a form. */
export interface Endpoint {
  /** Path of the create call at our origin. */
  path: string;
  /** Fields that the call accepts. */
  takes: CallFields;
  /** Time zone of its dates. */
  timeZone: string;
  /** Path of the page that looks up requests; absent if there is none. */
  tracking?: string | undefined;
}

/** A form for a create call. Without JavaScript it posts to its own page. */
export default defineBlock({
  type: 'form',
  version: 1,
  schema: formProps,
  palette: {
    group: 'interaction',
    name: { zh: '表单', en: 'Form' },
    help: { zh: '预订、投诉与建议等访客填写的表单', en: 'A form for visitors: bookings, suggestions' },
    sketch: 'form',
  },
  example: {
    title: { zh: '投诉与建议', en: 'Complaints and suggestions' },
    form: suggestionForm,
  },
  actions: ({ form }) => [form.call],
  queries: ({ form, aside }, context): { endpoint: Query<Endpoint>; phone: Query<string> } => ({
    endpoint: staticData({
      path: contractBase + calls[form.call].path,
      takes: fieldsTaken(calls[form.call].creates.fields),
      timeZone: context.timeZone,
      tracking: context.pagesShowing({ call: 'trackRequest' })[0]?.path,
    }),
    phone: aside?.call ? phoneQuery(context) : staticData<string>(undefined),
  }),
  texts: ({ title, intro, form }) => ({
    prose: [{ text: intro }],
    items: [{ title, text: form.note?.text }],
  }),
});
