import { pageNumber } from '#blocks/collection-item.ts';
import { albumZip } from '#blocks/collection-items.ts';
import { collectionQuery } from '#blocks/collection-query.ts';
import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import type { AlbumPage, GalleryUrlState, OpenAlbum } from '#machines/gallery.ts';
import { galleryProps } from './schema.ts';

export type GalleryPage = { list: AlbumPage } | { album: OpenAlbum };

interface GalleryQueries extends Record<string, Query<unknown>> {
  /** State in the URL. */
  asked: Query<GalleryUrlState>;
  gallery: Query<GalleryPage>;
}

/** Paged albums, or the photos of one (specification, section 4; rules GAL-01, GAL-02). */
export default defineBlock({
  type: 'gallery',
  version: 1,
  schema: galleryProps,
  palette: {
    group: 'data',
    name: { zh: '相册', en: 'Albums' },
    help: { zh: '展览中心或会议中心的相册', en: 'The albums of a centre' },
    sketch: 'gallery',
  },
  example: { source: { call: 'albumPage', params: { atlasType: 'CONFERENCE_CENTER' } } },
  machines: () => ['gallery', 'galleryViewer', 'galleryZip'],
  parameters: () => ['album', 'page'],
  queries: ({ source }, context): GalleryQueries => {
    const { search, picture, language } = context;
    const asked = staticData({ page: pageNumber(search.page), album: search.album });
    if (search.album === undefined) {
      const list = collectionQuery(source, context);
      const select = (answer: unknown) => {
        const found = list.select(answer);
        return found && { list: found };
      };
      return { asked, gallery: { ...list, select } };
    }
    return {
      asked,
      gallery: query(
        'albumDetail',
        { id: search.album },
        {
          name: 'album',
          select: ({ id, atlasName, imageVOs }) => ({
            album: {
              title: atlasName,
              photos: imageVOs.flatMap(({ address }) => picture(address) ?? []),
              zip: albumZip(id, language),
            },
          }),
        },
      ),
    };
  },
  itemParameter: 'album',
  itemIsOptional: true,
  subject: (_props, { gallery }, { search }) => {
    if (search.album === undefined) return undefined;
    if (gallery.state === 'missing') return 'missing';
    return gallery.state === 'ready' && 'album' in gallery.value
      ? { title: gallery.value.album.title, titlesItself: true }
      : undefined;
  },
  texts: (_props, { gallery }, t) => {
    if (gallery.state !== 'ready') return {};
    if ('list' in gallery.value) return { items: gallery.value.list.items };
    return { items: [{ text: t('description.album') }] };
  },
});
