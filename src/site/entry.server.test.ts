import { describe, expect, it } from 'vitest';
import { createTranslations } from '#i18n/translations.ts';
import type { PageBlock, PagePayload, Shell } from '#registry/page-payload.ts';
import { createRenderer } from './entry.server.tsx';

const render = createRenderer(
  {
    entry: '/assets/entry.js',
    shell: { styles: ['/assets/shell.css'], scripts: ['/assets/shell.js'] },
    fonts: ['/assets/face.woff2'],
    texts: (language) => ({ styles: [], scripts: [`/assets/${language}.js`] }),
    block: (type) => ({ styles: [`/assets/${type}.css`], scripts: [`/assets/${type}.js`] }),
  },
  createTranslations(),
);

const key = ['en-US', 'call', {}, 'name'] as const;
const text = (id: string, value: unknown): PageBlock => ({
  id,
  type: 'rich-text',
  props: {},
  queries: { text: { state: 'ready', key: [...key.slice(0, 3), id] as never, value } },
});

const boot = (blocks: PageBlock[]): PagePayload & { shell: Shell } => ({
  language: 'en-US',
  languageInUrl: false,
  shellVersion: 'r',
  status: 200,
  url: '/p',
  path: '/p',
  title: 'A <title>',
  description: 'd',
  kind: 'page',
  meta: { padding: true, background: 'white' },
  blocks,
  shell: { siteName: 'Site', origin: 'https://site.example', nav: [] },
});

describe('rendering a document', () => {
  it('names the styles of all blocks, and the scripts of the first one only', async () => {
    const { html } = await render(
      boot([text('a', { title: 'A' }), { id: 'b', type: 'stats', props: {}, queries: {} }]),
    );
    for (const file of ['shell.css', 'rich-text.css', 'stats.css'])
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${file}"`);
    const [, modules] = /<script data-modules="([^"]*)">/.exec(html) ?? [];
    expect(modules).toBe('/assets/entry.js /assets/shell.js /assets/en-US.js /assets/rich-text.js');
    expect(html).toContain('<link rel="preload" href="/assets/face.woff2" as="font"');
    expect(html).not.toMatch(/<link[^>]*\.js|<script[^>]* src=/);
    // Before every other request, because the first paint waits for it.
    expect(/<link[^>]*>/.exec(html)?.[0]).toBe('<link rel="stylesheet" href="/assets/shell.css"/>');
  });

  it('[ERR-04] puts the quiet line in the place of a block whose view throws, and says which one it was', async () => {
    const broken = text('broken', { title: { not: 'a text' }, html: 'x' });
    const { html, broken: reported } = await render(boot([text('whole', { title: 'Still here' }), broken]));
    expect(reported).toEqual([{ id: 'broken', reason: expect.any(String) }]);
    expect(html).toContain('Still here');
    expect(html).toContain('This content cannot be shown right now');
    expect(html).not.toContain('<!--$!-->');
  });

  const sentWith = async (blocks: PageBlock[], shell: Partial<Shell> = {}) => {
    const page = boot(blocks);
    const { html } = await render({ ...page, shell: { ...page.shell, ...shell } });
    const [, modules] = /<script data-modules="([^"]*)">/.exec(html) ?? [];
    const [, json = ''] = /<script id="boot" type="application\/json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    return { html, modules, sent: JSON.parse(json) };
  };

  it('sends only the name of a static block, and no script for it', async () => {
    const { html, modules, sent } = await sentWith([
      { ...text('a', { title: 'A', html: '<p>Only in the HTML</p>' }), isStatic: true },
    ]);
    expect(html).toMatch(/^<!DOCTYPE html><html [^>]{0,40}lang="en-US"/);
    expect(html.match(/Only in the HTML/g)).toHaveLength(1);
    expect(sent.blocks).toEqual([{ id: 'a', type: 'rich-text', isRendered: true }]);
    expect(modules).toBe('/assets/entry.js /assets/shell.js /assets/en-US.js');
  });

  it.each<[string, Partial<PageBlock>, Partial<PageBlock>]>([
    [
      'its links hold the parameters of another block',
      { parameters: { page: 'page' } },
      { parameters: { page: 'b.page' } },
    ],
    ['its view threw', { broken: true }, {}],
  ])('sends the data of a static block if %s', async (_why, own, others) => {
    const { sent } = await sentWith([
      { ...text('a', { title: 'A' }), ...own, isStatic: true },
      { ...text('b', { title: 'B' }), ...others },
    ]);
    expect(sent.blocks[0].queries.text.state).toBe('ready');
    expect(sent.blocks[0].queries.text).not.toHaveProperty('key');
  });

  it('sends no data of the footer, and no texts of pictures that have none in the header', async () => {
    const picture = { src: '/media/a.jpg', alt: 'A long description' };
    const item = { id: 'i', level: 1, label: 'News', href: '/news', external: false };
    const { html, sent } = await sentWith([], {
      footer: { serviceContent: [], supplementaryVos: [], icp: 'ICP 1' },
      logo: { coloured: picture },
      nav: [{ ...item, picture, children: [{ ...item, id: 'j', children: [] }] }],
    });
    expect(html).toContain('ICP 1');
    expect(sent.shell.isFooterRendered).toBe(true);
    expect(JSON.stringify(sent)).not.toMatch(/ICP 1|A long description/);
    expect(sent.shell.nav[0].picture).toEqual({ src: '/media/a.jpg' });
  });

  it('hands its data to the browser so that no text can end its element', async () => {
    const { html } = await render(boot([text('a', { title: '</script><script>alert(1)</script>' })]));
    expect(html).not.toContain('<script>alert(1)');
    const json = /<script id="boot" type="application\/json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json).blocks[0].queries.text.value.title).toBe('</script><script>alert(1)</script>');
  });
});
