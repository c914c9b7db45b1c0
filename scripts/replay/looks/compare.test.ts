import { describe, expect, it } from 'vitest';
import type { SeenItem } from '#schemas/trace.ts';
import { compareLooks } from './compare.ts';

const heading: SeenItem = {
  role: 'heading',
  text: 'Book a hall',
  place: 'form',
  states: ['heading 2'],
  contrast: 15.9,
  box: [0, 0, 400, 40],
};
const alert: SeenItem = { role: 'alert', text: 'Enter a phone number', place: 'form', contrast: 7 };
const field: SeenItem = {
  role: 'textbox',
  text: 'Phone',
  place: 'form',
  value: '138',
  box: [0, 60, 300, 48],
};
const card: SeenItem = { role: 'link', text: 'Spring fair Hall 1', place: 'schedule', contrast: 12 };
const page = [heading, alert, field, card];
const says = (now: readonly SeenItem[], recorded: readonly SeenItem[] = page) =>
  compareLooks(recorded, now).map((finding) => finding.says);

describe('the comparison of two looks', () => {
  it('finds nothing in equal looks, and nothing in lengths within the tolerance', () => {
    expect(says(page)).toEqual([]);
    expect(says([{ ...heading, box: [6, 20, 392, 44] }, alert, field, card])).toEqual([]);
  });

  it.each<[string, SeenItem[], string]>([
    ['that is gone', [heading, field, card], 'the alert “Enter a phone number” is no longer there'],
    ['that is new', [...page, { ...card, text: 'Autumn fair' }], 'the link “Autumn fair” is new'],
    [
      'with another text',
      [{ ...heading, text: 'Book a room' }, alert, field, card],
      'the heading “Book a hall” now reads “Book a room”',
    ],
    [
      'with another value',
      [heading, alert, { ...field, value: '139' }, card],
      'the field “Phone” has the value “139” instead of “138”',
    ],
    [
      'with other states',
      [heading, alert, { ...field, states: ['invalid'] }, card],
      'the field “Phone” is now invalid',
    ],
    [
      'that can only be heard',
      [heading, { ...alert, only: 'heard' }, field, card],
      'the alert “Enter a phone number” can no longer be seen, only heard',
    ],
    [
      'that cannot be read',
      [heading, alert, field, { ...card, contrast: 1 }],
      'the link “Spring fair Hall 1” can hardly be read: its contrast is 1, it was 12',
    ],
    [
      'that is cut off',
      [{ ...heading, cut: true }, alert, field, card],
      'the heading “Book a hall” is cut off',
    ],
    [
      'that is covered',
      [heading, alert, { ...field, covered: 'footer' }, card],
      'the field “Phone” is covered by footer',
    ],
    [
      'of another size',
      [heading, alert, { ...field, box: [0, 60, 120, 48] }, card],
      'the field “Phone” is 120 × 48 px, it was 300 × 48',
    ],
    [
      'that has moved',
      [heading, alert, { ...field, box: [90, 60, 300, 48] }, card],
      'the field “Phone” has moved by 90, 0 px',
    ],
  ])('names an item %s', (_, now, sentence) => {
    expect(says(now)).toEqual([sentence]);
  });

  it('what moved because something above it is gone is no finding', () => {
    expect(says([heading, { ...field, box: [0, 10, 300, 48] }, card])).toEqual([
      'the alert “Enter a phone number” is no longer there',
    ]);
  });

  it('a block that is gone is one finding', () => {
    const block: SeenItem = { role: 'block', text: 'schedule', place: 'schedule', box: [0, 0, 900, 300] };
    expect(says([heading, alert, field], [heading, alert, field, block, card])).toEqual([
      'the block “schedule” is no longer there',
    ]);
  });

  it('leaves layout out if the fonts are others', () => {
    const now = [heading, alert, { ...field, box: [90, 60, 100, 48] as SeenItem['box'] }, card];
    expect(compareLooks(page, now, { layout: false })).toEqual([]);
  });
});
