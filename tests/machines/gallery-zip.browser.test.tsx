import { expect, it } from 'vitest';
import { AlbumZip } from '#blocks/gallery/AlbumZip.tsx';
import { tourComponent } from './component.tsx';
import { galleryZipScreen } from './screens/gallery-zip.ts';

const zip = () =>
  new Response('PK', { headers: { 'content-type': 'application/zip', 'content-length': '2' } });

it('[MACH-01] galleryZip: a tour of an album’s link covers every state, transition and guard refusal', async () => {
  const tour = await tourComponent(galleryZipScreen, () => ({
    node: (
      <AlbumZip album="Spring" address="/image/batch/batchDown?dataId=5">
        Download
      </AlbumZip>
    ),
    network: { batchDown: zip },
  }));
  expect(tour.left).toEqual([]);
});
