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

it('treats a required field with only spaces as missing', () => {
  const fields = [field('name'), field('contact'), field('content'), field('company', false)];
  const values = { name: ' \n\t', contact: 'a@example.com', company: '' };
  expect(missingFields(fields, values).map(({ name }) => name)).toEqual(['name', 'content']);
});

it('sends a range as two fields and treats it as missing if one of them is', () => {
  expect(namesOf(range)).toEqual(['begin', 'end']);
  expect(missingFields([range], { begin: '2030-01-01T09:00' })).toEqual([range]);
  expect(missingFields([range], { begin: '2030-01-01T09:00', end: '2030-01-02T09:00' })).toEqual([]);
});
