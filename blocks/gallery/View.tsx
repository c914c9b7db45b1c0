import type { ViewProps } from '#blocks/define.ts';
import { Gallery, useGallery } from './Gallery.tsx';
import type definition from './index.ts';

/** Paged albums, or the photos of one (rules GAL-01 to GAL-03). */
export default function GalleryView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { asked, gallery } = data;
  const live = useGallery(asked.state === 'ready' ? asked.data : firstPage, gallery);
  return <Gallery id={id} first={first} pageSize={props.source.params.pageSize} {...live} />;
}

const firstPage = { page: 1, album: undefined };
