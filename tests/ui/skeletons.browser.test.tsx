import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import CollectionView from '#blocks/collection/View.tsx';
import { type Collection, type CollectionItem, item, onePage } from '#blocks/collection-item.ts';
import type { CollectionSource } from '#blocks/collection-source.ts';
import type { BlockData } from '#blocks/define.ts';
import DownloadsView from '#blocks/downloads/View.tsx';
import FilmsView from '#blocks/films/View.tsx';
import GalleryView from '#blocks/gallery/View.tsx';
import MosaicView from '#blocks/mosaic/View.tsx';
import type { Row } from '#blocks/paged-list/index.ts';
import PagedListView from '#blocks/paged-list/View.tsx';
import TilesView from '#blocks/tiles/View.tsx';
import { languages } from '#schemas/language.ts';
import { show } from './show.tsx';

/** Skeletons have the size of the loaded content, so that nothing shifts if names and texts need one line. */

const loading = { state: 'loading' } as const;

interface Case {
  name: string;
  pending: ReactNode;
  arrived: ReactNode;
}

const photo = { src: '/media/cover-default.svg' };
const many = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

function collectionCase(name: string, source: CollectionSource, items: CollectionItem[]): Case {
  const layout = source.call === 'filePage' && source.params.isConfigure !== 'NO' ? 'rows' : 'cards';
  const view = (data: BlockData<NonNullable<ReturnType<typeof onePage<CollectionItem>>>>) => (
    <CollectionView id="block" props={{ source, layout }} data={{ collection: data }} first />
  );
  const data = onePage(items, { page: 1, pageSize: items.length, total: items.length });
  return { name, pending: view(loading), arrived: view(data ? { state: 'ready', data } : loading) };
}

function fileCase(
  name: string,
  view: (collection: BlockData<Collection>) => ReactNode,
  items: CollectionItem[],
): Case {
  const data = { items, page: 1, pages: 1, total: items.length };
  return { name, pending: view(loading), arrived: view({ state: 'ready', data }) };
}

/** Attached files of a kind, with the page size of the case. */
const filesOf = <Kind extends string>(atlasTypes: Kind, pageSize: number) => ({
  source: { call: 'filePage' as const, params: { atlasTypes, pageSize } },
});

const twoLines = '<p>Hours 时间<br>Sizes 规格</p>';

const pictured = (index: number) =>
  item({ id: String(index), title: 'Hall 展厅', picture: photo, pictured: true });

const event = (index: number) => ({
  ...pictured(index),
  text: 'Four halls 四座展厅',
  date: '2026-11-24',
  until: '2026-11-27',
  place: 'Hall 1',
});

const row = (index: number): Row => ({
  id: String(index),
  title: 'Refit 改造',
  subtitle: 'All seats 全部座位',
  date: '2026-11-20',
  cover: photo,
  href: '/news/newsInfoDetail?id=1',
  newTab: false,
});

function listCase(name: string, rows: Row[], covers: boolean): Case {
  const props = {
    source: { call: 'newsPage' as const, params: { pageSize: rows.length } },
    detailPath: '/news/newsInfoDetail',
    scroller: false,
    covers,
  };
  const data = { items: rows, page: 1, pages: 9, total: 9 * rows.length };
  return {
    name,
    pending: <PagedListView id="list" props={props} data={{ list: loading }} first />,
    arrived: <PagedListView id="list" props={props} data={{ list: { state: 'ready', data } }} first />,
  };
}

function albumsCase(): Case {
  const props = {
    source: { call: 'albumPage' as const, params: { atlasType: 'EXHIBITION_CENTER' as const, pageSize: 6 } },
  };
  const items = many(6, (index) => ({ ...pictured(index), file: '/media/logo-mark.svg' }));
  const list = { items, page: 1, pages: 2, total: 12 };
  const asked = { state: 'ready', data: { page: 1, album: undefined } } as const;
  const gallery = { state: 'ready', data: { list } } as const;
  return {
    name: 'albums',
    pending: <GalleryView id="albums" props={props} data={{ asked, gallery: loading }} first />,
    arrived: <GalleryView id="albums" props={props} data={{ asked, gallery }} first />,
  };
}

const cases: Case[] = [
  collectionCase('events', { call: 'scheduleList', params: { type: 1, pageSize: 6 } }, many(6, event)),
  collectionCase(
    'activities',
    { call: 'activityAtlasPage', params: { type: 1, pageSize: 10 } },
    many(10, (index) => ({ ...pictured(index), date: '2026-11-24', place: 'Hall 1' })),
  ),
  collectionCase(
    'tiles with a name',
    {
      call: 'filePage',
      params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'NO', pageSize: 6 },
    },
    many(6, pictured),
  ),
  collectionCase(
    'manuals',
    { call: 'filePage', params: { atlasTypes: 'SERVICE_MANUAL', pageSize: 10 } },
    many(10, (index) =>
      item({
        id: String(index),
        title: 'Manual 手册',
        html: '<p>Hours 时间</p>',
        file: '/media/logo-mark.svg',
      }),
    ),
  ),
  fileCase(
    'files to download',
    (collection) => (
      <DownloadsView id="files" props={filesOf('SERVICE_MANUAL', 10)} data={{ collection }} first />
    ),
    many(10, (index) => ({
      ...pictured(index),
      html: '<p>Hours 时间</p>',
      file: '/media/documents/rules.pdf',
    })),
  ),
  fileCase(
    'small tiles',
    (collection) => (
      <TilesView id="files" props={filesOf('HOTEL_ACCOMMODATION', 8)} data={{ collection }} first />
    ),
    many(8, pictured),
  ),
  fileCase(
    'films',
    (collection) => (
      <FilmsView id="files" props={filesOf('PUBLICITY_MATERIAL', 2)} data={{ collection }} first />
    ),
    many(2, (index) => ({ ...pictured(index), html: twoLines, video: '/media/film-hall.mp4' })),
  ),
  fileCase(
    'large pictures',
    (collection) => (
      <MosaicView id="files" props={filesOf('cultural_tourism', 4)} data={{ collection }} first />
    ),
    many(4, (index) => ({ ...pictured(index), html: twoLines })),
  ),
  albumsCase(),
  listCase('news', many(5, row), true),
  listCase(
    'notices',
    many(5, (index) => ({ ...row(index), subtitle: undefined })),
    false,
  ),
];

const boxes = (container: HTMLElement) =>
  [...container.querySelectorAll('ul > li')].map((node) => {
    const { top, height } = node.getBoundingClientRect();
    return [Math.round(top), Math.round(height)];
  });

describe.each([390, 1440])('at %i px', (width) => {
  it.each(cases)('$name: each skeleton has the position and height of its card', async (entry) => {
    await page.viewport(width, 900);
    for (const language of languages) {
      const { container, again, remove } = show(entry.pending, language);
      const shapes = boxes(container);
      expect(shapes.length).toBeGreaterThan(0);
      again(entry.arrived);
      expect(boxes(container)).toEqual(shapes);
      remove();
    }
  });
});
