import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { demoEntries } from '#demo/index.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import { languages, localiseDeep } from '#schemas/language.ts';
import { blocks, createCatalogue } from './blocks.ts';
import { blockSchemaName, pageSchemas, pagesDocument } from './page-schema.ts';
import { builtInGroups } from './pages/index.ts';

const document = pagesDocument(createCatalogue(), { id: 'https://site.example/api/schemas/pages.json' });
// Strict: an unknown keyword is an error of the document. Conditions require keys that other parts describe.
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  formats: { date: true, 'uri-reference': true },
});
const accepts = ajv.compile(document);

/** Errors of the validator, by path. */
const errorsOf = (value: unknown): string[] =>
  accepts(value)
    ? []
    : (accepts.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

const page = (...made: object[]) => ({ path: '/about/travel', title: 'Travel', blocks: made });
const richText = { id: 'text', type: 'rich-text', props: { html: '<p>By boat.</p>' } };

describe.each(languages)('[BLK-05] the JSON Schema of pages, in %s, accepts', (language) => {
  const builtIn = builtInGroups.flatMap(({ pages }) => pages);
  it.each(builtIn.map((definition) => [definition.path, definition]))(
    'the built-in page %s',
    (_path, definition) => {
      expect(errorsOf(localiseDeep(definition, language))).toEqual([]);
    },
  );

  it.each(blocks.map((block) => [block.type as string, block]))(
    'the example of the block %s',
    (type, { version, storedExample }) => {
      const props = localiseDeep(storedExample, language);
      expect(errorsOf(page({ id: 'example', type, version, props }))).toEqual([]);
    },
  );

  const stored = demoEntries('2026-11-21').filter(({ kind }) => kind === 'page');
  it.each(stored.map(({ id, data }) => [id, data]))('the demo page %s', (_id, data) => {
    expect(errorsOf(localiseDeep(data, language))).toEqual([]);
  });

  it('all demo pages as one config in one language', () => {
    const pages = [...builtIn, ...stored.map(({ data }) => data)].map((made) => localiseDeep(made, language));
    expect(pages.length).toBeGreaterThan(30);
    expect(errorsOf({ pages, redirects: [{ from: '/old', to: '/about/travel?year=2026' }] })).toEqual([]);
  });
});

describe('[BLK-05] the JSON Schema of pages', () => {
  it.each([
    ['a page', page(richText)],
    ['the pages of one language', { pages: [page(richText)], redirects: [] }],
    ['the pages of both languages', { zh: { pages: [page(richText)] }, en: { pages: [] } }],
    ['a file that names its schema', { $schema: 'https://site.example/api/schemas/pages.json', pages: [] }],
    ['nothing yet', {}],
    ['the home page', { ...page(), path: '/' }],
    ['a path that only begins like one of the server', { ...page(), path: '/apiary' }],
    [
      'a picture inside of its address',
      page({
        id: 'top',
        type: 'banner',
        props: { slides: [{ uploadUrl: `data:image/png;base64,${'A'.repeat(9000)}` }] },
      }),
    ],
  ])('accepts %s', (_what, value) => {
    expect(errorsOf(value)).toEqual([]);
  });

  it.each([
    ['a list', [page(richText)], ' must be object'],
    ['a key that a config does not have', { page: [] }, ' must NOT have additional properties'],
    ['a key that a page does not have', { ...page(), blcks: [] }, ' must NOT have additional properties'],
    ['a page without a path', { title: 'Travel', blocks: [] }, " must have required property 'path'"],
    ['a path without a slash', { ...page(), path: 'about' }, '/path must match pattern'],
    ['a path with a slash at its end', { ...page(), path: '/about/' }, '/path must match pattern'],
    ['a path of the server', { ...page(), path: '/api/pages' }, '/path must match pattern'],
    ['a blank title', { ...page(), title: ' ' }, '/title must match pattern'],
    ['a blank id', page({ ...richText, id: ' ' }), '/blocks/0/id must match pattern'],
    [
      'a blank figure',
      page({ id: 'figures', type: 'stats', props: { items: [{ number: ' ' }] } }),
      '/blocks/0/props/items/0/number must match pattern',
    ],
    [
      'an address that runs a script',
      page({ id: 'top', type: 'banner', props: { slides: [{ uploadUrl: 'javascript:alert(1)' }] } }),
      '/blocks/0/props/slides/0/uploadUrl must match pattern',
    ],
    ['a path with a query', { ...page(), path: '/about?a=1' }, '/path must match pattern'],
    ['a title that is a number', { ...page(), title: 7 }, '/title must be string'],
    ['a flag that is a text', { ...page(), meta: { hidden: 'true' } }, '/meta/hidden must be boolean'],
    ['a config without its English part', { zh: { pages: [] } }, " must have required property 'en'"],
    ['an unknown block', page({ ...richText, type: 'rich-txt' }), '/blocks/0/type must be equal to'],
    ['a block without an id', page({ type: 'rich-text' }), "/blocks/0 must have required property 'id'"],
    [
      'an unknown prop',
      page({ ...richText, props: { htlm: '' } }),
      '/blocks/0/props must NOT have additional properties',
    ],
    [
      'a prop that is null',
      page({ ...richText, props: { html: null } }),
      '/blocks/0/props/html must be string',
    ],
    [
      'a version of a later release',
      page({ ...richText, version: 2 }),
      '/blocks/0/version must be equal to constant',
    ],
    [
      'a block without a prop that it needs',
      page({ id: 'map', type: 'panorama', props: {} }),
      "/blocks/0/props must have required property 'img'",
    ],
    [
      'a redirect to another site',
      { redirects: [{ from: '/old', to: 'https://other.example' }] },
      '/redirects/0/to must match pattern',
    ],
  ])('refuses %s', (_what, value, error) => {
    expect(errorsOf(value).some((line) => line.startsWith(error))).toBe(true);
  });

  it('reports errors only in the wrong part, not for other shapes of the file', () => {
    const errors = errorsOf({ zh: {}, en: { pages: [{ ...page(), title: 7 }] } });
    expect(errors.filter((line) => line.startsWith('/'))).toEqual(['/en/pages/0/title must be string']);
  });
});

describe('[BLK-05] titles and descriptions in the JSON Schema of pages', () => {
  const schemas = pageSchemas(createCatalogue(), (name) => ({ $ref: name }));
  const chinese = /\p{Script=Han}/u;
  /** Words that are the same in both languages. */
  const sameInBoth = new Set(['JSON Schema', 'HTML', 'VR']);

  it.each(Object.keys(schemas))('%s and each of its parts has a title in both languages', (name) => {
    const untold: string[] = [];
    const walk = (json: JsonSchema, place: string) => {
      if (json.$ref && place !== name) return;
      const [zh, en] = json.title?.split(' / ') ?? [];
      const told = zh && (sameInBoth.has(zh) || (chinese.test(zh) && en && !chinese.test(en)));
      if (!told) untold.push(`${place}: ${json.title}`);
      for (const [key, part] of Object.entries(json.properties ?? {}))
        if (name !== 'Block') walk(part, `${place}.${key}`);
      for (const part of [...(json.oneOf ?? []), ...(json.anyOf ?? [])]) walk(part, `${place}|`);
      if (json.items) walk(json.items, `${place}[]`);
      if (typeof json.additionalProperties === 'object') walk(json.additionalProperties, `${place}.*`);
    };
    walk(schemas[name] ?? {}, name);
    expect(untold).toEqual([]);
  });

  it.each(blocks.map(({ type, palette }) => [type as string, palette]))(
    'the block %s has a description of its purpose',
    (type, { name, help }) => {
      const { title, description } = schemas[blockSchemaName(type)] ?? {};
      expect([title, description]).toEqual([`${name.zh} / ${name.en}`, `${help.zh} / ${help.en}`]);
    },
  );

  it('are the labels of the editor, including those of values', () => {
    expect(schemas['Block-schedule']).toMatchObject({
      title: '月历排期 / Schedule',
      properties: {
        props: {
          properties: {
            view: {
              title: '形式 / View',
              enum: ['tabs', 'activity', 'page'],
              description: expect.stringContaining('page: 带筛选的分页列表 / Page by page, with a filter'),
            },
            type: {
              enum: [0, 1, 2],
              description: expect.stringContaining('2: 会议中心 / Convention centre'),
            },
          },
        },
      },
    });
    expect(schemas.Page).toMatchObject({
      properties: { meta: { properties: { hidden: { title: '在菜单中隐藏 / Hidden in the menu' } } } },
    });
  });

  it('allows no unknown keys in any object', () => {
    const open: string[] = [];
    const walk = (json: JsonSchema, place: string) => {
      if (json.properties && json.additionalProperties !== false && place !== 'Block') open.push(place);
      for (const [key, part] of Object.entries(json.properties ?? {})) walk(part, `${place}.${key}`);
      for (const part of [...(json.oneOf ?? []), ...(json.anyOf ?? [])]) walk(part, `${place}|`);
      if (json.items) walk(json.items, `${place}[]`);
      if (typeof json.additionalProperties === 'object') walk(json.additionalProperties, `${place}.*`);
    };
    for (const [name, json] of Object.entries(schemas)) walk(json, name);
    expect(open).toEqual([]);
  });
});
