import fc from 'fast-check';
import type { EntryInput } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';

/** A block of a page definition in one language. */
export interface ComposedBlock {
  id: string;
  type: string;
  props: Record<string, unknown>;
}

export interface Composition {
  path: string;
  language: Language;
  blocks: ComposedBlock[];
  /** The interaction to try, as a share of all interactions of the page, from 0 to 1. */
  choice: number;
}

/** Blocks that read the URL, as in the specification: their views and parameters. */
interface Kind {
  type: string;
  props: (path: string) => Record<string, unknown>;
  parameters: readonly string[];
}

const files = (atlasTypes: string, pageSize: number) => ({
  source: { call: 'filePage', params: { atlasTypes, pageSize } },
});
const albums = (atlasType: string) => ({
  source: { call: 'albumPage', params: { atlasType, pageSize: 2 } },
});

/** The item that the page's URL names for these blocks. */
export const itemOf: Readonly<Record<string, string>> = {
  article: 'news-009',
  photos: 'atlas-exhibition-01',
};

export const kinds: readonly Kind[] = [
  {
    type: 'paged-list',
    parameters: ['page'],
    props: () => ({
      source: { call: 'newsPage', params: { pageSize: 3 } },
      detailPath: '/news/newsInfoDetail',
      scroller: true,
    }),
  },
  {
    type: 'paged-list',
    parameters: ['page'],
    props: () => ({
      source: { call: 'articlePage', params: { pageSize: 3 } },
      detailPath: '/news/noticeAnnouncementDetail',
    }),
  },
  { type: 'films', parameters: ['page'], props: () => files('PUBLICITY_MATERIAL', 1) },
  { type: 'tiles', parameters: ['page'], props: () => files('CATERING', 2) },
  { type: 'downloads', parameters: ['page'], props: () => files('SERVICE_MANUAL', 2) },
  { type: 'mosaic', parameters: ['page'], props: () => files('cultural_tourism', 2) },
  {
    type: 'collection',
    parameters: ['page'],
    props: () => ({
      source: { call: 'activityAtlasPage', params: { type: 1, pageSize: 3 } },
      detailPath: '/exhibitCenter/activityAtlasDetail',
    }),
  },
  {
    type: 'collection',
    parameters: ['page'],
    props: () => ({ source: { call: 'scheduleList', params: { type: 1, pageSize: 3 } } }),
  },
  { type: 'gallery', parameters: ['album', 'page'], props: () => albums('CONFERENCE_CENTER') },
  { type: 'gallery', parameters: ['album', 'page'], props: () => albums('EXHIBITION_CENTER') },
  {
    type: 'schedule',
    parameters: ['end', 'hall', 'kind', 'month', 'page', 'start', 'tab', 'text', 'view'],
    props: () => ({ title: 'Schedule', type: 1, view: 'page' }),
  },
  { type: 'schedule', parameters: ['schedule', 'year'], props: () => ({ type: 1, view: 'tabs' }) },
  { type: 'schedule', parameters: ['year'], props: () => ({ type: 1, view: 'activity' }) },
  { type: 'site-plan', parameters: ['layers', 'level', 'space', 'zoom'], props: () => ({}) },
  { type: 'free-dates', parameters: ['after', 'days', 'from', 'space', 'until'], props: () => ({}) },
  { type: 'arrival', parameters: ['by', 'from', 'steps', 'to'], props: () => ({}) },
  { type: 'panorama-tour', parameters: ['look', 'show', 'spot'], props: () => ({}) },
  {
    type: 'space-finder',
    parameters: [
      ...['area', 'compare', 'daylight', 'doorHeight', 'doorWidth', 'from', 'height', 'layout', 'load'],
      ...['outdoors', 'people', 'roomPeople', 'rooms', 'show', 'until', 'water'],
    ],
    props: () => ({}),
  },
  {
    type: 'capacities',
    parameters: ['joinedSort', 'joinedWith', 'sort', 'with'],
    props: () => ({ source: { call: 'meetingVenues', params: {} }, title: 'Rooms' }),
  },
  {
    type: 'venues',
    parameters: ['venue'],
    props: () => ({ source: { call: 'meetingVenues', params: {} }, layout: 'tabs' }),
  },
  {
    type: 'article',
    parameters: ['id'],
    props: (path) => ({
      source: { call: 'newsDetail', params: { listPath: '/news/newsInfo', detailPath: path } },
    }),
  },
  {
    type: 'photos',
    parameters: ['id'],
    props: () => ({
      source: { call: 'activityAtlasDetail', params: { listPath: '/exhibitCenter/activityAtlas' } },
    }),
  },
];

/** Ids as editors of other systems may choose them. */
const ids = [
  'list',
  'films',
  '展会 列表',
  'a.page',
  'constructor',
  'x&y=z',
  'Größe',
  '7',
  '__proto__',
  "it's",
];

interface CompositionOptions {
  seed: number;
  count: number;
  /** Valid props of every block type (`GET /api/blocks`). */
  examples: ReadonlyMap<string, Record<string, unknown>>;
  /** Types to leave out. */
  without?: readonly string[];
}

/** Random pages of 2 to 8 blocks of all types, which may repeat; the same for the same seed. */
export function composePages({ seed, count, examples, without = [] }: CompositionOptions): Composition[] {
  const reading = kinds.filter(({ type }) => !without.includes(type));
  const still = [...examples].filter(
    ([type]) => !without.includes(type) && !kinds.some((kind) => kind.type === type),
  );
  const readingBlock = fc.constantFrom(...reading);
  const stillBlock = fc
    .constantFrom(...still)
    .map(([type, props]) => ({ type, parameters: [], props: () => props }));
  const block: fc.Arbitrary<Kind> = fc.oneof(
    { weight: 2, arbitrary: readingBlock },
    { weight: 1, arbitrary: stillBlock },
  );
  const page = fc.record({
    language: fc.constantFrom<Language>('zh-CN', 'en-US'),
    chosen: fc.array(block, { minLength: 2, maxLength: 8 }),
    ids: fc.shuffledSubarray(ids, { minLength: 8 }),
    choice: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  return fc.sample(page, { seed, numRuns: count }).map(({ language, chosen, ids, choice }, index) => {
    const path = `/composed/p${index}`;
    const blocks = chosen.map(({ type, props }, place) => ({
      id: ids[place] ?? '',
      type,
      props: props(path),
    }));
    return { path, language, blocks, choice };
  });
}

/** The pages as entries of the content store, with a title in both languages. */
export const entriesOf = (pages: readonly Composition[]): EntryInput[] =>
  pages.map(({ path, blocks }) => ({
    kind: 'page',
    id: path,
    data: {
      path,
      title: { zh: `组合 ${path}`, en: `Composition ${path}` },
      meta: {},
      blocks: blocks.map((block) => ({ ...block, version: 1 })),
    },
  }));

/**
 * The names of a block's parameters in the URL of its page, computed independently of the code under test (rule
 * BLK-01).
 */
export function namesInUrl(blocks: readonly ComposedBlock[], id: string): string[] {
  const used = new Set<string>();
  for (const block of blocks) {
    const kind = kinds.find(
      ({ type, props }) =>
        type === block.type && JSON.stringify(viewOf(props(''))) === JSON.stringify(viewOf(block.props)),
    );
    const own = kind?.parameters ?? [];
    if (block.id === id) return own.map((name) => (used.has(name) ? `${id}.${name}` : name));
    for (const name of own) used.add(name);
  }
  return [];
}

/** The view of a schedule, which decides which parameters it reads. */
const viewOf = (props: Record<string, unknown>) => props.view;

/** The URL of a page with the items of its articles and photographs. */
export function openingUrl({ path, blocks }: Composition): string {
  const query = new URLSearchParams();
  for (const { id, type } of blocks) {
    const item = itemOf[type];
    const [name] = namesInUrl(blocks, id);
    if (item !== undefined && name !== undefined) query.set(name, item);
  }
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The HTML of each block of a page, by the block's id. */
export function blocksIn(html: string): Map<string, string> {
  const end = html.indexOf('</main>');
  const starts = [...html.matchAll(/<div id="([^"]*)" data-block="[\w-]+"/g)];
  return new Map(
    starts.map((match, index) => [
      decode(match[1] ?? ''),
      html.slice(match.index, starts[index + 1]?.index ?? end),
    ]),
  );
}

/**
 * A block's HTML without the parameters of another block. Links and GET forms must contain them, because without
 * scripts the URL is the only state.
 */
export const withoutParameters = (html: string, names: ReadonlySet<string>): string =>
  html
    .replace(/ (href|action)="([^"]*)"/g, (_whole, attribute: string, address: string) => {
      const [path = '', query, fragment] = partsOf(decode(address));
      const kept = [...new URLSearchParams(query)].filter(([name]) => !names.has(name));
      return ` ${attribute}="${path} ${JSON.stringify(kept)} ${fragment}"`;
    })
    .replace(/<input\b[^>]*\btype="hidden"[^>]*>/g, (field) =>
      names.has(decode(/ name="([^"]*)"/.exec(field)?.[1] ?? '')) ? '' : field,
    );

/** The first difference of two texts, with its context. Undefined if they are equal. */
export function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  return `…${around(one)}… is now …${around(other)}…`;
}

function partsOf(address: string): [path: string, query: string, fragment: string] {
  const [rest = '', fragment = ''] = address.split('#', 2);
  const [path = '', query = ''] = rest.split('?', 2);
  return [path, query, fragment];
}

/** An action in a block without scripts: a link to the same page, or its filter. */
export interface Interaction {
  block: string;
  url: string;
  fragment: string;
}

/** The links of each block to another state of the same page, and one use of each filter. */
export function interactionsIn(html: string, path: string, at: string): Interaction[] {
  return [...blocksIn(html)].flatMap(([block, part]) => {
    const links = [...part.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>/g)].flatMap(([tag, href = '']) =>
      // A link to the selected tab or page changes nothing.
      / aria-(?:current|selected)="(?!false)/.test(tag) ? [] : [decode(href)],
    );
    return [...links, ...filterUrls(part)].flatMap((address) => {
      const [target, query, fragment] = partsOf(address);
      const url = query ? `${target}?${query}` : target;
      return target === path && url !== at ? [{ block, url, fragment }] : [];
    });
  });
}

/** The URL of the filter form when it is submitted with one day filled in. */
function filterUrls(html: string): string[] {
  return [...html.matchAll(/<form method="get" action="([^"]*)"[\s\S]*?<\/form>/g)].map(
    ([form, action = '']) => {
      const fields = [...form.matchAll(/<input\b([^>]*)>/g)].map(([, attributes = '']): [string, string] => {
        const read = (name: string) => decode(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
        return [read('name'), read('type') === 'date' ? '2026-12-01' : read('value')];
      });
      const [path, , fragment] = partsOf(decode(action));
      const query = new URLSearchParams(fields);
      query.sort();
      return `${path}?${query}${fragment ? `#${fragment}` : ''}`;
    },
  );
}

/** The names of the parameters in which two URLs differ. */
export function changedNames(before: string, after: string): Set<string> {
  const [one, other] = [before, after].map((url) => new URLSearchParams(partsOf(url)[1]));
  const names = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
  return new Set([...names].filter((name) => one?.get(name) !== other?.get(name)));
}
