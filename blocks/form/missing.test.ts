import { expect, it } from 'vitest';
import { missingFields } from './missing.ts';

const field = (name: string, required = true) => ({ name, required });

it('a required field is missing while it holds only blanks', () => {
  const fields = [field('name'), field('contact'), field('content'), field('company', false)];
  const values = { name: ' \n\t', contact: 'a@example.com', company: '' };
  expect(missingFields(fields, values).map(({ name }) => name)).toEqual(['name', 'content']);
});
