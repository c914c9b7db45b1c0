import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { EntryForm } from '../fields/EntryForm.tsx';
import { translationState } from './text-units.ts';

const hall = entrySchema.parse({
  ...{ kind: 'venue', id: 'n1', sort: 1, data: {} },
  texts: {
    'zh-CN': { data: { title: '北一厅', siteDetails: [{ numValue: '100', introduce: '面积' }] } },
    'en-US': { data: { title: 'Hall N1', siteDetails: [{ numValue: '100', introduce: 'Area' }] } },
  },
});

afterEach(() => {
  document.body.innerHTML = '';
});

/** Shows the form of the hall. */
function open() {
  const seen: Entry[] = [];
  const Form = () => {
    const [entry, setEntry] = useState(hall);
    const change = (next: Entry) => {
      seen.push(next);
      setEntry(next);
    };
    return (
      <QueryClientProvider client={new QueryClient()}>
        <EntryForm entry={entry} onChange={change} language="en-US" />
      </QueryClientProvider>
    );
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Form />));
  return {
    entry: () => seen.at(-1) ?? hall,
    older: (language: 'zh-CN' | 'en-US') =>
      translationState(seen.at(-1) ?? hall, language).older.map(({ path }) => path.join('.')),
    close: () => flushSync(() => root.unmount()),
  };
}

const boxes = () => [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input')];
const boxWith = (text: string) => {
  const box = boxes().find(({ value }) => value === text);
  if (!box) throw new Error(`no box with ${text}: ${boxes().map(({ value }) => value)}`);
  return box;
};

/** Types a text in place of another one, after the box has got the focus or while it keeps it. */
function type(from: string, to: string, keepsFocus = false): void {
  const box = boxWith(from);
  if (!keepsFocus) flushSync(() => box.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value') ?? {};
  set?.call(box, to);
  flushSync(() => box.dispatchEvent(new Event('input', { bubbles: true })));
}

/** Opens the rows of the lists. */
const openRows = () => {
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded=false]'))
    flushSync(() => button.click());
};

const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  flushSync(() => button?.click());
};

it('[PUB-02] a form marks the other language as older, until the change is undone, translated or confirmed', () => {
  const { entry, older, close } = open();
  type('北一厅', '北一号厅');
  expect(entry().texts?.['zh-CN']?.data.title).toBe('北一号厅');
  expect([older('en-US'), older('zh-CN')]).toEqual([['texts.title'], []]);
  expect(document.body.textContent).toContain('English is older');
  type('北一号厅', '北一厅');
  expect([older('en-US'), entry().data]).toEqual([[], {}]);
  type('北一厅', '北一号厅');
  type('Hall N1', 'Hall North 1');
  type('Hall North 1', 'North hall 1', true);
  expect([older('en-US'), older('zh-CN')]).toEqual([[], []]);
  expect(entry().texts?.['en-US']?.data.title).toBe('North hall 1');
  type('北一号厅', '北区一号厅');
  press('English needs no change');
  expect(older('en-US')).toEqual([]);
  close();
});

it('[PUB-02] a form marks the texts of lists, which each language has separately', () => {
  const { older, close } = open();
  openRows();
  type('面积', '总面积');
  expect([older('en-US'), older('zh-CN')]).toEqual([['texts.siteDetails.0.introduce'], []]);
  type('总面积', '面积');
  expect(older('en-US')).toEqual([]);
  type('面积', '净面积');
  press('English needs no change');
  expect([older('en-US'), older('zh-CN')]).toEqual([[], []]);
  close();
});
