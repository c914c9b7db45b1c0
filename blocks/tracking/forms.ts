import { calls } from '#schemas/calls.ts';
import { type FormDefinition, formDefinitionSchema } from '#schemas/form.ts';
import { type Language, localiseDeep } from '#schemas/language.ts';
import type { RequestKind, requestKinds } from '#schemas/request-tracking.ts';

/** Fields of each kind of request, used to show and amend its values. */
export type TrackedForms = Readonly<Record<RequestKind, FormDefinition['fields']>>;

/** Fields of the built-in forms in one language. Server only: browsers get them as data. */
export function formsIn(language: Language): TrackedForms {
  const fieldsOf = (call: keyof typeof requestKinds) =>
    formDefinitionSchema.parse(localiseDeep(calls[call].creates, language)).fields;
  return {
    exhibition: fieldsOf('createExhibitionBooking'),
    meeting: fieldsOf('createMeetingBooking'),
    suggestion: fieldsOf('createSuggestion'),
  };
}
