import { expect, it } from 'vitest';
import { albumSchema } from '#schemas/album.ts';
import { attachedFileSchema } from '#schemas/attached-file.ts';
import { albumItem, fileItem } from './collection-items.ts';

const context = {
  language: 'en-US',
  picture: (src: string | undefined) => (src ? { src } : undefined),
} as const;
const album = (fields: object) =>
  albumItem(albumSchema.parse({ id: 'a 1', atlasName: 'A', ...fields }), context);

it('[GAL-02] an album links to the zip file of its pictures, in the language of the page', () => {
  expect(album({}).file).toBe(
    '/api/official/website/image/batch/batchDown?dataId=a+1&type=WEB_DATA_ATTACHMENT&lang=en-US',
  );
});

it('[GAL-01] an album has a number of pictures only if the list gives it', () => {
  expect(album({}).count).toBeUndefined();
  expect(album({ imageVOs: [{ address: '/media/a.jpg' }, { address: '/media/b.jpg' }] }).count).toBe(2);
});

it('[CAT-01] a place to eat without a picture is a text; a film without one shows the default', () => {
  const file = (kind: string, fields: object) =>
    fileItem(kind, context)(attachedFileSchema.parse({ id: 'a', name: 'A', ...fields }), 0).pictured;
  expect(file('CATERING', { imageVO: { address: '/media/a.jpg' } })).toBe(true);
  expect(file('CATERING', {})).toBe(false);
  expect(file('PUBLICITY_MATERIAL', {})).toBe(true);
  expect(file('SERVICE_MANUAL', {})).toBe(false);
});
