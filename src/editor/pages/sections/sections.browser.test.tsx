import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import type { Entry } from '#schemas/entry.ts';
import { languages, localiseDeep } from '#schemas/language.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import { PageEditor } from '../PageEditor.tsx';
import PagesScreen from '../PagesScreen.tsx';
import { pageTexts } from '../page-texts.ts';
import { sectionTexts } from './section-texts.ts';

const text = (id: string, html: string) => ({
  ...{ id, type: 'rich-text', version: 1 },
  props: { html: { zh: html, en: html } },
});
const reference = { id: 'ask', type: 'section', version: 1, props: { section: 'hotline' } };
const both = { 'zh-CN': { data: {} }, 'en-US': { data: {} } };
const hotline: Entry = {
  ...{ kind: 'section', id: 'hotline', facet: 'SYNCED', texts: both },
  data: {
    title: { zh: '热线', en: 'Hotline' },
    blocks: [text('call', '<p>Call us</p>'), text('mail', '<p>Write</p>')],
  },
};
const notes: Entry = {
  ...{ kind: 'section', id: 'notes', facet: 'COPIED', texts: both },
  data: { title: { zh: '便条', en: 'Notes' }, blocks: [text('note', '<p>Note</p>')] },
};
const plan: Entry = {
  ...{ kind: 'section', id: 'plan', facet: 'TEMPLATE', texts: both },
  data: { title: { zh: '活动页', en: 'Event page' }, blocks: [text('lead', '<p>Lead</p>')] },
};
const listed = (entry: Entry, state = 'published') => ({
  ...{ kind: 'section', id: entry.id, facet: entry.facet, state, published: languages, entry },
  title: { 'zh-CN': Object(entry.data.title).zh, 'en-US': Object(entry.data.title).en },
});
const use = (path: string, positions: number[], draft = false) => ({
  ...{ kind: 'page', id: path, path, section: 'hotline', positions, draft },
  ...{ title: { 'zh-CN': path, 'en-US': `Page ${path}` }, published: draft ? [] : ['zh-CN', 'en-US'] },
});

const saved: { name: string; body: { drafts: { entry: Entry | null; kind: string; id: string }[] } }[] = [];

/** Simulated server: two sections, a template, two pages with the synced section. */
function playServer() {
  const uses = [use('/one', [2]), use('/two', [1, 3], true)];
  const answers: Record<string, (body: never) => unknown> = {
    listEntries: () => ({ items: [listed(hotline, 'changed'), listed(notes), listed(plan)], total: 3 }),
    sectionUses: () => ({ uses, total: 3 }),
    readEntry: ({ id }: { id: string }) => ({
      published: { hotline, notes, plan }[id],
      publishedAt: '2026-11-20T00:00:00Z',
    }),
    listPages: () => ({ pages: [] }),
    canvas: ({
      page: { blocks },
      language,
    }: {
      page: { blocks: { id: string; type: string }[] };
      language: 'zh-CN';
    }) => {
      const inside = hotline.data.blocks as ReturnType<typeof text>[];
      const shown = blocks.flatMap((block) =>
        block.type === 'section' ? inside.map((one) => ({ ...one, id: `${block.id}-${one.id}` })) : [block],
      );
      const sections = blocks
        .filter(({ type }) => type === 'section')
        .map(({ id }) => ({ id, blocks: inside.map((one) => `${id}-${one.id}`) }));
      const ready = shown.map((block) => {
        const inLanguage = Object(localiseDeep(block, language));
        return { ...inLanguage, queries: { text: { state: 'ready', value: inLanguage.props } } };
      });
      return { blocks: ready, problems: [], sections };
    },
    saveDrafts: ({ drafts }: { drafts: object[] }) => ({
      drafts: drafts.map((draft) => ({ ...draft, version: 1, at: '2026-11-21T00:00:00Z', by: '林岚' })),
    }),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const name = String(input).split('/').at(-1) ?? '';
    const answer = answers[name];
    if (!answer) return new Response('{}', { status: 404 });
    const body = JSON.parse(String(init?.body));
    if (name === 'saveDrafts') saved.push({ name, body });
    return Response.json({ data: answer(body as never) });
  });
}

function open(blocks: readonly object[], selected?: string) {
  const last: { entry: Entry } = {
    entry: {
      ...{ kind: 'page', id: '/tried', texts: both },
      data: { path: '/tried', title: { zh: '试页', en: 'Tried' }, meta: {}, blocks: [...blocks] },
    },
  };
  function Opened() {
    const [entry, setEntry] = useState(last.entry);
    const [now, select] = useState(selected);
    const change = (next: Entry) => {
      last.entry = next;
      setEntry(next);
    };
    return <PageEditor entry={entry} change={change} selected={now} select={select} />;
  }
  const shown = showEditor(
    <div style={{ height: '100vh' }}>
      <Opened />
    </div>,
    { language: 'en-US', address: '/editor/page' },
  );
  const typesOf = () => (last.entry.data.blocks as { type: string; id: string }[]).map(({ type }) => type);
  return { last, typesOf, ...shown };
}

const t = translateIn(sectionTexts, 'en-US');
const ofPage = translateIn(pageTexts, 'en-US');
const frameText = () =>
  document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument?.body.textContent ?? '';
/** Focuses an element and presses Enter, as the keyboard does. */
async function enter(locator: Locator) {
  await expect.element(locator).toBeVisible();
  (locator.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

beforeEach(async () => {
  saved.length = 0;
  await page.viewport(1440, 900);
  playServer();
});

describe('a synced section on a page', () => {
  it('[PUB-08] is one block with its uses, read only, and detaches by keyboard; undo brings it back', async () => {
    const { typesOf, said } = open([text('own', '<p>Own</p>'), reference], 'ask');
    await expect.poll(frameText).toContain('Call us');
    expect(frameText()).toContain('Write');
    await expect.poll(frameText).toContain('Synced section, on 3 pages');
    const panel = page.getByRole('complementary');
    await expect.element(panel.getByRole('heading', { name: 'Hotline' })).toBeVisible();
    await expect.element(panel.getByRole('link', { name: 'Page /two' })).toBeVisible();
    await expect.element(panel.getByText('And 1 more place that you may not open.')).toBeVisible();
    expect(panel.getByRole('textbox').elements()).toEqual([]);
    expect(await violations(document.body)).toEqual([]);
    const link = panel.getByRole('link', { name: t('edit') }).element();
    expect(link.getAttribute('href')).toBe('/editor/page?kind=section&id=hotline');
    await enter(panel.getByRole('button', { name: t('detach') }));
    await expect.poll(typesOf).toEqual(['rich-text', 'rich-text', 'rich-text']);
    expect(said).toEqual([t('detached')]);
    await enter(
      page.getByRole('toolbar', { name: ofPage('tools') }).getByRole('button', { name: ofPage('undo') }),
    );
    await expect.poll(typesOf).toEqual(['rich-text', 'section']);
  });

  it('is inserted from the palette as a reference, and a copied one as its blocks', async () => {
    const { typesOf } = open([text('own', '<p>Own</p>')], 'own');
    await enter(page.getByRole('button', { name: t('insertSynced', { name: 'Hotline' }) }));
    await expect.poll(typesOf).toEqual(['rich-text', 'section']);
    await enter(page.getByRole('button', { name: t('insertCopied', { name: 'Notes' }) }));
    await expect.poll(typesOf).toEqual(['rich-text', 'section', 'rich-text']);
    expect(page.getByRole('button', { name: /Event page/ }).elements()).toEqual([]);
  });

  it('[PUB-08] is made of a run of blocks, which the page then shows through it', async () => {
    const { typesOf, last } = open(
      [text('a', '<p>A</p>'), text('b', '<p>B</p>'), text('c', '<p>C</p>')],
      'a',
    );
    await enter(page.getByRole('button', { name: t('saveSection') }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('nameZh') }).fill('联系');
    await dialog.getByRole('textbox', { name: t('nameEn') }).fill('Contact');
    await enter(dialog.getByRole('button', { name: new RegExp(t('upTo')) }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await violations(document.body)).toEqual([]);
    await enter(dialog.getByRole('button', { name: t('save') }));
    await expect.poll(typesOf).toEqual(['section', 'rich-text']);
    const [draft] = saved[0]?.body.drafts ?? [];
    expect(draft).toMatchObject({
      ...{ kind: 'section', id: expect.stringMatching(/^contact-\w{8}$/) },
      entry: {
        facet: 'SYNCED',
        data: { title: { zh: '联系', en: 'Contact' }, blocks: [{ id: 'a' }, { id: 'b' }] },
      },
    });
    expect(last.entry.data.blocks).toMatchObject([{ props: { section: draft?.id } }, { id: 'c' }]);
  });
});

describe('the list of sections', () => {
  const openList = (show: string) =>
    showEditor(<PagesScreen />, { language: 'en-US', address: `/editor/pages?show=${show}` });

  it('shows use, number of pages and state, goes by arrow keys, and is clean for axe', async () => {
    openList('sections');
    const row = page.getByRole('button', { name: /Hotline/ });
    await expect.element(row).toBeVisible();
    expect(page.getByRole('rowheader', { name: /Event page/ }).elements()).toEqual([]);
    await expect.element(page.getByRole('cell', { name: 'on 2 pages' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Publish to 2 pages…' })).toBeVisible();
    (row.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('region', { name: 'Notes' })).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
  });

  it('[PUB-08] lists the uses of a synced section instead of removing it', async () => {
    openList('sections');
    await enter(page.getByRole('button', { name: t('remove'), exact: true }));
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(t('inUse'))).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Page /one' })).toBeVisible();
    expect(dialog.getByRole('button', { name: t('remove'), exact: true }).elements()).toEqual([]);
    expect(await violations(document.body)).toEqual([]);
  });

  it('templates begin new pages', async () => {
    openList('templates');
    await expect.element(page.getByRole('button', { name: /Event page/ })).toBeVisible();
    expect(page.getByRole('button', { name: /Hotline/ }).elements()).toEqual([]);
    expect(await violations(document.body)).toEqual([]);
  });
});
