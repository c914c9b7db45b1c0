import { expect, it } from 'vitest';
import { exhibitionBookingForm } from './booking-forms.ts';
import { formDefinitionSchema, suggestionForm } from './form.ts';
import { localiseDeep } from './language.ts';
import { appendUnmappedFields, fieldsTaken } from './unmapped-fields.ts';

const takes = fieldsTaken(suggestionForm.fields);
const plain = formDefinitionSchema.parse(localiseDeep(suggestionForm, 'en-US'));
const visit = {
  ...plain,
  fields: [
    ...plain.fields,
    { name: 'people', kind: 'text' as const, label: 'How many of you', required: true, maxLength: 10 },
    {
      name: 'stay',
      kind: 'dateTimeRange' as const,
      label: 'Your visit',
      required: false,
      from: { name: 'arrives', label: 'From' },
      to: { name: 'leaves', label: 'To' },
    },
  ],
};
const typed = { name: 'A', contact: 'a@b.example', content: 'A guided tour.' };

it('a call takes the fields of its own form, and the rest in its last text area', () => {
  expect(takes).toEqual({ names: ['name', 'contact', 'content'], rest: { name: 'content', maxLength: 800 } });
  expect(fieldsTaken(exhibitionBookingForm.fields).rest.name).toBe('remark');
});

it('what a call has no field for becomes lines of its free text', () => {
  const arrives = '2030-01-02 09:00:00';
  expect(appendUnmappedFields(visit, takes, { ...typed, people: '12', arrives })).toEqual({
    payload: { ...typed, content: 'A guided tour.\nHow many of you: 12\nFrom: 2030-01-02 09:00:00' },
  });
});

it('the payload of the call’s own form stays as it is, literals of the call among it', () => {
  expect(appendUnmappedFields(plain, takes, { ...typed, status: 0 })).toEqual({
    payload: { ...typed, status: 0 },
  });
});

it('what would make the free text too long is told there', () => {
  expect(appendUnmappedFields(visit, takes, { ...typed, content: 'x'.repeat(790), people: '12' })).toEqual({
    errors: { content: 'too_long' },
  });
});
