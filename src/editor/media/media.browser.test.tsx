import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import type { MediaItem } from '#schemas/editor/media.ts';
import type { Language } from '#schemas/language.ts';
import { show } from '#tests/ui/show.tsx';
import { violations } from '#tests/ui/violations.ts';
import { EditorContext } from '../context.tsx';
import Library from './Library.tsx';
import { MediaPickerProvider, useMediaPicker } from './MediaPicker.tsx';
import { mediaTexts, refusalTexts } from './texts.ts';
import '../styles.css';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>',
  );

const hall: MediaItem = {
  id: 'one',
  address: picture,
  file: picture,
  folder: '',
  tags: [],
  kind: 'picture',
  name: '大厅.jpg',
  type: 'image/jpeg',
  bytes: 1_240_000,
  width: 300,
  height: 200,
  alt: {},
  at: '2026-11-21T01:00:00.000Z',
  by: '林岚',
  ready: true,
  builtIn: false,
  canCrop: true,
};
const guide: MediaItem = {
  id: 'two',
  address: '/media/guide.pdf',
  file: '/media/guide.pdf',
  folder: '',
  tags: [],
  kind: 'document',
  name: 'guide.pdf',
  type: 'application/pdf',
  bytes: 900,
  alt: {},
  ready: true,
  builtIn: true,
  canCrop: false,
};
const use = {
  ...{ kind: 'page', id: '/about', title: { 'zh-CN': '关于', 'en-US': 'About' }, draft: true },
  crops: [{ x: 50, y: 0, width: 50, height: 50 }],
};

/** A fake library with two files. It records the calls and refuses uploads named "bad". */
function serve(...more: readonly MediaItem[]) {
  const items = [{ ...hall }, guide, ...more];
  const asked: [name: string, body: Record<string, unknown>][] = [];
  const real = { fetch: window.fetch, XMLHttpRequest: window.XMLHttpRequest };
  onTestFinished(() => void Object.assign(window, real));
  const answers: Record<string, (body: Record<string, unknown>) => unknown> = {
    listMedia: ({ kind, search }) => {
      const found = items.filter(
        (item) => (!kind || item.kind === kind) && item.name.includes(String(search ?? '')),
      );
      return { items: found, total: found.length, folders: [], tags: [] };
    },
    readMedia: ({ address }) => items.find((item) => item.address === address),
    mediaVersions: () => ({ versions: [{ id: 4, bytes: 900, at: '2026-11-20T01:00:00.000Z', by: '林岚' }] }),
    arrangeMedia: () => ({}),
    restoreMedia: () => items[0],
    mediaUses: ({ address }) => ({ uses: address === picture ? [use] : [] }),
    changeMedia: ({ id, ...change }) => Object.assign(items.find((item) => item.id === id) ?? {}, change),
  };
  window.fetch = async (input, init) => {
    const name = String(input).split('/').at(-1) ?? '';
    const body = JSON.parse(String(init?.body));
    asked.push([name, body]);
    return Response.json({ data: answers[name]?.(body) ?? null });
  };
  Object.assign(window, { XMLHttpRequest: uploading(items, (request) => asked.push(['upload', request])) });
  return { asked: (name: string) => asked.filter(([one]) => one === name).map(([, body]) => body) };
}

/** Upload state without a network. */
const uploading = (items: MediaItem[], note: (request: Record<string, unknown>) => void) =>
  class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    status = 0;
    response: unknown;
    #name = '';
    open(_method: string, address: string) {
      const { searchParams } = new URL(address, location.href);
      note(Object.fromEntries(searchParams));
      this.#name = searchParams.get('name') ?? '';
    }
    setRequestHeader() {}
    abort() {}
    send(file: File) {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const taken = !this.#name.includes('bad');
      const item: MediaItem = {
        ...guide,
        id: this.#name,
        address: `/media/u/${this.#name}`,
        file: `/media/u/${this.#name}`,
        name: this.#name,
        bytes: file.size,
        builtIn: false,
        canCrop: true,
      };
      if (taken) items.unshift(item);
      this.status = taken ? 200 : 415;
      this.response = { data: taken ? { item, duplicate: false } : { reason: 'activeContent' } };
      setTimeout(() => this.onload?.(), 20);
    }
  };

function Choosing() {
  const choose = useMediaPicker();
  const [chosen, setChosen] = useState('-');
  return (
    <button type="button" onClick={async () => setChosen((await choose('document'))?.name ?? 'none')}>
      chosen: {chosen}
    </button>
  );
}

function open(language: Language, what = <Library />) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const account = { id: 'a', name: '林岚', email: 'lin@example.com', role: 'administrator' } as const;
  const value = {
    ...{ language, timeZone: 'Asia/Shanghai', account },
    ...{ setLanguage: () => {}, refresh: async () => {}, say: () => {} },
  };
  show(
    <QueryClientProvider client={client}>
      <I18nProvider locale={language}>
        <EditorContext value={value}>
          <MemoryRouter initialEntries={['/editor/media']}>
            <MediaPickerProvider>{what}</MediaPickerProvider>
          </MemoryRouter>
        </EditorContext>
      </I18nProvider>
    </QueryClientProvider>,
    language,
  );
}

/** Simulates a drop of files on the window. */
function drop(...names: readonly string[]) {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['x'], name));
  for (const type of ['dragover', 'drop'])
    window.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

beforeEach(() => page.viewport(1440, 900));

describe.each(['zh-CN', 'en-US'] as const)('the media library in %s', (language) => {
  const t = translateIn(mediaTexts, language);

  it('shows a file and its usage, and saves its texts and focal point by keyboard', async () => {
    const { asked } = serve();
    open(language);
    await page.getByRole('button', { name: /大厅\.jpg/ }).click();
    const point = page.getByRole('slider', { name: t('focal') });
    await expect.element(point).toHaveAttribute('aria-valuetext', t('focalAt', { x: 50, y: 50 }));
    point.element().focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await expect.element(point).toHaveAttribute('aria-valuetext', t('focalAt', { x: 51, y: 40 }));
    await page.getByRole('textbox', { name: t('altZh') }).fill('空的展厅');
    await userEvent.keyboard('{Tab}');
    await expect
      .poll(() => asked('changeMedia'))
      .toEqual([{ id: 'one', focal: { x: 0.51, y: 0.4 }, alt: { 'zh-CN': '空的展厅' } }]);
    await expect.element(page.getByText(t('saved'), { exact: true })).toBeVisible();
    const link = page.getByRole('link', { name: language === 'zh-CN' ? '关于' : 'About' });
    await expect.element(link).toHaveAttribute('href', '/editor/page?id=%2Fabout');
    // A file in use cannot be deleted, which is said before it is tried.
    await expect.element(page.getByText(t('removeUsed'))).toBeVisible();
    expect(page.getByRole('button', { name: t('remove') }).elements()).toEqual([]);
    expect(await violations(document.body)).toEqual([]);
  });

  it('[PUB-06] saves an unfinished text when the document is left, and has the browser ask', async () => {
    const { asked } = serve();
    open(language);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await page.getByRole('button', { name: /大厅\.jpg/ }).click();
    expect(leave()).toBe(false);
    await page.getByRole('textbox', { name: t('altZh') }).fill('空的展');
    expect(leave()).toBe(true);
    await expect.poll(() => asked('changeMedia')).toEqual([{ id: 'one', alt: { 'zh-CN': '空的展' } }]);
    expect(leave()).toBe(false);
  });

  it('[PUB-06] uploads files dropped anywhere and reports once how many were stored and refused', async () => {
    serve();
    open(language);
    await expect.element(page.getByRole('button', { name: /guide\.pdf/ })).toBeVisible();
    drop('新.pdf', 'bad.svg', 'x.exe');
    const rows = page.getByRole('region', { name: t('uploads') }).getByRole('listitem');
    const why = translateIn(refusalTexts, language);
    const report = page.getByRole('region', { name: t('uploads') }).getByRole('status');
    await expect
      .element(report)
      .toHaveTextContent(`${t('report', { all: 3, taken: 1 })}${t('reportRefused', { count: 2 })}`);
    await expect.element(rows.nth(0).getByText(why('activeContent'))).toBeVisible();
    await expect.element(rows.nth(1).getByText(why('unknownType'))).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '新.pdf' })).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
  });
});

it('[PUB-06] fills in alternative texts as a table by keyboard, each cell saving itself, and moves ticked files', async () => {
  const { asked } = serve({ ...hall, id: 'three', address: '/media/u/03.jpg', name: '宴会厅.jpg' });
  open('zh-CN');
  await page.getByText('替代文本', { exact: true }).click();
  const cell = (name: string) => page.getByRole('textbox', { name });
  await cell('替代文本（中文）: 大厅.jpg').fill('空的展厅');
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('替代文本（中文）: 宴会厅.jpg')).toHaveFocus();
  await userEvent.keyboard('{Control>}d{/Control}{Tab}');
  await expect.element(cell('替代文本（英文）: 宴会厅.jpg')).toHaveFocus();
  await userEvent.keyboard('Banquet hall{Enter}');
  await expect
    .poll(() => asked('changeMedia'))
    .toEqual([
      { id: 'one', alt: { 'zh-CN': '空的展厅' } },
      { id: 'three', alt: { 'zh-CN': '空的展厅' } },
      { id: 'three', alt: { 'zh-CN': '空的展厅', 'en-US': 'Banquet hall' } },
    ]);
  expect(await violations(document.body)).toEqual([]);

  await page.getByRole('checkbox', { name: '选择本页全部文件' }).click();
  await page.getByRole('combobox', { name: '文件夹' }).fill('会议/布置');
  await page.getByRole('button', { name: '移到文件夹' }).click();
  await expect.poll(() => asked('arrangeMedia')).toEqual([{ ids: ['one', 'three'], folder: '会议/布置' }]);
});

it('[PUB-06] replaces a file after saying where it is used, and restores an earlier version', async () => {
  const { asked } = serve();
  open('zh-CN');
  await page.getByRole('button', { name: /大厅\.jpg/ }).click();
  await expect.element(page.getByText('用到它的 1 处同时更新', { exact: false })).toBeVisible();
  await userEvent.upload(
    page.getByLabelText('选择新文件', { exact: true }).first(),
    new File(['x'], 'new.jpg'),
  );
  await page.getByRole('button', { name: '现在替换' }).click();
  await expect.poll(() => asked('upload')).toEqual([{ name: 'new.jpg', replaces: 'one' }]);
  expect(await violations(document.body)).toEqual([]);
  await page.getByRole('button', { name: '换回' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '换回' }).click();
  await expect.poll(() => asked('restoreMedia')).toEqual([{ id: 'one', version: 4 }]);
});

it('deletes a file that nothing uses, after a question that says it is for ever', async () => {
  const { asked } = serve({ ...hall, id: 'three', address: '/media/old.jpg', name: '旧图.jpg' });
  open('zh-CN');
  await page.getByRole('button', { name: /旧图\.jpg/ }).click();
  await page.getByRole('button', { name: '删除文件' }).click();
  const question = page.getByRole('dialog', { name: '删除“旧图.jpg”？' });
  await expect.element(question.getByText('无法恢复', { exact: false })).toBeVisible();
  expect(asked('removeMedia')).toEqual([]);
  await question.getByRole('button', { name: '删除文件' }).click();
  await expect.poll(() => asked('removeMedia')).toEqual([{ id: 'three' }]);
});

it('resolves the picker to a file of the requested kind, or to undefined', async () => {
  serve();
  open('en-US', <Choosing />);
  const t = translateIn(mediaTexts, 'en-US');
  await page.getByRole('button', { name: /chosen/ }).click();
  await expect.element(page.getByRole('dialog', { name: t('chooseDocument') })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /guide/ })).toBeVisible();
  expect(page.getByRole('button', { name: /大厅/ }).elements()).toEqual([]);
  expect(await violations(document.body)).toEqual([]);
  await page.getByRole('button', { name: /guide/ }).click();
  await page.getByRole('button', { name: t('use') }).click();
  await page.getByRole('button', { name: 'chosen: guide.pdf' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'chosen: none' })).toBeVisible();
});
