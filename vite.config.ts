import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React Aria speaks thirty languages; the programs of the browser keep the two of the site. */
const ownLocales = {
  ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }),
  applyToEnvironment: ({ name }: { name: string }) => name !== 'ssr',
};

/**
 * Three programs from one tree: the visitors' (`client`), the editors', which no visitor loads anything of (`editor`), and
 * the server's, which renders the visitors' pages (`ssr`).
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), ownLocales],
  appType: 'custom',
  builder: {},
  // In development: found at the start, or the first visit to a screen with a new dependency loads everything again.
  optimizeDeps: { entries: ['src/site/entry.client.tsx', 'src/editor/entry.tsx'] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // What visitors get is made of others' work too: its licences travel with it.
        license: { fileName: 'licences.txt' },
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/site/entry.client.tsx',
          output: {
            // What every page loads, in one file: what blocks share with it would be a dozen small files, which compress
            // badly.
            codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'], minShareCount: 2 }] },
          },
        },
      },
    },
    editor: {
      consumer: 'client',
      build: {
        outDir: 'dist/editor',
        assetsDir: 'editor-assets',
        manifest: true,
        license: { fileName: 'licences.txt' },
        assetsInlineLimit: 0,
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/editor/entry.tsx' },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        // `public` is for browsers.
        copyPublicDir: false,
        target: 'node22',
        rolldownOptions: {
          input: {
            serve: 'src/server/serve.ts',
            'remove-demo': 'src/server/remove-demo.ts',
            'scrypt-worker': 'src/server/editor/accounts/scrypt-worker.ts',
          },
        },
      },
    },
  },
});
