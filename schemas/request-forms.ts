import { type CreateCallName, calls } from './calls.ts';
import type { LocalisedForm } from './form.ts';
import type { Localised } from './language.ts';
import { type RequestKind, requestKinds } from './request-tracking.ts';

/** What a request is, as its own form says it: which field is the title, which are dates, what each is called. */

type Field = LocalisedForm['fields'][number];
type Values = Readonly<Record<string, string>>;

const createCalls = Object.keys(requestKinds) as CreateCallName[];

/** The calls that take requests of a kind; without one, all of them. */
export const callsOf = (kind?: RequestKind): CreateCallName[] =>
  createCalls.filter((call) => kind === undefined || requestKinds[call] === kind);

/** The fields of a kind, in the order of its form. */
export const fieldsOf = (kind: RequestKind): readonly Field[] =>
  callsOf(kind).flatMap((call): readonly Field[] => calls[call].creates.fields);

/** A label for each value that a field is sent as. */
export const labelsOf = (field: Field): [name: string, label: Localised][] =>
  field.kind === 'dateTimeRange'
    ? [field.from, field.to].map(({ name, label }) => [name, label])
    : [[field.name, field.label]];

/** A request in a few words. */
export interface Headline {
  title: string;
  organisation: string;
  period: { from: string; to: string } | undefined;
  place: string[];
}

/** How much of a suggestion stands for its title, in characters. */
const beginning = 60;

/** What a form's receipt repeats: the title, then dates, then where and how large. A form without one has only texts. */
export function headlineOf(call: CreateCallName, values: Values): Headline {
  const form: LocalisedForm = calls[call].creates;
  const typed = (field: Field | undefined) => (field && values[field.name]?.trim()) || '';
  const [title, ...repeated] = (form.receipt ?? []).flatMap((name) =>
    form.fields.filter((field) => field.name === name),
  );
  const times = repeated.filter(isTime).flatMap(labelsOf);
  const moments = times.flatMap(([name]) => values[name] || []);
  const [from, to] = [moments[0], moments.at(-1)];
  const byToken = (token: string) =>
    form.fields.find((field) => 'autocomplete' in field && field.autocomplete === token);
  return {
    title: title ? typed(title) : begin(typed(form.fields.find(({ kind }) => kind === 'textarea'))),
    organisation: typed(byToken('organization') ?? byToken('name')),
    period: from !== undefined && to !== undefined ? { from, to } : undefined,
    place: repeated.flatMap((field) => (isTime(field) ? [] : typed(field) || [])),
  };
}

/** What a request is found by: what was typed on one line. Names, organisations, phone numbers, halls. */
export const searchedIn = (call: CreateCallName, values: Values): string[] =>
  calls[call].creates.fields.flatMap((field: Field) =>
    isTime(field) || field.kind === 'textarea' ? [] : (values[field.name] ?? []),
  );

const isTime = ({ kind }: Field) => kind === 'dateTime' || kind === 'dateTimeRange';

function begin(text: string): string {
  const [line = ''] = text.split('\n');
  const signs = [...line];
  return signs.length > beginning ? `${signs.slice(0, beginning).join('')}…` : line;
}
