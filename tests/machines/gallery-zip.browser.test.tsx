import { expect, it } from 'vitest';
import { AlbumZip } from '#blocks/gallery/AlbumZip.tsx';
import { tourComponent } from './component.tsx';
import { galleryZipScreen } from './screens/gallery-zip.ts';

const zip = () =>
  new Response('PK', { headers: { 'content-type': 'application/zip', 'content-length': '2' } });

it('[MACH-01] galleryZip: every state, transition and refusal, on the link of an album', async () => {
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
