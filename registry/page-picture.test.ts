import { expect, it } from 'vitest';
import type { PageBlock, QueryKey, Section } from './page-payload.ts';
import { pagePicture } from './page-picture.ts';

const key: QueryKey = ['en-US', 'static', {}, 'x'];
const block = (value: unknown): PageBlock => ({
  ...{ id: 'b', type: 'banner', props: {} },
  queries: { late: { state: 'late', key }, data: { state: 'ready', key, value } },
});
const section = (detail: boolean, banner?: string): Section => ({
  ...{ title: 'T', heading: 'T', detail, items: [], breadcrumbs: [] },
  banner: banner === undefined ? undefined : { src: banner },
});
const slides = [{ title: 'T', newTab: false }, { picture: { src: '/hero.jpg', width: 1600 } }];

it('uses the banner as the picture of a page, else the first picture of its first block', () => {
  expect(pagePicture(section(false, '/banner.jpg'), [block(slides)])).toEqual({ src: '/banner.jpg' });
  expect(pagePicture(section(false), [block(slides)])).toEqual({ src: '/hero.jpg', width: 1600 });
  expect(pagePicture(undefined, [block(slides)])).toEqual({ src: '/hero.jpg', width: 1600 });
  expect(pagePicture(undefined, [block('text'), block(slides)])).toBeUndefined();
  expect(pagePicture(undefined, [])).toBeUndefined();
});

it('prefers the picture of an item to the banner of its section', () => {
  expect(pagePicture(section(true, '/banner.jpg'), [block(slides)])).toMatchObject({ src: '/hero.jpg' });
  expect(pagePicture(section(true, '/banner.jpg'), [block('text')])).toEqual({ src: '/banner.jpg' });
});

it('a value is a picture only if it has an address', () => {
  for (const other of [{ src: undefined }, { src: { src: '/inner.jpg' } }, { alt: 'Hall' }, { src: null }])
    expect(pagePicture(undefined, [block([other, ...slides])])).toMatchObject({
      src: other.src?.src ?? '/hero.jpg',
    });
});

it('ignores drawings', () => {
  expect(pagePicture(section(false, '/cover.svg?v=2'), [])).toBeUndefined();
});
