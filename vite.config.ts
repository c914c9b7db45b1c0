import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React Aria speaks thirty languages; the visitors' program keeps the two of the site. */
const ownLocales = {
  ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }),
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
};

/** Two programs from one tree: the visitors' (`client`) and the server's, which renders the same pages (`ssr`). */
export default defineConfig({
  plugins: [react(), tailwindcss(), ownLocales],
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // What visitors get is made of others' work too: its licences travel with it.
        license: { fileName: 'licences.txt' },
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/site/entry.client.tsx' },
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
          input: { serve: 'src/server/serve.ts', 'remove-demo': 'src/server/remove-demo.ts' },
        },
      },
    },
  },
});
