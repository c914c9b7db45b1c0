import { calls } from '#schemas/calls.ts';
import { type FormDefinition, formDefinitionSchema } from '#schemas/form.ts';
import { type Language, localiseDeep } from '#schemas/language.ts';
import type { RequestKind, requestKinds } from '#schemas/request-tracking.ts';

/** The fields of each kind of request, by which its values are shown and amended. */
export type TrackedForms = Readonly<Record<RequestKind, FormDefinition['fields']>>;

/** Those of the forms that the calls are made for, in one language. For servers: browsers get them as data. */
export function formsIn(language: Language): TrackedForms {
  const fieldsOf = (call: keyof typeof requestKinds) =>
    formDefinitionSchema.parse(localiseDeep(calls[call].creates, language)).fields;
  return {
    exhibition: fieldsOf('createExhibitionBooking'),
    meeting: fieldsOf('createMeetingBooking'),
    suggestion: fieldsOf('createSuggestion'),
  };
}
