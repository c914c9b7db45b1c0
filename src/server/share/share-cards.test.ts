import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createShareCards, type ShareCard } from './share-cards.ts';

const media = join(import.meta.dirname, '../../demo/media');
const { draw } = createShareCards(media);

const machinery: ShareCard = {
  language: 'en-US',
  motif: 'machinery',
  title: '12th Western Smart Manufacturing Expo',
  date: '2026-11-24',
  until: '2026-11-27',
  logo: '/media/logo-en-horizontal-white.svg',
};

/** Share of the pixels in an area that differ from the ground, in per cent. */
async function inked(card: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(card)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r, g, b] = [11, 37, 48];
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (
      Math.abs((data[at] ?? 0) - r) + Math.abs((data[at + 1] ?? 0) - g) + Math.abs((data[at + 2] ?? 0) - b) >
      60
    )
      count += 1;
  return (100 * count) / (info.width * info.height);
}

it('[EVT-12] is a PNG of 1200 × 630 on the ground of the motif, with days, title, logo and drawing', async () => {
  const card = await draw(machinery);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const [days, title, logo, drawing, margin] = await Promise.all([
    inked(card, { left: 60, top: 60, width: 340, height: 120 }),
    inked(card, { left: 60, top: 330, width: 440, height: 125 }),
    inked(card, { left: 60, top: 510, width: 260, height: 70 }),
    inked(card, { left: 600, top: 40, width: 560, height: 550 }),
    inked(card, { left: 0, top: 0, width: 50, height: 630 }),
  ]);
  expect(Math.min(days, title, logo)).toBeGreaterThan(3);
  expect(drawing).toBeGreaterThan(20);
  expect(margin).toBe(0);
  expect(card.length).toBeLessThan(120_000);
});

it('[EVT-12] draws a card once, and another when the data change', async () => {
  expect(draw(machinery)).toBe(draw({ ...machinery }));
  expect(draw(machinery)).not.toBe(draw({ ...machinery, title: 'Another expo' }));
  await Promise.all([draw(machinery), draw({ ...machinery, title: 'Another expo' })]);
});

it('[EVT-12] keeps a long title on three lines, clear of the drawing', async () => {
  const card = await draw({
    ...machinery,
    title: 'Machines and tools <of> the upper Yangtze & beyond '.repeat(6),
  });
  expect(await inked(card, { left: 60, top: 300, width: 440, height: 150 })).toBeGreaterThan(8);
  expect(await inked(card, { left: 60, top: 250, width: 440, height: 30 })).toBe(0);
  expect(await inked(card, { left: 505, top: 300, width: 20, height: 150 })).toBeLessThan(35);
});

it('[EVT-12] reads no logo outside of the media folder', async () => {
  const card = await draw({ ...machinery, logo: '/media/../../../package.json' });
  expect(await inked(card, { left: 60, top: 575, width: 260, height: 40 })).toBe(0);
});
