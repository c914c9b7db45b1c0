import { expect, it } from 'vitest';
import { Photos } from '#ui/picture/Photos.tsx';
import { tourComponent } from './component.tsx';
import { galleryViewerScreen } from './screens/gallery-viewer.ts';

const drawing = (text: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><text>${text}</text></svg>`)}`;
const photos = [1, 2, 3].map((number) => ({ src: drawing(number), width: 1600, height: 1000 }));

it('[MACH-01] galleryViewer: a tour of an album’s photos covers every state, transition and guard refusal', async () => {
  const tour = await tourComponent(galleryViewerScreen, () => ({
    node: <Photos photos={photos} title="Spring" />,
  }));
  expect(tour.left).toEqual([]);
});
