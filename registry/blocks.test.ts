import { describe, expect, it } from 'vitest';
import { createCatalogue } from './blocks.ts';

const catalogue = createCatalogue();

/** Valid props with nothing to show, for each block that can have such props. */
const nothingToShow: Readonly<Record<string, object[]>> = {
  banner: [{}, { slides: [] }, { slides: [], entries: [] }],
  carousel: [{}, { title: 'Pictures' }, { title: 'Pictures', items: [] }],
  collection: [{}, { title: 'Hotels', items: [] }, { layout: 'cards', detailPath: '/a' }],
  map: [{}, { title: 'Where we are', zoom: 12 }, { label: ' ', text: '\n' }],
  panorama: [{ img: ' ', caption: 'Hall 2' }],
  profile: [{}, { html: '<p>&nbsp;</p>' }, { title: ' ', html: '<p></p>', below: [] }],
  'rich-text': [{}, { html: '' }, { title: '', html: '<p> <br /></p>' }],
  statement: [{}, { html: '<p></p>' }, { title: ' ' }],
  stats: [{}, { title: 'In figures' }, { items: [], decimals: 2 }],
  teaser: [{ linkLabel: 'Start' }, { linkLabel: 'Start', codeNote: 'Scan me', title: '', links: [] }],
};

/** Minimal props that still show something. */
const littleToShow: Readonly<Record<string, object[]>> = {
  banner: [
    { hotline: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } } },
    { entries: [{ label: 'Contact', icon: 'phone', href: '/about/contactUs' }] },
    { source: { call: 'bannersOfColumn', params: { belongColumn: 'Home' } } },
  ],
  carousel: [{ source: { call: 'introduction', params: { type: 1 } } }],
  collection: [
    { items: [{ title: 'A hotel' }] },
    { source: { call: 'filePage', params: { atlasTypes: 'CATERING' } } },
  ],
  map: [{ label: 'The centre' }, { position: { longitude: 106, latitude: 29 } }],
  panorama: [{ img: '/media/a.jpg' }],
  profile: [{ img: '/media/a.jpg' }, { below: ['/media/a.jpg'] }, { html: '<img src="/media/a.jpg">' }],
  'rich-text': [{ title: 'Getting here' }, { html: '<img src="/media/a.jpg">' }],
  statement: [
    { img: '/media/a.jpg' },
    { href: '/news' },
    { source: { call: 'introduction', params: { type: 1 } } },
  ],
  stats: [{ items: [{ number: '8' }] }, { source: { call: 'introduction', params: { type: 2 } } }],
  teaser: [
    { linkLabel: 'Start', text: 'Look around' },
    { linkLabel: 'Start', links: [{ label: 'Halls', href: '/exhibitCenter/venue' }] },
    { linkLabel: 'Start', source: { call: 'remoteConfig', params: { key: 'official.vr.config' } } },
  ],
};

describe('a block with nothing to show', () => {
  it('[BLK-07] is recognised by its props in every block whose props can be empty', () => {
    const telling = [...catalogue.values()].filter(({ isEmpty }) => isEmpty).map(({ type }) => type);
    expect(telling.sort()).toEqual(Object.keys(nothingToShow).sort());
  });

  describe.each(Object.keys(nothingToShow))('%s', (type) => {
    const definition = catalogue.get(type);
    const isEmpty = (props: unknown) => definition?.isEmpty?.(definition.schema.parse(props));

    it.each(nothingToShow[type] ?? [])('[BLK-07] is empty with %j', (props) => {
      expect(isEmpty(props)).toBe(true);
    });

    it.each(littleToShow[type] ?? [])('[BLK-07] is not empty with %j', (props) => {
      expect(isEmpty(props)).toBe(false);
    });

    it('[BLK-07] is not empty with the props of its example', () => {
      expect(isEmpty(definition?.example)).toBe(false);
    });
  });
});
