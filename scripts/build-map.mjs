/**
 * `npm run map`: writes the built-in map of the map block as GeoJSON, and pictures of its initial view, to
 * `blocks/map/drawing`. They are committed; run it again after changing `scripts/lib/map`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { featuresOf, town } from './lib/map/features.mjs';
import { pictureOf, posterOf } from './lib/map/poster.mjs';
import { main } from './lib/problem.mjs';
import { inRoot } from './lib/project.mjs';

main(async () => {
  const folder = inRoot('blocks/map/drawing');
  const drawn = town();
  const poster = posterOf(drawn);
  const files = {
    'town.geo.json': `${JSON.stringify(featuresOf(drawn))}\n`,
    'town.webp': await pictureOf(poster, 1),
    'town@2x.webp': await pictureOf(poster, 2),
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
  console.log(
    `✓ blocks/map/drawing: ${Object.entries(files)
      .map(([name, { length }]) => `${name} ${Math.round(length / 1000)} kB`)
      .join(', ')}`,
  );
});
