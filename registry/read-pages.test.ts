import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type BlockDefinition, defineBlock } from '#blocks/define.ts';
import { languages } from '#schemas/language.ts';
import { expandSections } from '#schemas/section.ts';
import { createCatalogue } from './blocks.ts';
import { wordFinding } from './findings.ts';
import { builtInGroups } from './pages/index.ts';
import { createPagesReader, readGroups, readPages, readPagesConfig } from './read-pages.ts';

const note = defineBlock({
  type: 'note',
  version: 3,
  schema: z.object({ text: z.string(), size: z.int().optional(), href: z.string().optional() }),
  palette: {
    group: 'layout',
    name: { zh: '便条', en: 'Note' },
    help: { zh: '便条', en: 'A note' },
    sketch: 'text',
  },
  example: { text: 'a' },
  migrations: {
    1: ({ body, ...rest }) => ({ ...rest, words: body }),
    2: ({ words, ...rest }) => ({ ...rest, text: words }),
  },
  isEmpty: ({ text }) => text.trim() === '-',
});

const reading = {
  catalogue: createCatalogue([note as BlockDefinition]),
  language: 'en-US',
  cleanProps: (_definition: unknown, props: unknown) => props,
} as const;

const read = (value: unknown) => {
  const { pages, redirects, findings } = readPages(value, reading);
  return { pages, redirects, findings: findings.map((one) => `${one.severity}: ${wordFinding(one).en}`) };
};

/** Reads a page with one block. */
function readBlock(block: unknown) {
  const { pages, findings } = read({ path: '/p', title: 'P', blocks: [block] });
  return { block: pages[0]?.blocks[0], findings };
}

describe('[BLK-04] reading a block', () => {
  it('migrates a block of an older version', () => {
    expect(readBlock({ id: 'x', type: 'note', version: 1, props: { body: 'old' } })).toEqual({
      block: expect.objectContaining({ valid: true, props: { text: 'old' } }),
      findings: [],
    });
  });

  it('repairs unambiguous mistakes and reports them', () => {
    expect(
      readBlock({ type: 'note', version: '3', props: { text: 5, size: '2', href: null, hrfe: '/' } }),
    ).toEqual({
      block: expect.objectContaining({
        valid: true,
        block: expect.objectContaining({ id: 'note', version: 3 }),
        props: { text: '5', size: 2 },
      }),
      findings: [
        'warning: page /p, block note (note): the block has no id, and "note" is used.',
        'warning: page /p, block note (note), blocks[0].version: "3" is read as 3 (expected: a number).',
        'warning: page /p, block note (note), text: 5 is read as "5" (expected: a text).',
        'warning: page /p, block note (note), size: "2" is read as 2 (expected: a number).',
        'notice: page /p, block note (note), href: the value is empty and counts as absent.',
        'warning: page /p, block note (note), hrfe: no property has this name: did you mean "href"? It is ignored.',
      ],
    });
  });

  it.each([
    [
      'an unknown type',
      { type: 'Note-' },
      'no block has the type "Note-": did you mean "note"? The block is left out.',
    ],
    ['a missing prop', { props: {} }, 'text: a required value is missing. The block is left out.'],
    ['a newer version', { version: 4 }, "version 4 is newer than this site's 3. The block is left out."],
  ])('[MENU-05] leaves out a block with %s, and reports it once', (_name, changed, reason) => {
    const { block, findings } = readBlock({
      id: 'x',
      type: 'note',
      version: 3,
      props: { text: 'a' },
      ...changed,
    });
    expect(block).toMatchObject({ valid: false, reason: expect.stringContaining(reason) });
    expect(findings).toEqual([expect.stringContaining(reason)]);
  });

  it('[PUB-08] migrates the blocks of a synced section like those of the page that shows it', () => {
    const section = [{ id: 'call', type: 'note', version: 1, props: { body: 'Call us' } }];
    const reference = { id: 'ask', type: 'section', version: 1, props: { section: 'hotline' } };
    const blocks = expandSections([reference], (id) => (id === 'hotline' ? section : undefined));
    expect(read({ path: '/p', title: 'P', blocks })).toMatchObject({
      pages: [
        { blocks: [{ valid: true, block: { id: 'ask-call', type: 'note' }, props: { text: 'Call us' } }] },
      ],
      findings: [],
    });
  });

  it('leaves out a block that a migration cannot read', () => {
    const broken = {
      ...note,
      migrations: {
        1: () => {
          throw new Error('unexpected');
        },
      },
    };
    const { pages, findings } = readPages(
      { path: '/p', title: 'P', blocks: [{ id: 'x', type: 'note', version: 1, props: {} }] },
      { ...reading, catalogue: createCatalogue([broken as BlockDefinition]) },
    );
    expect(pages[0]?.blocks[0]?.valid).toBe(false);
    expect(findings.map(({ code }) => code)).toEqual(['failed-migration']);
  });

  it('keeps a block if an invalid optional prop is left out', () => {
    expect(readBlock({ id: 'x', type: 'note', version: 3, props: { text: 'a', size: [] } })).toEqual({
      block: expect.objectContaining({ valid: true, props: { text: 'a' } }),
      findings: [
        'error: page /p, block x (note), size: a number is expected and a list was found. "size" is left out.',
      ],
    });
  });

  it('reports props that are not an object once', () => {
    const { findings } = readBlock({ id: 'x', type: 'note', version: 3, props: 'text' });
    expect(findings).toEqual([expect.stringContaining('blocks[0].props: an object is expected')]);
  });

  it('reports keys with names of prototype properties, also in a list block that becomes a plain list', () => {
    const props = JSON.parse(
      '{ "source": { "call": "scheduleList", "params": { "type": 1 } }, "constructor": 1, "__proto__": 2 }',
    );
    const page = { path: '/p', title: 'P', blocks: [{ id: 'x', type: 'films', props }] };
    const { pages, findings } = readPages(page, { ...reading, catalogue: createCatalogue() });
    expect(pages[0]?.blocks).toMatchObject([{ valid: true, block: { id: 'x', type: 'collection' } }]);
    expect(findings.map(({ code, prop }) => [code, prop])).toEqual(
      expect.arrayContaining([
        ['unknown-key', 'constructor'],
        ['unknown-key', '__proto__'],
        ['source-not-accepted', 'source'],
      ]),
    );
    expect(findings).toHaveLength(3);
  });

  it('[BLK-07] leaves out and reports a block with nothing to show', () => {
    expect(readBlock({ id: 'x', type: 'note', version: 3, props: { text: '-' } })).toMatchObject({
      block: { valid: false },
      findings: [
        'warning: page /p, block x (note): the block has nothing to show. Visitors see nothing in its place.',
      ],
    });
  });

  it('gives the second block with the same id another id', () => {
    const block = { id: 'x', type: 'note', version: 3, props: { text: 'a' } };
    const { pages, findings } = read({ path: '/p', title: 'P', blocks: [block, block] });
    expect(pages[0]?.blocks.map(({ valid, block: { id } }) => [id, valid])).toEqual([
      ['x', true],
      ['x-2', true],
    ]);
    expect(findings).toEqual([
      'warning: page /p, block x-2 (note): another block has the id "x", and "x-2" is used.',
    ]);
  });
});

const paths = (value: unknown) => read(value).pages.map(({ path }) => path);

describe('[BLK-04] reading a page', () => {
  it.each([
    ['about', '/about'],
    ['/about/', '/about'],
    [' /about/us?tab=1#top ', '/about/us'],
    ['/%E5%85%B3%E4%BA%8E', '/关于'],
    ['https://site.example/about', '/about'],
    ['//about', '/about'],
    [2026, '/2026'],
    ['/', '/'],
  ])('reads the path %s as %s', (path, repaired) => {
    const { pages, findings } = read({ path, title: 'T', blocks: [] });
    expect(pages).toMatchObject([{ path: repaired }]);
    expect(findings).toHaveLength(path === repaired ? 0 : 1);
  });

  it.each([undefined, null, '', ' ', [], 'mailto:someone'])(
    'leaves out a page with the path %j and reports it once',
    (path) => {
      const { pages, findings } = read({ pages: [{ path, title: 'T', blocks: [] }] });
      expect(pages).toEqual([]);
      expect(findings).toHaveLength(1);
    },
  );

  it('reads title and meta', () => {
    const page = {
      path: '/p',
      title: 5,
      meta: { padding: 'false', hidden: '1', background: null, hiden: 1 },
      block: 1,
    };
    expect(read(page)).toMatchObject({
      pages: [{ path: '/p', title: '5', meta: { padding: false, hidden: true } }],
      findings: [
        'warning: page /p, title: 5 is read as "5" (expected: a text).',
        'warning: page /p, meta.padding: "false" is read as false (expected: true or false).',
        'notice: page /p, meta.background: the value is empty and counts as absent.',
        'warning: page /p, meta.hidden: "1" is read as true (expected: true or false).',
        'warning: page /p, meta.hiden: no property has this name: did you mean "hidden"? It is ignored.',
        'warning: page /p, block: no property has this name: did you mean "blocks"? It is ignored.',
      ],
    });
  });

  it('reports a page without a title and a page that repeats a path', () => {
    expect(read([{ path: '/p' }, { path: 'p', title: 'Second' }])).toMatchObject({
      pages: [{ path: '/p', title: '', blocks: [] }],
      findings: [
        'warning: page /p, title: the page has no title, and the menu label or the path is used.',
        'warning: page /p, path: the path "p" is read as /p.',
        'error: page /p, pages[1]: an earlier page has the same path. The page is left out.',
      ],
    });
  });

  it('accepts a config, a list of pages and a single page', () => {
    const page = { path: '/p', title: 'P' };
    for (const value of [{ pages: [page] }, [page], page, { pages: page }])
      expect(paths(value)).toEqual(['/p']);
  });

  it('has no findings for the built-in pages', () => {
    for (const language of languages) {
      const { groups, findings } = readGroups(builtInGroups, {
        ...reading,
        catalogue: createCatalogue(),
        language,
      });
      expect(findings).toEqual([]);
      expect(groups.flatMap(({ pages }) => pages).length).toBeGreaterThan(30);
    }
  });
});

describe('[BLK-04] reading redirects', () => {
  it('repairs both addresses and leaves out redirects to other sites', () => {
    const redirects = [
      { from: 'old/', to: 'new?tab=1' },
      { from: '/away', to: 'mailto:x@site.example y' },
      { form: '/x', to: '/y' },
      null,
      5,
    ];
    expect(read({ redirects })).toEqual({
      pages: [],
      redirects: [{ from: '/old', to: '/new?tab=1' }],
      findings: [
        'warning: redirects[0].from: the path "old/" is read as /old.',
        'warning: redirects[0].to: the path "new?tab=1" is read as /new?tab=1.',
        'error: redirects[1].to: "mailto:x@site.example y" cannot be a path. The redirect is left out.',
        'warning: redirects[2].form: no property has this name. It is ignored.',
        'error: redirects[2].from: the path is missing. The redirect is left out.',
        'notice: redirects[3]: the value is empty and counts as absent.',
        'error: redirects[4]: an object is expected and a number was found. The redirect is left out.',
      ],
    });
  });
});

describe('[BLK-04] reading the remote config', () => {
  it.each([
    ['cut JSON', '{"en": {"pages": [', ['the content cannot be read (expected: { "zh": …, "en": … }).']],
    ['a text', '"pages"', ['the content cannot be read (expected: { "zh": …, "en": … }).']],
    ['one without this language', '{"zh": {"pages": []}}', ['there is no "en" part.']],
    ['one that is null', '{"zh": null, "en": null}', ['there is no "en" part.']],
    ['one with no pages', '{"en": {}}', []],
    [
      'pages that are none',
      '{"en": {"pages": 5}}',
      ['pages: a list is expected and a number was found. "pages" is left out.'],
    ],
    [
      'a misspelt key',
      '{"en": {"pagse": []}}',
      ['pagse: no property has this name: did you mean "pages"? It is ignored.'],
    ],
  ])('reports %s', (_name, text, reasons) => {
    const { pages, findings } = readPagesConfig(text, reading);
    expect(pages).toEqual([]);
    expect(findings.map((one) => wordFinding(one).en)).toEqual(reasons);
  });

  it('reads a config with one part for both languages', () => {
    const text = JSON.stringify({ pages: [{ path: '/p', title: { zh: '页', en: 'Page' } }] });
    expect(readPagesConfig(text, reading).pages).toMatchObject([{ title: 'Page' }]);
    expect(readPagesConfig(text, { ...reading, language: 'zh-CN' }).pages).toMatchObject([{ title: '页' }]);
  });
});

describe('reading a config that has changed', () => {
  const pageWith = (path: string, text: string) => ({
    path,
    title: path,
    blocks: [{ id: 'a', type: 'note', version: 3, props: { text } }],
  });
  const textOf = (pages: readonly unknown[]) => JSON.stringify({ en: pages });
  const [one, two] = [pageWith('/one', 'One'), pageWith('/two', 'Two')];

  it('reads only the pages anew whose definition has changed', () => {
    const cleaned: unknown[] = [];
    const noting = {
      ...reading,
      cleanProps: (_definition: unknown, props: unknown) => {
        cleaned.push(props);
        return props;
      },
    };
    const reader = createPagesReader();
    const first = reader(textOf([one, two]), noting);
    expect(cleaned.splice(0)).toEqual([{ text: 'One' }, { text: 'Two' }]);
    const second = reader(textOf([pageWith('/one', 'Uno'), two]), noting);
    expect(cleaned.splice(0)).toEqual([{ text: 'Uno' }]);
    expect(second.pages[1]).toBe(first.pages[1]);
    expect(second.pages[0]?.blocks[0]).toMatchObject({ props: { text: 'Uno' } });
    reader(textOf([one, two]), noting);
    expect(cleaned).toEqual([{ text: 'One' }]);
  });

  it('gives pages and findings as if each text was the first', () => {
    const mistaken = { ...pageWith('/mistaken', 'M'), titel: 'M' };
    const nowhere = { title: 'Nowhere', blocks: [] };
    const texts = [
      textOf([one, mistaken, nowhere, two]),
      textOf([nowhere, two, mistaken, mistaken]),
      'no JSON',
      textOf([two, { ...mistaken, path: '/moved' }, null, one, nowhere]),
      textOf([]),
      textOf([one]),
    ];
    const reader = createPagesReader();
    for (const text of texts) expect(reader(text, reading)).toEqual(readPagesConfig(text, reading));
  });
});
