import { describe, expect, it } from 'vitest';
import { declaredNames, declaredSearch, nameParameters, ownSearch } from './block-parameters.ts';
import { createCatalogue } from './blocks.ts';
import { readBlocks } from './read-pages.ts';

const list = { source: { call: 'filePage', params: { atlasTypes: 'PUBLICITY_MATERIAL', pageSize: 2 } } };
const albums = { source: { call: 'albumPage', params: { atlasType: 'CONFERENCE_CENTER' } } };

/** URL parameter names of a page with these blocks. */
const namesOf = (...blocks: [id: string, type: string, props: Record<string, unknown>][]) =>
  nameParameters(
    readBlocks(
      blocks.map(([id, type, props]) => ({ id, type, props })),
      { catalogue: createCatalogue(), language: 'en-US', cleanProps: (_definition, props) => props },
    ).blocks,
  );

describe('[BLK-01] URL parameters of a page', () => {
  it('keep their short name in the first block that uses it and are prefixed with the id in later blocks', () => {
    const names = namesOf(
      ['films', 'films', list],
      ['more films', 'films', list],
      ['照片', 'gallery', albums],
      ['events', 'schedule', { view: 'page' }],
      ['years', 'schedule', { view: 'tabs' }],
    );
    expect(Object.fromEntries(names)).toEqual({
      films: { page: 'page' },
      'more films': { page: 'more films.page' },
      照片: { album: 'album', page: '照片.page' },
      events: {
        ...{ end: 'end', hall: 'hall', kind: 'kind', month: 'month', page: 'events.page' },
        ...{ start: 'start', tab: 'tab', text: 'text', view: 'view' },
      },
      years: { schedule: 'schedule', year: 'year' },
    });
  });

  it('are not reserved by a block that does not read them: another view, a source without pages, an invalid block', () => {
    const names = namesOf(
      ['invalid', 'films', {}],
      ['tabs', 'schedule', { view: 'tabs' }],
      ['rooms', 'collection', { source: { call: 'meetingVenues' } }],
      ['films', 'films', list],
    );
    expect(Object.fromEntries(names)).toEqual({
      tabs: { schedule: 'schedule', year: 'year' },
      films: { page: 'page' },
    });
  });

  it('reach each block under its own names, and unknown parameters are dropped', () => {
    const names = namesOf(['a', 'films', list], ['b', 'films', list]);
    const search = declaredSearch(
      declaredNames(names),
      new URLSearchParams(`b.page=3&page=2&c.page=4&utm_source=x&lang=en-US&a.page=9&id=${'x'.repeat(201)}`),
    );
    expect(search).toEqual({ 'b.page': '3', page: '2' });
    expect(ownSearch(names.get('a'), search)).toEqual({ page: '2' });
    expect(ownSearch(names.get('b'), search)).toEqual({ page: '3' });
    expect(ownSearch(names.get('c'), search)).toEqual({});
  });

  it('work for a block whose id is the name of an object prototype property', () => {
    const names = namesOf(['a', 'films', list], ['__proto__', 'films', list], ['constructor', 'films', list]);
    expect(names.get('__proto__')).toEqual({ page: '__proto__.page' });
    const search = declaredSearch(declaredNames(names), new URLSearchParams('__proto__.page=2'));
    expect(ownSearch(names.get('__proto__'), search)).toEqual({ page: '2' });
    expect(ownSearch(names.get('constructor'), search)).toEqual({});
  });
});
