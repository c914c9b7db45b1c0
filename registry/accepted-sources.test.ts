import { describe, expect, it } from 'vitest';
import { createCatalogue } from './blocks.ts';
import { wordFinding } from './findings.ts';
import { readPages } from './read-pages.ts';

const catalogue = createCatalogue();

const files = (atlasTypes: string) => ({ call: 'filePage', params: { atlasTypes } });

/** All sources of items in the contract, by a short name. */
const sources = {
  atlases: { call: 'activityAtlasPage', params: { type: 1 } },
  albums: { call: 'albumPage', params: { atlasType: 'EXHIBITION_CENTER' } },
  catering: files('CATERING'),
  traffic: files('TRAFFIC_DIRECTIONS'),
  hotels: files('HOTEL_ACCOMMODATION'),
  manuals: files('SERVICE_MANUAL'),
  films: files('PUBLICITY_MATERIAL'),
  sights: files('cultural_tourism'),
  shows: { call: 'scheduleList', params: { type: 1 } },
  halls: { call: 'venues' },
  rooms: { call: 'meetingVenues' },
  services: { call: 'operationServices', params: { centerType: 'EX_CENTER', serviceType: 'add_service' } },
  contact: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } },
  company: { call: 'remoteConfig', params: { key: 'official.companyProfile.config' } },
} as const;
type SourceName = keyof typeof sources;

const pictured: SourceName[] = ['atlases', 'albums', 'catering', 'hotels', 'sights', 'halls', 'rooms'];

/** Sources that each list block accepts. It refuses all others. */
const accepted: Readonly<Record<string, readonly SourceName[]>> = {
  capacities: ['halls', 'rooms'],
  collection: [
    'atlases',
    'albums',
    'catering',
    'traffic',
    'hotels',
    'manuals',
    'films',
    'sights',
    'shows',
    'halls',
    'rooms',
    'services',
    'contact',
    'company',
  ],
  contacts: ['contact'],
  downloads: ['albums', 'traffic', 'manuals'],
  films: ['films'],
  gallery: ['albums'],
  mosaic: pictured,
  services: ['services', 'company'],
  showcase: pictured,
  tiles: pictured,
  venues: ['halls', 'rooms'],
};

describe.each(Object.entries(accepted))('%s', (type, names) => {
  const definition = catalogue.get(type);

  it('[BLK-06] accepts only the sources that it can show', () => {
    const props = { title: 'A list' };
    const taken = Object.entries(sources).filter(
      ([, source]) => definition?.schema.safeParse({ ...props, source }).success,
    );
    expect(taken.map(([name]) => name).sort()).toEqual(names.toSorted());
  });

  it('[BLK-06] reads a page number from the URL only if its source has pages', () => {
    const paged = new Set([
      'atlases',
      'albums',
      'catering',
      'traffic',
      'hotels',
      'manuals',
      'films',
      'sights',
      'shows',
    ]);
    const unpaged = type === 'showcase' || type === 'venues' || type === 'capacities';
    for (const name of names) {
      const props = definition?.schema.parse({ title: 'A list', source: sources[name] });
      expect([name, definition?.parameters?.(props)?.includes('page') ?? false]).toEqual([
        name,
        !unpaged && paged.has(name),
      ]);
    }
  });
});

it('[BLK-06] names the sources that a list block accepts', () => {
  const named = [...catalogue.values()].flatMap(({ type, fallback }) =>
    fallback ? [[type, fallback.type, fallback.accepted.join(' · ')]] : [],
  );
  const withPicture =
    'activityAtlasPage · albumPage · filePage (CATERING, HOTEL_ACCOMMODATION, cultural_tourism) · venues · meetingVenues';
  expect(named).toEqual([
    ['contacts', 'collection', 'remoteConfig (official.contactUs.config)'],
    ['downloads', 'collection', 'filePage (SERVICE_MANUAL, TRAFFIC_DIRECTIONS) · albumPage'],
    ['films', 'collection', 'filePage (PUBLICITY_MATERIAL)'],
    ['mosaic', 'collection', withPicture],
    ['services', 'collection', 'operationServices · remoteConfig (official.companyProfile.config)'],
    ['showcase', 'collection', withPicture],
    ['tiles', 'collection', withPicture],
  ]);
});

/** Reads a page with one stored block. Returns the block that visitors see, and the findings. */
function readBlock(block: object, language: 'zh-CN' | 'en-US' = 'en-US') {
  const { pages, findings } = readPages(
    { path: '/p', title: 'P', blocks: [{ id: 'x', version: 1, ...block }] },
    { catalogue, language, cleanProps: (_definition, props) => props },
  );
  const read = pages[0]?.blocks[0];
  return {
    shown: read?.valid ? { type: read.definition.type, block: read.block, props: read.props } : undefined,
    findings: findings.map(
      (one) => `${one.severity}: ${wordFinding(one)[language === 'zh-CN' ? 'zh' : 'en']}`,
    ),
  };
}

describe('a stored block with a source it does not accept', () => {
  const filmsOfShows = { type: 'films', props: { title: 'Films', source: sources.shows } };

  it('[BLK-06] becomes a plain list of the items with its own id and title', () => {
    expect(readBlock(filmsOfShows).shown).toEqual({
      type: 'collection',
      block: {
        id: 'x',
        type: 'collection',
        version: 1,
        props: { title: 'Films', source: { call: 'scheduleList', params: { type: 1 } } },
      },
      props: {
        title: 'Films',
        source: { call: 'scheduleList', params: { type: 1, pageSize: 6 } },
        layout: 'rows',
      },
    });
  });

  it('[BLK-06] causes one finding that names the accepted sources', () => {
    expect(readBlock(filmsOfShows).findings).toEqual([
      'warning: page /p, block x (films), source: the block does not show the source "scheduleList"; the accepted ones are filePage (PUBLICITY_MATERIAL). Visitors see its items as a plain list.',
    ]);
    expect(readBlock(filmsOfShows, 'zh-CN').findings).toEqual([
      'warning: 页面 /p，区块 x（films），source：该区块不能显示来源“scheduleList”；可用的来源：filePage (PUBLICITY_MATERIAL)，访客看到的是普通列表。',
    ]);
  });

  it('[BLK-06] causes a finding that names the part of the call that is not accepted', () => {
    expect(readBlock({ type: 'films', props: { source: sources.manuals } }).findings).toEqual([
      expect.stringContaining(
        'does not show the source "filePage (SERVICE_MANUAL)"; the accepted ones are filePage (PUBLICITY_MATERIAL)',
      ),
    ]);
    expect(readBlock({ type: 'contacts', props: { source: sources.company } }).findings).toEqual([
      expect.stringContaining(
        '"remoteConfig (official.companyProfile.config)"; the accepted ones are remoteConfig (official.contactUs.config)',
      ),
    ]);
  });

  it('[BLK-06] gets the same lenient reading as one with an accepted source', () => {
    const source = { call: 'filePage', params: { atlasTypes: 'service_manual', pageSize: '3', kind: 1 } };
    const { shown, findings } = readBlock({ type: 'mosaic', props: { title: null, source } });
    expect(shown?.props).toEqual({
      source: { call: 'filePage', params: { atlasTypes: 'SERVICE_MANUAL', pageSize: 3 } },
      layout: 'rows',
    });
    expect(findings.map((text) => text.replace('page /p, block x (mosaic), ', ''))).toEqual([
      'notice: title: the value is empty and counts as absent.',
      expect.stringContaining(
        'warning: source.params.atlasTypes: "service_manual" is read as "SERVICE_MANUAL"',
      ),
      'warning: source.params.pageSize: "3" is read as 3 (expected: a number).',
      expect.stringContaining('warning: source.params.kind: no property has this name'),
      expect.stringContaining(
        'warning: source: the block does not show the source "filePage (SERVICE_MANUAL)"',
      ),
    ]);
  });

  it('[BLK-06] keeps the findings about its other props', () => {
    const { findings } = readBlock({
      type: 'showcase',
      props: { source: sources.contact, totl: {}, note: ['a'] },
    });
    expect(findings).toEqual([
      expect.stringContaining('block x (showcase), note: a text is expected and a list was found'),
      expect.stringContaining('block x (showcase), totl: no property has this name: did you mean "total"?'),
      expect.stringContaining('block x (showcase), source: the block does not show the source "remoteConfig'),
    ]);
  });

  it.each([
    ['is missing', {}, 'source: a required value is missing. The block is left out.'],
    [
      'names no call of a list',
      { call: 'newsPage', params: {} },
      'source.call: "newsPage" is not an allowed value',
    ],
    [
      'is incomplete',
      { call: 'filePage', params: {} },
      'source.params.atlasTypes: a required value is missing',
    ],
  ])('[BLK-06] is left out when its source %s', (_name, source, reason) => {
    const props = Object.keys(source).length > 0 ? { source } : {};
    const { shown, findings } = readBlock({ type: 'films', props });
    expect(shown).toBeUndefined();
    expect(findings).toEqual([expect.stringContaining(reason)]);
  });
});

const refused = Object.entries(accepted).flatMap(([type, names]) =>
  catalogue.get(type)?.fallback
    ? Object.entries(sources).flatMap(([name, source]) =>
        names.some((known) => known === name) ? [] : [[type, name, source] as const],
      )
    : [],
);

it('[BLK-06] every list block refuses at least one source', () => {
  expect(refused.length).toBe(70);
});

it.each(refused)('[BLK-06] %s of %s becomes a plain list with one finding', (type, _name, source) => {
  const { shown, findings } = readBlock({ type, props: { source } });
  expect(shown?.type).toBe('collection');
  expect(findings).toEqual([expect.stringContaining(`block x (${type}), source: the block does not show`)]);
});
