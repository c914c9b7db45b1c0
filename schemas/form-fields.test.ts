import { expect, it } from 'vitest';
import { missingFields, namesOf } from './form-fields.ts';

const field = (name: string, required = true) => ({ kind: 'text' as const, name, required });
const range = {
  kind: 'dateTimeRange' as const,
  name: 'dates',
  required: true,
  from: { name: 'begin' },
  to: { name: 'end' },
};

it('a required field is missing while it holds only blanks', () => {
  const fields = [field('name'), field('contact'), field('content'), field('company', false)];
  const values = { name: ' \n\t', contact: 'a@example.com', company: '' };
  expect(missingFields(fields, values).map(({ name }) => name)).toEqual(['name', 'content']);
});

it('a range is sent as its two ends, and is missing while one of them is', () => {
  expect(namesOf(range)).toEqual(['begin', 'end']);
  expect(missingFields([range], { begin: '2030-01-01T09:00' })).toEqual([range]);
  expect(missingFields([range], { begin: '2030-01-01T09:00', end: '2030-01-02T09:00' })).toEqual([]);
});
