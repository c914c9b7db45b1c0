import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { openOwnFiles } from './own-files.ts';

it('has the files of its folder, and none outside of it', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'hall.jpg'), 'x');
  const { has } = openOwnFiles(folder);
  const addresses = [
    '/media/hall.jpg',
    '/media/gone.jpg',
    '/media/',
    '/hall.jpg',
    `/media/../${basename(folder)}/hall.jpg`,
  ];
  expect(addresses.filter(has)).toEqual(['/media/hall.jpg']);
});
