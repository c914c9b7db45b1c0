import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod';
import type { BlockDefinition } from '#blocks/define.ts';
import { blocks } from '#registry/blocks.ts';
import type { Entry } from '#schemas/entry.ts';
import { eventReference } from '#schemas/event-reference.ts';
import { type Language, languages } from '#schemas/language.ts';
import '../styles.css';
import { violations } from '#tests/ui/violations.ts';
import { localiseExample } from '../pages/model/new-block.ts';
import { EntryForm } from './EntryForm.tsx';
import { type FieldServices, FieldServicesContext } from './form-context.ts';
import { modelOf } from './model.ts';
import { SchemaForm } from './SchemaForm.tsx';
import type { EditTimes } from './translation-status.ts';

const definitions: readonly BlockDefinition[] = blocks;
const definitionOf = (type: string): BlockDefinition => {
  const found = definitions.find((block) => block.type === type);
  if (!found) throw new Error(`no block ${type}`);
  return found;
};

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const services: FieldServices = {
  chooseMedia: async () => ({ address: '/media/chosen.jpg', name: '展位价格表 2026.pdf' }),
  nameOfFile: async () => '开幕日的展厅.jpg',
  pages: [
    { path: '/news/newsInfo', title: { 'zh-CN': '展会新闻', 'en-US': 'Exhibition news' } },
    {
      path: '/news/detail',
      title: { 'zh-CN': '新闻详情', 'en-US': 'News article' },
      needsItem: true,
    },
  ],
  findEvents: async (search) =>
    [
      { id: 'e7', title: { 'zh-CN': '山城咖啡节', 'en-US': 'Coffee Festival' }, date: '2027-03-24' },
      { id: 'e8', title: { 'zh-CN': '桥梁会', 'en-US': 'Bridge Talks' }, date: '2027-05-02' },
    ].filter(({ id, title }) => [id, ...Object.values(title)].some((text) => text.includes(search))),
  sample: async () => ({ total: 12, items: [{ title: '秋季展' }] }),
};

/** Addresses that an input suggests. */
const suggestionsOf = (input: Element) =>
  [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);

interface Held {
  value: unknown;
  edited: EditTimes;
  /** Number of calls of `onChange`. */
  changes: number;
}

/** Renders the form of a block and exposes its value. */
function show(
  type: string,
  { language, value, edited = {} }: { language: Language; value: unknown; edited?: EditTimes },
) {
  const held: Held = { value, edited, changes: 0 };
  const model = modelOf(definitionOf(type).schema);
  function Holder() {
    const [props, setProps] = useState(value);
    const [times, setTimes] = useState(edited);
    return (
      <SchemaForm
        model={model}
        language={language}
        value={props}
        onChange={(next) => {
          held.value = next;
          held.changes += 1;
          setProps(next);
        }}
        edited={times}
        onEdited={(next) => {
          held.edited = next;
          setTimes(next);
        }}
      />
    );
  }
  document.documentElement.lang = language;
  document.title = type;
  render(<Holder />);
  return held;
}

function render(form: ReactNode) {
  const container = document.body.appendChild(document.createElement('main'));
  container.style.width = '340px';
  root = createRoot(container);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <FieldServicesContext value={services}>{form}</FieldServicesContext>
    </QueryClientProvider>,
  );
}

const example = (type: string) => {
  const { schema, example: props } = definitionOf(type);
  return localiseExample(modelOf(schema), props);
};

describe('the form of a block', () => {
  it.each(definitions.map(({ type }, index) => [type, index] as const))(
    '%s: opens without an axe violation and without a change',
    async (type, index) => {
      for (const language of languages) {
        const held = show(type, { language, value: example(type) });
        await expect.poll(() => document.querySelector('main :is(input, textarea, button)')).not.toBeNull();
        // Expands every item of every list.
        for (let turn = 0; turn < 9; turn += 1) {
          const closed = document.querySelectorAll<HTMLButtonElement>(
            'ol > li > div > [aria-expanded=false]',
          );
          for (const row of closed)
            if (!row.closest('li')?.parentElement?.querySelector(':scope > li > div > [aria-expanded=true]'))
              row.click();
          await new Promise(requestAnimationFrame);
        }
        await expect
          .poll(() => document.body.textContent)
          .not.toMatch(/正在(?:打开|读取)|Opening the editor|Reading…/);
        expect(document.querySelector('main')?.scrollWidth).toBeLessThanOrEqual(340);
        const typed = [...document.querySelectorAll<HTMLInputElement>('main input')].map(
          ({ value: text }) => text,
        );
        expect(`${typed.join()} ${document.body.textContent}`).not.toContain('/media/');
        // Tests each block in one of the languages only, which saves time.
        if (languages.indexOf(language) === index % languages.length)
          await expect.poll(() => violations(document.body)).toEqual([]);
        expect(held.changes).toBe(0);
        root?.unmount();
        document.body.replaceChildren();
      }
    },
  );
});

const title = () => document.querySelector<HTMLTextAreaElement>('textarea[lang=zh-CN]');

it('commits a composed text once, and marks the other language as outdated', async () => {
  const held = show('stats', { language: 'zh-CN', value: example('stats') });
  await expect.poll(title).not.toBeNull();
  const box = title();
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  box?.focus();
  box?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of ['z', 'zhan', 'zhan guan', '展馆']) {
    write?.call(box, text);
    box?.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await new Promise(requestAnimationFrame);
    expect(box?.value).toBe(text);
  }
  expect(held.changes).toBe(0);
  box?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '展馆' }));
  await expect.poll(() => held.changes).toBe(1);
  expect(held.value).toMatchObject({ title: { zh: '展馆', en: 'The centre in figures' } });
  expect(title()).toBe(box);
  await expect.element(page.getByText('英文较旧')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '英文无需修改' }));
  await expect.poll(() => document.body.textContent).not.toContain('英文较旧');
  expect(held.edited.title?.zh).toBe(held.edited.title?.en);
});

it('sorts, copies, adds and removes list items together with their edit times', async () => {
  const value = example('carousel');
  const held = show('carousel', {
    language: 'en-US',
    value,
    edited: { 'items.0.caption': { zh: '2026-11-20' } },
  });
  const captions = () =>
    [...document.querySelectorAll('ol > li [aria-expanded]')].map((row) =>
      row.textContent?.split(' · ').at(-1),
    );
  await userEvent.click(page.getByRole('button', { name: /^Move .*Before build-up.* down$/ }));
  await expect
    .poll(captions)
    .toEqual(['Opening day', 'Before build-upEnglish is older', 'Outdoor plaza', 'The banquet hall']);
  expect(held.edited).toEqual({ 'items.1.caption': { zh: '2026-11-20' } });
  await userEvent.click(page.getByRole('button', { name: /^Duplicate .*Opening day/ }));
  await expect.poll(() => captions().length).toBe(5);
  expect(held.edited).toEqual({ 'items.2.caption': { zh: '2026-11-20' } });
  await userEvent.click(page.getByRole('button', { name: /^Remove .*Opening day/ }).first());
  await userEvent.click(page.getByRole('button', { name: /^Move .*Before build-up.* up$/ }));
  await expect.poll(() => JSON.stringify(held.value)).toBe(JSON.stringify(value));
});

it('shows a file by its name in the library, replaces and removes it, and takes the address of another site', async () => {
  const entry: Entry = { kind: 'news', id: 'n', data: { coverImg: '/media/u/0a1b.jpg' }, texts: {} };
  let held: Entry = entry;
  function Holder() {
    const [value, setValue] = useState(entry);
    held = value;
    return <EntryForm entry={value} onChange={setValue} language="zh-CN" />;
  }
  render(<Holder />);
  const cover = page.getByRole('group', { name: '封面 · 选填' });
  await expect.element(cover.getByText('开幕日的展厅.jpg')).toBeVisible();
  await cover.getByRole('button', { name: '更换' }).click();
  await expect.poll(() => held.data.coverImg).toBe('/media/chosen.jpg');
  await cover.getByRole('button', { name: '移除' }).click();
  await expect.poll(() => held.data.coverImg).toBeUndefined();
  await cover.getByRole('button', { name: '用其他网站的文件' }).click();
  await cover.getByRole('textbox', { name: '文件的网址' }).fill('https://venue.example/a.jpg');
  await expect.poll(() => held.data.coverImg).toBe('https://venue.example/a.jpg');
  await expect.element(cover.getByText('a.jpg')).toBeVisible();
});

it('proposes the name of a chosen file as the name of an attachment, unless it has one', async () => {
  const named = { id: '1', name: '邀请函', address: '/media/a.pdf' };
  const entry: Entry = {
    ...{ kind: 'news', id: 'n', data: {} },
    texts: { 'zh-CN': { data: { attachments: [named, { name: '', address: '' }] } } },
  };
  let held: Entry = entry;
  function Holder() {
    const [value, setValue] = useState(entry);
    held = value;
    return <EntryForm entry={value} onChange={setValue} language="zh-CN" />;
  }
  render(<Holder />);
  const files = page.getByRole('group', { name: '附件（中文） · 选填' });
  for (const [name, action] of [
    ['邀请函', '更换'],
    ['附件 2', '选择文件'],
  ] as const) {
    await files.getByRole('button', { name, exact: true }).click();
    await files.getByRole('button', { name: action, exact: true }).click();
  }
  await expect
    .poll(() => held.texts?.['zh-CN']?.data.attachments)
    .toEqual([
      { id: '1', name: '邀请函', address: '/media/chosen.jpg' },
      { name: '展位价格表 2026', address: '/media/chosen.jpg' },
    ]);
});

it('asks once for the kind of a form’s field, and ticks the fields of the receipt by their labels', async () => {
  const held = show('form', { language: 'zh-CN', value: example('form') });
  const receipt = page.getByRole('group', { name: /^回执显示的填写项/ });
  await expect.element(receipt.getByRole('checkbox', { name: 'Contact phone or email' })).toBeVisible();
  expect(receipt.element().textContent).toBe(
    '回执显示的填写项NameContact phone or emailComplaint or suggestion content',
  );
  document.querySelector<HTMLElement>('ol > li [aria-expanded]')?.click();
  const kind = page.getByRole('button', { name: /类型/ });
  await expect.poll(() => kind.elements()).toHaveLength(1);
  await expect.poll(() => document.body.textContent).not.toContain('形式');
  await kind.click();
  await page.getByRole('option', { name: '电话', exact: true }).click();
  await expect.poll(() => JSON.stringify(held.value)).toContain('"kind":"phone"');
});

it('lets keyboard users write rich text in both languages', async () => {
  const value = example('rich-text');
  const held = show('rich-text', { language: 'en-US', value });
  const text = page.getByRole('textbox', { name: 'Text, English' });
  await expect.element(text).toBeVisible();
  await userEvent.click(text);
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}Exit 3');
  await expect.poll(() => JSON.stringify(held.value)).toContain('<p>Exit 3</p>');
  await userEvent.keyboard('{Shift>}{Home}{/Shift}');
  await userEvent.click(page.getByRole('button', { name: 'Bold' }).nth(1));
  await expect.poll(() => JSON.stringify(held.value)).toContain('<p><strong>Exit 3</strong></p>');
  expect(held.value).toMatchObject({ html: { zh: expect.stringContaining('concourse</strong>.</p><ul>') } });
  await violations(document.body).then((found) => expect(found).toEqual([]));
});

it.each(languages)(
  'completes the address of a link in a rich text, and says what it refuses (%s)',
  async (language) => {
    const held = show('rich-text', { language, value: { html: { zh: '', en: '<p>Map</p>' } } });
    const [name, link, address, refusal] =
      language === 'zh-CN'
        ? ([
            '正文，英文',
            '链接',
            '网址',
            '不能链接到这个地址。请选择本站页面，或填写以 https:// 开头的网址',
          ] as const)
        : ([
            'Text, English',
            'Link',
            'Address',
            'This address cannot be linked. Choose a page of this site, or write one that starts with https://',
          ] as const);
    const text = page.getByRole('textbox', { name });
    await expect.element(text).toBeVisible();
    const open = () => userEvent.click(page.getByRole('button', { name: link, exact: true }).nth(1));
    const box = page.getByRole('combobox', { name: address });
    // Selected text, and the path of a page without its slash.
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}a{/Control}');
    await open();
    await expect.element(box).toBeVisible();
    expect(suggestionsOf(box.element())).toEqual(['/news/newsInfo']);
    await userEvent.fill(box, 'news/newsInfo');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => JSON.stringify(held.value))
      .toContain('<p><a href=\\"/news/newsInfo\\">Map</a></p>');
    // Nothing selected: the address is the text, and the text after it is no link.
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    await open();
    for (const refused of ['weixin://dl/abc', 'about us']) {
      await userEvent.fill(box, refused);
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('alert')).toHaveTextContent(refusal);
      await expect.element(box).toHaveAccessibleDescription(refusal);
    }
    expect(await violations(document.body)).toEqual([]);
    await userEvent.fill(box, 'www.example.com');
    await expect.poll(() => page.getByRole('alert').elements()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => box.elements()).toEqual([]);
    await userEvent.keyboard(' or');
    await expect
      .poll(() => JSON.stringify(held.value))
      .toContain('<p><a href=\\"https://www.example.com\\">www.example.com</a> or</p>');
  },
);

it('completes the address in a link field when the user leaves it', async () => {
  const held = show('statement', { language: 'en-US', value: { href: '' } });
  const box = page.getByRole('combobox', { name: /^Link/ });
  await expect.element(box).toBeVisible();
  expect(suggestionsOf(box.element())).toEqual(['/news/newsInfo']);
  await userEvent.fill(box, 'www.example.com/abc');
  expect(held.value).toMatchObject({ href: 'www.example.com/abc' });
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => held.value).toMatchObject({ href: 'https://www.example.com/abc' });
  await userEvent.fill(box, 'news/newsInfo');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => held.value).toMatchObject({ href: '/news/newsInfo' });
});

it('lets keyboard users make and change a table in a rich text', async () => {
  const held = show('rich-text', { language: 'en-US', value: { html: { zh: '', en: '<p>Prices</p>' } } });
  const text = page.getByRole('textbox', { name: 'Text, English' });
  await expect.element(text).toBeVisible();
  await userEvent.click(text);
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Alt>}{F10}{/Alt}');
  await expect.element(page.getByRole('button', { name: 'Bold' }).nth(1)).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: 'Insert a table' }).nth(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}Item{Tab}Unit{Tab}CNY{Tab}Power{Tab}{Tab}680');
  // Into the tools of the table: no third row, no second column, and figures at the right. Then back to the text.
  await userEvent.keyboard('{Escape}{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Delete this row' })).toHaveFocus();
  await userEvent.keyboard('{Escape}{Tab}{Escape}{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{Escape}{ArrowLeft}{ArrowLeft}{Enter}');
  await userEvent.click(page.getByRole('textbox', { name: 'Table title' }));
  await userEvent.keyboard('Services 2027');
  await expect
    .poll(() => JSON.stringify(held.value))
    .toContain(
      JSON.stringify(
        '<p>Prices</p><table><caption>Services 2027</caption><thead><tr><th scope="col">Item</th><th scope="col">Unit</th><th scope="col">CNY</th></tr></thead>' +
          '<tbody><tr><td>Power</td><td></td><td data-align="right">680</td></tr></tbody></table>',
      ).slice(1, -1),
    );
  expect(await violations(document.body)).toEqual([]);
});

const entries: readonly Entry[] = [
  {
    kind: 'news',
    id: 'n',
    date: '2026-11-20 09:30:00',
    data: { coverImg: '/media/a.jpg' },
    texts: {
      'zh-CN': {
        data: { title: '秋季展', attachments: [{ id: '1', name: '邀请函', address: '/media/a.pdf' }] },
      },
      'en-US': { data: { title: 'Autumn show', content: '<p>Text</p>' } },
    },
  },
  {
    kind: 'schedule',
    id: 's',
    facet: '1',
    date: '2026-11-20',
    until: '2026-11-22',
    data: { projectName: '秋季展', projectNameEn: 'Autumn show' },
  },
  {
    kind: 'footer',
    id: 'foot',
    data: { companyName: '中心' },
    texts: { 'zh-CN': { data: { icp: '备案' } } },
  },
];

it.each(entries)(
  'the form of a $kind entry opens without an axe violation and writes a text to its place',
  async (entry) => {
    let held = entry;
    function Holder() {
      const [value, setValue] = useState(entry);
      held = value;
      return <EntryForm entry={value} onChange={setValue} language="zh-CN" />;
    }
    document.documentElement.lang = 'zh-CN';
    render(<Holder />);
    await expect.poll(() => document.querySelector('textarea[lang=en-US]')).not.toBeNull();
    await expect.poll(() => document.body.textContent).not.toContain('正在打开');
    await expect.poll(() => violations(document.body)).toEqual([]);
    expect(held).toBe(entry);
    await userEvent.type(page.getByRole('textbox', { name: /英文$/ }).first(), '!');
    await expect.poll(() => JSON.stringify(held)).toContain('!');
  },
);

it('finds an event by its name with the keyboard, stores its id, and keeps an address that names no event', async () => {
  const model = modelOf(z.object({ eventId: eventReference() }));
  let held: unknown = { eventId: '/events/elsewhere' };
  function Holder() {
    const [value, setValue] = useState(held);
    held = value;
    return (
      <SchemaForm
        model={model}
        language="en-US"
        value={value}
        onChange={setValue}
        edited={{}}
        onEdited={() => {}}
      />
    );
  }
  render(<Holder />);
  const field = page.getByRole('combobox', { name: 'Event' });
  await expect.element(field).toHaveValue('/events/elsewhere');
  await userEvent.clear(field);
  await expect.poll(() => held).toEqual({});
  await userEvent.fill(field, 'Coffee');
  await expect.element(page.getByRole('option', { name: 'Coffee Festival · 2027-03-24' })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => held).toEqual({ eventId: 'e7' });
  await expect.element(field).toHaveValue('Coffee Festival · 2027-03-24');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('Coffee Festival · 2027-03-24');
});
