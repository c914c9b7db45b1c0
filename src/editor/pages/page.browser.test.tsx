import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod';
import { type BlockDefinition, defineBlock } from '#blocks/define.ts';
import { translateIn } from '#i18n/i18n.ts';
import { blocks, createCatalogue } from '#registry/blocks.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languages, localiseDeep } from '#schemas/language.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import { newBlock } from './model/new-block.ts';
import { PageEditor } from './PageEditor.tsx';
import { pageTexts } from './page-texts.ts';

const probe = defineBlock({
  type: 'probe',
  version: 1,
  schema: z.object({ saying: z.string(), loud: z.boolean().default(false) }),
  palette: {
    group: 'interaction',
    name: { zh: '试块', en: 'Probe' },
    help: { zh: '只为测试', en: 'For tests alone' },
    sketch: 'text',
  },
  example: { saying: 'Hello' },
});

const site: readonly BlockDefinition[] = blocks;
const pageOf = (stored: readonly unknown[]): Entry => ({
  kind: 'page',
  id: '/tried',
  data: {
    path: '/tried',
    title: { zh: '试页', en: 'Tried' },
    meta: { padding: true },
    blocks: [...stored],
    mine: 1,
  },
  texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } },
});

/** Simulated server of the canvas: it renders text blocks; other blocks stay in the loading state. */
function playCanvas(answers: Record<string, unknown> = {}) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const call = String(input).split('/').at(-1) ?? '';
    if (call in answers) return Response.json({ data: answers[call] });
    if (call !== 'canvas') return new Response('{}', { status: 404 });
    const { page: asked, language } = JSON.parse(String(init?.body));
    const shown = asked.blocks.filter(({ type }: { type: string }) => type === 'rich-text');
    const ready = shown.map((block: object) => {
      const inLanguage = Object(localiseDeep(block, language));
      return { ...inLanguage, queries: { text: { state: 'ready', value: inLanguage.props } } };
    });
    return Response.json({ data: { blocks: ready, problems: [] } });
  });
}

interface Opened {
  language?: Language;
  selected?: string;
  catalogue?: ReturnType<typeof createCatalogue>;
}

function open(entry: Entry, { language = 'en-US', selected: first, ...rest }: Opened = {}) {
  const saved = { last: entry };
  function Opened() {
    const [now, setNow] = useState(entry);
    const [selected, select] = useState(first);
    const change = (next: Entry) => {
      saved.last = next;
      setNow(next);
    };
    return <PageEditor entry={now} change={change} selected={selected} select={select} {...rest} />;
  }
  const shown = showEditor(
    <div style={{ height: '100vh' }}>
      <Opened />
    </div>,
    { language, address: '/editor/page' },
  );
  return { saved, t: translateIn(pageTexts, language), ...shown };
}

const frame = () => document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
const onCanvas = () =>
  [...(frame()?.querySelectorAll('[data-puck-component]') ?? [])].map((node) =>
    node.getAttribute('data-puck-component'),
  );
const panel = () => document.querySelector('aside');
const fieldOf = () =>
  panel()?.querySelector<HTMLElement>('[role=textbox], textarea, input:not([type=file])') ?? undefined;
/** Selects a block in the outline. */
const choose = (key: string) =>
  document.querySelector<HTMLElement>(`[data-outline-row="${key}"] > button`)?.click();
const press = (name: string) => document.querySelector<HTMLElement>(`aside [aria-label="${name}"]`)?.click();
const bytes = (value: unknown) => JSON.stringify(value);

beforeEach(async () => {
  await page.viewport(1440, 900);
  playCanvas();
});

describe('a stored block', () => {
  it('[EDIT-01] is identical byte for byte after opening, changing and undoing, for every example', async () => {
    const entry = pageOf(site.map((definition) => newBlock(definition, definition.type)));
    const { saved, t } = open(entry);
    await expect.poll(() => onCanvas().length).toBe(site.length);
    const undo = page.getByRole('toolbar', { name: t('tools') }).getByRole('button', { name: t('undo') });
    const step = () => undo.element() as HTMLButtonElement;
    let changed = 0;
    for (const { type } of site) {
      choose(type);
      await expect.poll(() => document.querySelector('[data-outline-row]')).toBeNull();
      const field = fieldOf();
      if (field) {
        if (field.matches('[type=checkbox]')) field.click();
        else {
          field.focus();
          await userEvent.keyboard('5');
        }
        await expect.poll(() => bytes(saved.last) === bytes(entry)).toBe(false);
        changed += 1;
        while (!step().disabled) flushSync(() => step().click());
      }
      expect(bytes(saved.last), type).toBe(bytes(entry));
      press(t('back'));
      await expect.poll(() => document.querySelector('[data-outline-row]')).not.toBeNull();
    }
    expect(changed).toBeGreaterThan(20);
  }, 180_000);
});

describe('palette', () => {
  it('[EDIT-01] shows a block added to the catalogue with its fields and inserts it into the page', async () => {
    const { saved, t, said } = open(pageOf([newBlock(probe, 'probe')]), {
      catalogue: createCatalogue([...site, probe]),
    });
    await expect.poll(onCanvas).toEqual(['probe']);
    await page.getByRole('searchbox', { name: t('searchBlocks') }).fill('tests ALONE');
    const card = page.getByRole('button', { name: t('addBlock', { name: 'Probe' }) });
    await expect.element(card).toHaveAccessibleDescription('For tests alone');
    (card.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(onCanvas).toEqual(['probe', expect.stringMatching(/^probe-\d\w{3}$/)]);
    expect(said).toEqual(['Probe added']);
    expect(saved.last.data.blocks).toMatchObject([
      {},
      { id: expect.stringMatching(/^probe-/), props: { saying: { zh: 'Hello', en: 'Hello' } } },
    ]);
    await expect.element(page.getByText(t('position', { number: 2, count: 2 }))).toBeVisible();
    await expect.poll(() => panel()?.textContent).toContain('saying');
    await page.getByRole('button', { name: t('section.look') }).click();
    await expect.poll(() => panel()?.textContent).toContain('loud');
  });
});

describe('keyboard shortcuts', () => {
  const three = () => pageOf(['a', 'b', 'c'].map((id) => newBlock(probe, id)));
  const catalogue = createCatalogue([probe]);

  it('[EDIT-01] move, copy, delete and undo blocks but do not act in fields or during IME composition', async () => {
    const { saved, t } = open(three(), { catalogue, selected: 'b' });
    await expect.poll(onCanvas).toEqual(['a', 'b', 'c']);
    const key = (init: KeyboardEventInit, target: Element = document.body) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    key({ key: 'ArrowUp', altKey: true });
    await expect.poll(onCanvas).toEqual(['b', 'a', 'c']);
    key({ key: 'd', ctrlKey: true });
    await expect.poll(onCanvas).toEqual(['b', expect.stringMatching(/^b-/), 'a', 'c']);
    key({ key: 'Delete' });
    await expect.poll(onCanvas).toEqual(['b', 'a', 'c']);
    await expect.element(page.getByText(t('position', { number: 2, count: 3 }))).toBeVisible();
    key({ key: 'z', ctrlKey: true, isComposing: true });
    const field = fieldOf();
    if (!field) throw new Error('the block has a field');
    for (const name of ['z', 'd']) key({ key: name, ctrlKey: true, code: `Key${name.toUpperCase()}` }, field);
    key({ key: 'Delete', code: 'Delete' }, field);
    await expect.poll(onCanvas).toEqual(['b', 'a', 'c']);
    const inFrame = frame()?.body;
    if (!inFrame) throw new Error('the canvas has a frame');
    for (const _ of [1, 2, 3]) key({ key: 'z', code: 'KeyZ', metaKey: true }, inFrame);
    await expect.poll(onCanvas).toEqual(['a', 'b', 'c']);
    expect(bytes(saved.last)).toBe(bytes(three()));
    key({ key: 'z', metaKey: true, shiftKey: true }, inFrame);
    await expect.poll(onCanvas).toEqual(['b', 'a', 'c']);
  });
});

describe('the canvas', () => {
  const text = { zh: '<p>四座展馆</p>', en: '<p><b>Halls</b> of four kinds</p>' };
  const block = {
    id: 't',
    type: 'rich-text',
    version: 1,
    props: { title: { zh: '展馆', en: 'Halls' }, html: text },
  };
  const catalogue = createCatalogue(site);
  /** Screen pixels per page pixel. */
  const scaleNow = () => {
    const node = document.querySelector<HTMLIFrameElement>('#preview-frame');
    return node ? node.getBoundingClientRect().width / node.offsetWidth : 0;
  };
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  beforeEach(() => localStorage.clear());

  it('has the tools of the selected block above the page, with a bin to remove it, and no control on the page', async () => {
    open(pageOf([block]), { catalogue, selected: 't' });
    await expect.poll(onCanvas).toEqual(['t']);
    const tools = page.getByRole('toolbar', { name: /^Actions: / });
    await expect.element(tools).toBeVisible();
    const names = [...tools.element().querySelectorAll('button')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'Move up',
      'Move down',
      'Duplicate',
      'Copy to clipboard',
      'Save as a section',
      'Delete',
    ]);
    const bin = tools.element().querySelector('button:last-child')?.getBoundingClientRect();
    const canvas = document.querySelector('#preview-frame')?.getBoundingClientRect();
    expect(bin?.bottom).toBeLessThanOrEqual(canvas?.top ?? 0);
    expect(frame()?.querySelectorAll('button').length).toBe(0);
  });

  it('[EDIT-01] shows the page at 0.7 of its size or more on a screen of 1440 pixels, and larger with folded panes', async () => {
    const { t } = open(pageOf([block]), { catalogue });
    await expect.poll(scaleNow).toBeGreaterThanOrEqual(0.7);
    await named(t('panelPane')).click();
    await named(t('palettePane')).click();
    await expect.poll(scaleNow).toBeGreaterThan(0.95);
    await expect.element(page.getByRole('complementary', { name: t('settings') })).not.toBeInTheDocument();
    expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  });

  it('remembers folded panes and the zoom', async () => {
    const { t } = open(pageOf([block]), { catalogue });
    await expect.poll(scaleNow).toBeGreaterThanOrEqual(0.7);
    await named(t('palettePane')).click();
    await named(t('zoomIn')).click();
    await expect.poll(() => Math.round(scaleNow() * 100)).toBe(80);
    const stored = () => JSON.parse(localStorage.getItem('pavilion.canvas.one') ?? '{}');
    await expect.poll(stored).toEqual({ paletteFolded: true, panelFolded: false, zoom: 0.8 });
    await named(t('fit')).click();
    await expect.poll(() => stored().zoom).toBeUndefined();
  });

  it('opens as it was left, and with the keys [ and ]', async () => {
    localStorage.setItem('pavilion.canvas.one', '{"paletteFolded":true,"zoom":1.2}');
    const { t } = open(pageOf([block]), { catalogue });
    await expect.poll(() => Math.round(scaleNow() * 100)).toBe(120);
    await expect.element(named(t('palettePane'))).toHaveAttribute('aria-pressed', 'false');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '[', bubbles: true }));
    await expect.element(named(t('palettePane'))).toHaveAttribute('aria-pressed', 'true');
  });

  it('[EDIT-01] fits the page into a narrow window, also after a zoom was chosen in a wider one', async () => {
    localStorage.setItem('pavilion.canvas.one', '{"zoom":1.2}');
    open(pageOf([block]), { catalogue });
    await expect.poll(() => Math.round(scaleNow() * 100)).toBe(120);
    await page.viewport(390, 900);
    await expect.poll(scaleNow).toBeLessThan(0.5);
    const frameWidth = () => document.querySelector('#preview-frame')?.getBoundingClientRect().width ?? 0;
    await expect.poll(frameWidth).toBeLessThanOrEqual(390);
    // Title and status, then languages and buttons; below them one row of tools.
    const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height;
    await expect.poll(() => heightOf('header')).toBeLessThan(120);
    await expect.poll(() => heightOf('div:has(> [role=toolbar])')).toBeLessThan(60);
    await page.viewport(1440, 900);
    await expect.poll(() => Math.round(scaleNow() * 100)).toBe(120);
  });

  it('[EDIT-01] a double click on a text focuses its field, also if the fields are folded away', async () => {
    localStorage.setItem('pavilion.canvas.one', '{"panelFolded":true}');
    open(pageOf([block]), { catalogue });
    await expect.poll(() => frame()?.body.textContent).toContain('Halls of four kinds');
    const texts = [...(frame()?.querySelectorAll('[data-canvas-block] p') ?? [])];
    const paragraph = texts.find(({ textContent }) => textContent === 'Halls of four kinds');
    if (!paragraph) throw new Error('the text is on the canvas');
    const { left, top } = paragraph.getBoundingClientRect();
    const at = { bubbles: true, clientX: left + 5, clientY: top + 5 };
    // The blocks are inert: their holder gets the events.
    paragraph.closest('[data-puck-component]')?.dispatchEvent(new MouseEvent('dblclick', at));
    await expect.poll(() => document.activeElement?.getAttribute('lang')).toBe('en-US');
    await expect.poll(() => document.activeElement?.textContent).toBe('Halls of four kinds');
  });

  it('Ctrl and the wheel zoom about the pointer; the wheel alone scrolls', async () => {
    const long = { ...block, props: { html: { zh: '<p>长</p>'.repeat(80), en: '<p>Long</p>'.repeat(80) } } };
    localStorage.setItem('pavilion.canvas.one', '{"zoom":0.7}');
    open(pageOf([long]), { catalogue });
    await expect.poll(() => frame()?.documentElement.scrollHeight).toBeGreaterThan(2000);
    const html = frame()?.documentElement;
    if (!html) throw new Error('the canvas has a page');
    const shown = () => Math.round(scaleNow() * 100);
    await expect.poll(shown).toBe(70);
    html.scrollTop = 600;
    const turn = (more: WheelEventInit) => {
      const event = new WheelEvent('wheel', {
        deltaY: -200,
        clientX: 100,
        clientY: 300,
        bubbles: true,
        cancelable: true,
        ...more,
      });
      html.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn({})).toBe(false);
    expect(shown()).toBe(70);
    expect(turn({ ctrlKey: true })).toBe(true);
    await expect.poll(shown).toBe(92);
    // 300 px below the top of the canvas at 70 % are 228 px at 92 %.
    await expect.poll(() => Math.abs(html.scrollTop - (600 + 300 - 228))).toBeLessThan(3);
    expect(turn({ metaKey: true, deltaY: 5000 })).toBe(true);
    await expect.poll(shown).toBe(50);
  });

  it('while a block is dragged, its name is at the pointer instead of the whole block', async () => {
    open(pageOf([block]), { catalogue });
    await expect.poll(onCanvas).toEqual(['t']);
    const dragged = frame()?.querySelector<HTMLElement>('[data-puck-component]');
    if (!dragged) throw new Error('the block is on the canvas');
    const { left, top } = dragged.getBoundingClientRect();
    dragged.dispatchEvent(new PointerEvent('pointerdown', { clientX: left + 40, clientY: top + 30 }));
    dragged.setAttribute('data-dnd-dragging', '');
    const view = dragged.ownerDocument.defaultView ?? window;
    const shown = () => view.getComputedStyle(dragged, '::after');
    await expect.poll(() => shown().content).toBe('"Text"');
    expect([shown().left, shown().top]).toEqual(['52px', '42px']);
    expect(view.getComputedStyle(dragged.children[0] ?? dragged).visibility).toBe('hidden');
  });

  it('blocks are sorted by dragging their rows in the outline', async () => {
    const blocks = ['a', 'b', 'c'].map((id) => ({ ...block, id }));
    const { saved } = open(pageOf(blocks), { catalogue });
    const row = (id: string) => document.querySelector<HTMLElement>(`[data-outline-row="${id}"]`);
    await expect.poll(() => row('c')).not.toBeNull();
    const data = new DataTransfer();
    const drag = (type: string, id: string, part = 0.5) => {
      const { top, height } = row(id)?.getBoundingClientRect() ?? new DOMRect();
      const at = { bubbles: true, cancelable: true, dataTransfer: data, clientY: top + height * part };
      flushSync(() => {
        const target = type === 'dragstart' ? row(id)?.querySelector('[draggable]') : row(id);
        target?.dispatchEvent(new DragEvent(type, at));
      });
    };
    const order = () => (saved.last.data.blocks as { id: string }[]).map(({ id }) => id);
    drag('dragstart', 'a');
    drag('dragover', 'b', 0.9);
    drag('drop', 'b', 0.9);
    await expect.poll(order).toEqual(['b', 'a', 'c']);
    drag('dragstart', 'c');
    drag('dragover', 'b', 0.1);
    drag('drop', 'b', 0.1);
    await expect.poll(order).toEqual(['c', 'b', 'a']);
  });

  it('typing in a field renders no card of the palette again', async () => {
    const saying = { zh: '旧话', en: 'Old words' };
    const { saved } = open(pageOf([{ id: 'a', type: 'probe', version: 1, props: { saying } }]), {
      ...{ catalogue: createCatalogue([probe]), selected: 'a' },
    });
    const box = page.getByRole('textbox').nth(1);
    await expect.element(box).toHaveValue('Old words');
    const changed: string[] = [];
    const note = new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        if (addedNodes.length > 0 && target instanceof Element && target.closest('[data-puck-drawer-item]'))
          changed.push(target.outerHTML.slice(0, 80));
    });
    note.observe(document.body, { childList: true, subtree: true });
    await box.click();
    await userEvent.keyboard('{End}, and more');
    const blocks = [{ props: { saying: { ...saying, en: 'Old words, and more' } } }];
    await expect.poll(() => saved.last.data).toMatchObject({ blocks });
    note.disconnect();
    expect(changed).toEqual([]);
  });

  it('F6 goes from pane to pane, and the palette is one tab stop with arrow keys', async () => {
    const { t } = open(pageOf([block]), { catalogue, selected: 't' });
    await expect.poll(onCanvas).toEqual(['t']);
    const paneNow = () => document.activeElement?.getAttribute('aria-label');
    for (const name of [t('palette'), t('canvas'), t('fields'), t('palette')]) {
      await userEvent.keyboard('{F6}');
      await expect.poll(paneNow).toBe(name);
    }
    const cards = () => [...document.querySelectorAll<HTMLElement>('[data-palette-card]')];
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    cards()[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(() => document.activeElement).toBe(cards()[2]);
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cards()[2]]);
  });
});

describe('an invalid stored block', () => {
  it('appears with the reason on the canvas and can be repaired in the panel', async () => {
    const broken = {
      id: 'b',
      type: 'probe',
      version: 1,
      props: { loud: 'very', saying: { zh: '好', en: 'Hi' } },
    };
    const { saved, t } = open(pageOf([broken, { id: 'x', type: 'gone', props: { kept: 1 } }]), {
      catalogue: createCatalogue([probe]),
      selected: 'b',
    });
    await expect.poll(() => frame()?.body.textContent).toContain(t('trouble.invalid'));
    await expect.poll(() => frame()?.body.textContent).toContain(t('trouble.unknownType', { type: 'gone' }));
    await page.getByRole('button', { name: t('repair') }).click();
    await expect.poll(() => frame()?.body.textContent).not.toContain(t('trouble.invalid'));
    expect(saved.last.data.blocks).toEqual([
      { ...broken, props: { saying: broken.props.saying } },
      { id: 'x', type: 'gone', props: { kept: 1 } },
    ]);
  });
});

describe('an outdated translation', () => {
  it('is none after the text is what it was before, by undo in the field or by typing', async () => {
    const block = { id: 'a', type: 'probe', version: 1, props: { saying: { zh: '旧话', en: 'Old words' } } };
    const { saved, t } = open(pageOf([block]), { catalogue: createCatalogue([probe]), selected: 'a' });
    const box = page.getByRole('textbox').first();
    await box.click();
    await userEvent.keyboard('{End}x');
    await expect.poll(() => panel()?.textContent).toContain(t('never.en'));
    await userEvent.keyboard('{Backspace}');
    await expect.element(box).toHaveValue('旧话');
    await expect.poll(() => panel()?.textContent).not.toContain(t('never.en'));
    expect(Object.values(saved.last.data.edited ?? {})).toEqual([{}]);
  });

  it('is shown beside the changes of the newer language until an editor confirms it', async () => {
    const before = { id: 'a', type: 'probe', version: 1, props: { saying: { zh: '旧话', en: 'Old words' } } };
    playCanvas({
      history: { versions: [{ id: 7, at: '2026-01-01T00:00:00Z', languages: [], removed: false }] },
      readEntry: {},
      readVersion: {
        id: 7,
        at: '2026-01-01T00:00:00Z',
        languages: [],
        removed: false,
        entry: pageOf([before]),
      },
    });
    const { saved, t } = open(pageOf([before]), { catalogue: createCatalogue([probe]), selected: 'a' });
    await page.getByRole('textbox').first().fill('新话');
    await expect.poll(() => panel()?.textContent).toContain(t('never.en'));
    await page
      .getByRole('button', { name: t('differences') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Old words')).toBeVisible();
    await expect.poll(() => document.querySelector('ins')?.textContent).toContain('新');
    expect(document.querySelector('del')?.textContent).toContain('旧');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: t('noChange.en') }).click();
    await expect.poll(() => document.body.textContent).not.toContain(t('older.en'));
    expect(saved.last.data.blocks).toMatchObject([{ props: { saying: { zh: '新话', en: 'Old words' } } }]);
  });
});

describe('accessibility', () => {
  it.each(languages)(
    '[EDIT-01] page settings, a block and the side-by-side view have no violations in %s',
    async (language) => {
      const text = {
        id: 't',
        type: 'rich-text',
        version: 1,
        props: { html: { zh: '<p>中</p>', en: '<p>A</p>' } },
      };
      const { t } = open(pageOf([text, newBlock(probe, 'probe'), 7]), {
        language,
        catalogue: createCatalogue([...site, probe]),
      });
      await expect.poll(onCanvas).toEqual(['t', 'probe', 'block']);
      const wrong = () => violations(document.body, ['frame-tested']);
      expect(await wrong()).toEqual([]);
      choose('t');
      await expect.poll(fieldOf).toBeDefined();
      expect(await wrong()).toEqual([]);
      await page.getByRole('button', { name: t('pair'), exact: true }).click();
      await expect.poll(() => document.querySelectorAll('iframe').length).toBe(2);
      expect(await wrong()).toEqual([]);
    },
  );
});
