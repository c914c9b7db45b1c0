import { calls, contractBase } from '#schemas/calls.ts';
import { suggestionForm } from '#schemas/form.ts';
import { type CallFields, fieldsTaken } from '#schemas/form-rest.ts';
import { localise } from '#schemas/language.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { defineBlock, given, type Query, query } from '../define.ts';
import { formProps } from './schema.ts';

/** Where a form goes, a path of our origin; what is taken there; and the time zone that its dates are in. */
export interface Endpoint {
  path: string;
  takes: CallFields;
  timeZone: string;
}

const contact = 'official.contactUs.config';

/** A form that is sent to its create call; without JavaScript it is posted to the page itself. */
export default defineBlock({
  type: 'form',
  version: 1,
  schema: formProps,
  example: {
    title: 'Complaints and suggestions',
    form: formProps.shape.form.parse(localise(suggestionForm, 'en-US')),
  },
  queries: ({ form, aside }, { timeZone, config }): { endpoint: Query<Endpoint>; phone: Query<string> } => ({
    endpoint: given({
      path: contractBase + calls[form.call].path,
      takes: fieldsTaken(calls[form.call].creates.fields),
      timeZone,
    }),
    phone: aside?.call
      ? query(
          'remoteConfig',
          { key: contact },
          {
            name: 'phone',
            select: (answer: RemoteConfigAnswer) => {
              const { areaCode, phone } = config(contact, answer)?.bannerVipLine ?? {};
              return phone && [areaCode, phone].filter(Boolean).join(' ');
            },
          },
        )
      : given<string>(undefined),
  }),
});
