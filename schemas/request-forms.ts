import { type CreateCallName, calls } from './calls.ts';
import type { LocalisedForm } from './form.ts';
import { isTimeField } from './form-fields.ts';
import type { Localised } from './language.ts';
import { type RequestKind, requestKinds } from './request-tracking.ts';

/** Derives title, dates and labels of a request from its form. */

type Field = LocalisedForm['fields'][number];
type Values = Readonly<Record<string, string>>;

const createCalls = Object.keys(requestKinds) as CreateCallName[];

/** @returns the create calls of a kind of request, or all of them */
export const callsOf = (kind?: RequestKind): CreateCallName[] =>
  createCalls.filter((call) => kind === undefined || requestKinds[call] === kind);

/** @returns the fields of a kind of request in form order */
export const fieldsOf = (kind: RequestKind): readonly Field[] =>
  callsOf(kind).flatMap((call): readonly Field[] => calls[call].creates.fields);

/** @returns a label for each submitted name of a field; a range has two */
export const labelsOf = (field: Field): [name: string, label: Localised][] =>
  field.kind === 'dateTimeRange'
    ? [field.from, field.to].map(({ name, label }) => [name, label])
    : [[field.name, field.label]];

/** Summary of a request. */
export interface Headline {
  title: string;
  organisation: string;
  period: { from: string; to: string } | undefined;
  place: string[];
}

/** Maximum characters of a suggestion that are used as its title. */
const beginning = 60;

/**
 * Summarises a request by the fields of its form's receipt.
 *
 * @returns title, dates, place and size; a form without a receipt gives the beginning of its free text as the title
 */
export function headlineOf(call: CreateCallName, values: Values): Headline {
  const form: LocalisedForm = calls[call].creates;
  const typed = (field: Field | undefined) => (field && values[field.name]?.trim()) || '';
  const [title, ...repeated] = (form.receipt ?? []).flatMap((name) =>
    form.fields.filter((field) => field.name === name),
  );
  const times = repeated.filter(isTimeField).flatMap(labelsOf);
  const moments = times.flatMap(([name]) => values[name] || []);
  const [from, to] = [moments[0], moments.at(-1)];
  const byToken = (token: string) =>
    form.fields.find((field) => 'autocomplete' in field && field.autocomplete === token);
  return {
    title: title ? typed(title) : begin(typed(form.fields.find(({ kind }) => kind === 'textarea'))),
    organisation: typed(byToken('organization') ?? byToken('name')),
    period: from !== undefined && to !== undefined ? { from, to } : undefined,
    place: repeated.flatMap((field) => (isTimeField(field) ? [] : typed(field) || [])),
  };
}

/**
 * @returns the texts by which the inbox finds a request: its single-line fields, such as names, phone numbers and halls
 */
export const searchedIn = (call: CreateCallName, values: Values): string[] =>
  calls[call].creates.fields.flatMap((field: Field) =>
    isTimeField(field) || field.kind === 'textarea' ? [] : (values[field.name] ?? []),
  );

function begin(text: string): string {
  const [line = ''] = text.split('\n');
  const signs = [...line];
  return signs.length > beginning ? `${signs.slice(0, beginning).join('')}…` : line;
}
