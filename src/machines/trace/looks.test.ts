import { expect, it } from 'vitest';
import type { SeenItem } from '#schemas/trace.ts';
import { createItemRedaction, createItemTable, itemsOf } from './looks.ts';
import { createRedactor } from './redact.ts';

const text = (words: string): SeenItem => ({ role: 'text', text: words, place: 'form' });

it('a table has every item once, and gives back what each look saw', () => {
  const items: SeenItem[] = [];
  const write = createItemTable(items);
  expect(write([text('a'), text('b'), text('c')])).toBe('0-2');
  expect(write([text('a'), text('d'), text('b'), text('c')])).toBe('0 3 1-2');
  expect(items).toHaveLength(4);
  const seen = itemsOf({ items }, { kind: 'look', at: 0, items: '0 3 1-2' });
  expect(seen.map((item) => item.text)).toEqual(['a', 'd', 'b', 'c']);
  expect(createItemTable(items)([text('d')])).toBe('3');
});

it('what a visitor typed is masked wherever a look sees it; short numbers of the page stay', () => {
  const redactor = createRedactor();
  const see = createItemRedaction(redactor);
  const field: SeenItem = { role: 'textbox', text: 'Name', place: 'form', value: 'Bo' };
  expect(see([text('Dear Marked Person'), field])).toEqual([text('Dear Marked Person'), field]);
  redactor.redact({ kind: 'gesture', typed: 'Marked Person' });
  redactor.redact({ kind: 'gesture', typed: 'Bo' });
  redactor.redact({ kind: 'gesture', typed: '0000' });
  expect(see([text('Dear Marked Person'), field, text('+86 23 0000 8866')])).toEqual([
    text('Dear Aaaaaa Aaaaab'),
    { ...field, value: 'Ac' },
    text('+86 23 0000 8866'),
  ]);
});
