import { describe, expect, it } from 'vitest';
import type { PageSource } from '#blocks/define.ts';
import { suggestionForm } from '#schemas/form.ts';
import { localiseDeep } from '#schemas/language.ts';
import { createCatalogue } from './blocks.ts';
import { readGroups, readPages } from './read-pages.ts';
import { buildRouteTable } from './routes.ts';

const reading = {
  catalogue: createCatalogue(),
  language: 'en-US' as const,
  cleanProps: (_definition: unknown, props: unknown) => props,
};

interface TestBlock {
  type: string;
  props: Record<string, unknown>;
}

const text: TestBlock = { type: 'rich-text', props: { html: '<p>T</p>' } };
const files = (type: string, params: object): TestBlock => ({
  type,
  props: { source: { call: 'filePage', params } },
});
const manuals = files('downloads', { atlasTypes: 'SERVICE_MANUAL' });
const notices = (params: object, detailPath = '/item'): TestBlock => ({
  type: 'paged-list',
  props: { source: { call: 'articlePage', params }, detailPath },
});
const contacts = (type: string): TestBlock => ({
  type,
  props: { source: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } } },
});

type TestPages = Record<string, TestBlock[] | { hidden: true; blocks: TestBlock[] }>;

/** The finder of a site of only these pages. */
function finderOf(pages: TestPages, redirects: { from: string; to: string }[] = []) {
  const definitions = Object.entries(pages).map(([path, value]) => {
    const { blocks, ...meta } = Array.isArray(value) ? { blocks: value } : value;
    return { path, title: path, meta, blocks: blocks.map((block, index) => ({ id: `b${index}`, ...block })) };
  });
  const table = buildRouteTable({
    menu: [],
    groups: readGroups([], reading).groups,
    cmsPages: readPages(definitions, reading).pages,
    redirects,
    language: 'en-US',
  });
  return table.pagesShowing;
}

/** Finds the pages that show a source in a site of only these pages. */
const showing = (pages: TestPages, source: PageSource, redirects?: { from: string; to: string }[]) =>
  finderOf(pages, redirects)(source);

const pathsOf = (...args: Parameters<typeof showing>) => showing(...args).map(({ path }) => path);
const serviceManuals = { call: 'filePage', params: { atlasTypes: 'SERVICE_MANUAL' } } as const;

describe('the pages that show a source', () => {
  it('include those with a block that makes the call with these parameters', () => {
    const catering = files('collection', { atlasTypes: 'CATERING' });
    const pages = { '/manuals': [manuals], '/food': [catering], '/text': [text] };
    expect(pathsOf(pages, serviceManuals)).toEqual(['/manuals']);
    expect(pathsOf(pages, { call: 'filePage' })).toEqual(['/manuals', '/food']);
    expect(pathsOf(pages, { call: 'newsPage' })).toEqual([]);
  });

  it('include pages whose form makes the call, and the page that looks up requests', () => {
    const form = { type: 'form', props: { form: localiseDeep(suggestionForm, 'en-US') } };
    const pages = {
      '/write': [form],
      '/track': [{ type: 'tracking', props: {} }],
    };
    expect(pathsOf(pages, { call: 'createSuggestion' })).toEqual(['/write']);
    expect(pathsOf(pages, { call: 'createMeetingBooking' })).toEqual([]);
    expect(pathsOf(pages, { call: 'trackRequest' })).toEqual(['/track']);
  });

  it('exclude pages that only show a detail of the source, such as the phone number', () => {
    expect(
      pathsOf(
        { '/track': [{ type: 'tracking', props: {} }], '/contact': [contacts('contacts')] },
        { call: 'remoteConfig', params: { key: 'official.contactUs.config' } },
      ),
    ).toEqual(['/contact']);
  });

  it('exclude pages whose blocks do not read the URL parameters of the link', () => {
    const pages = {
      '/': [{ type: 'schedule', props: { view: 'tabs' } }],
      '/schedule': [{ type: 'schedule', props: { view: 'page', type: 1 } }],
    };
    const source = { call: 'scheduleList', params: { type: 1 } } as const;
    expect(pathsOf(pages, source)).toEqual(['/', '/schedule']);
    expect(pathsOf(pages, { ...source, reads: ['start', 'end'] })).toEqual(['/schedule']);
  });

  it('are sorted by the share of the page that shows the source', () => {
    const pages = {
      '/traffic': [contacts('map'), text],
      '/bits': [text, contacts('map'), text],
      '/contact': [contacts('contacts'), contacts('map'), text, text, text],
      '/only': [contacts('contacts')],
    };
    expect(pathsOf(pages, { call: 'remoteConfig', params: { key: 'official.contactUs.config' } })).toEqual([
      '/contact',
      '/only',
      '/traffic',
      '/bits',
    ]);
  });

  it('are sorted with hidden pages last, and lists of all kinds after lists of this kind', () => {
    const pages = {
      '/all': [notices({})],
      '/hidden': { hidden: true as const, blocks: [notices({ type: 'PURCHASE' })] },
      '/tenders': [text, notices({ type: 'PURCHASE' })],
    };
    const source = { call: 'articlePage', params: { type: 'PURCHASE' } } as const;
    expect(pathsOf(pages, source)).toEqual(['/tenders', '/hidden', '/all']);
  });

  it('include the page of an item after it has moved', () => {
    const pages = { '/tenders': [notices({ type: 'PURCHASE' })], '/item': [text], '/new': [text] };
    const source = { call: 'articlePage', params: { type: 'PURCHASE' } } as const;
    expect(showing(pages, source)).toMatchObject([{ path: '/tenders', block: 'b0', itemPath: '/item' }]);
    const { '/item': _, ...moved } = pages;
    expect(showing(moved, source, [{ from: '/item', to: '/new' }])).toEqual([
      { path: '/tenders', block: 'b0', itemPath: '/new' },
    ]);
    expect(showing(moved, source)[0]).not.toHaveProperty('itemPath');
  });

  it('are found once for equal sources, and apart for others', () => {
    const find = finderOf({ '/manuals': [manuals], '/tenders': [notices({ type: 'PURCHASE' })] });
    expect(find({ ...serviceManuals })).toBe(find(serviceManuals));
    const ofType = (type: string) => find({ call: 'articlePage', params: { type } }).map(({ path }) => path);
    expect(ofType('PURCHASE')).toEqual(['/tenders']);
    expect(ofType('NEWS')).toEqual([]);
    expect(ofType('PURCHASE')).toEqual(['/tenders']);
  });
});
