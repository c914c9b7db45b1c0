import { expect, it } from 'vitest';
import { assetsOf } from './built-assets.ts';

const chunk = (name: string, more: object = {}) => ({ file: `assets/${name}.js`, name, ...more });

const assets = assetsOf({
  'src/site/entry.client.tsx': chunk('entry', { isEntry: true, imports: ['_site.js'] }),
  '_site.js': chunk('site', {
    ...{ imports: ['_react.js'], css: ['assets/site.css'] },
    assets: ['assets/sans-core-1.woff2', 'assets/sans-full-1.woff2'],
  }),
  '_react.js': chunk('react'),
  '_gallery.js': chunk('gallery', { imports: ['_react.js'], css: ['assets/gallery.css'] }),
  'blocks/photos/View.tsx': chunk('photos', {
    ...{ isDynamicEntry: true, imports: ['_site.js', '_gallery.js'], css: ['assets/site.css'] },
    dynamicImports: ['_viewer.js'],
  }),
  '_viewer.js': chunk('viewer'),
  'src/i18n/resources/en-US.ts': chunk('english'),
});

it('every page has the files of the shell, and fonts for common characters', () => {
  expect(assets).toMatchObject({
    entry: '/assets/site.js',
    shell: { styles: ['/assets/site.css'], scripts: ['/assets/react.js'] },
    fonts: ['/assets/sans-core-1.woff2'],
  });
});

it('a block has its own files with those that it imports at once, however often a page has it', () => {
  const photos = {
    styles: ['/assets/gallery.css'],
    scripts: ['/assets/gallery.js', '/assets/photos.js'],
  };
  expect([assets.block('photos'), assets.block('photos')]).toEqual([photos, photos]);
  expect(assets.texts('en-US')).toEqual({ styles: [], scripts: ['/assets/english.js'] });
  expect(assets.block('none')).toEqual({ styles: [], scripts: [] });
});
