import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { shortClassNames } from './scripts/lib/class-names.ts';
import { readSources } from './src/site/qa/sources/read-sources.ts';
import { startScript } from './src/site/start-script.ts';

/** React Aria speaks thirty languages; the programs of the browser keep the two of the site. */
const ownLocales = {
  ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }),
  applyToEnvironment: ({ name }: { name: string }) => name !== 'ssr',
};

/** The hashes that a recording keeps of the build that it was made on (docs/qa.md). Only the recorder imports them. */
const hashedSources: Plugin = {
  name: 'hashed-sources',
  resolveId: (id) => (id === 'virtual:hashed-sources' ? `\0${id}` : undefined),
  load: async (id) =>
    id === '\0virtual:hashed-sources' ? `export default ${JSON.stringify(await readSources())}` : undefined,
};

/** The script in every page is the only code for browsers in the server's program, which is not minified. */
const shortStartScript: Plugin = {
  name: 'short-start-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: (_code, id) =>
    id.endsWith('/src/site/start-script.ts')
      ? `export const startScript = ${JSON.stringify(minifySync('start.js', startScript).code.trim())};`
      : undefined,
};

/** Sources of ours that belong to no single block. */
const ownCode = /\/(?:blocks\/[^/]+|src\/(?:ui|lib|i18n|api)\/.+)\.tsx?$/;

/** Packages that the server loads at run time: native code, workers and a large dictionary. `dist/package.json` names them. */
const ownFiles = ['pinyin-pro', 'sharp', 'tinypool'];

/**
 * Three programs from one tree: the visitors' (`client`), the editors', which no visitor loads anything of (`editor`), and
 * the server's, which renders the visitors' pages (`ssr`).
 */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    shortClassNames(import.meta.dirname),
    ownLocales,
    hashedSources,
    shortStartScript,
  ],
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
            codeSplitting: {
              groups: [
                // A first load is at most eight files: small ones compress badly and each is a request. `site` is what
                // every page loads, `blocks` what many blocks share, and the others what a few share.
                { name: 'site', tags: ['$initial'], priority: 10 },
                {
                  name: 'machines',
                  test: /node_modules.@?xstate|src\/machines\/(?:banner|inspection)/,
                  priority: 8,
                },
                { name: 'blocks', test: ownCode, minShareCount: 4, priority: 7 },
                // The pager and the banner are on home alone.
                {
                  name: 'home',
                  test: /\/site\/pager\/(?!start)|\/blocks\/banner\/View/,
                  priority: 7,
                },
                { name: 'fields', test: /\/ui\/field\/|form-(?:fields|snapshot)\.ts/, priority: 6 },
                {
                  name: 'panels',
                  test: /\/ui\/(?:tabs|counter|picture|viewer|panorama)\/(?!start-panorama)[^/]+\.tsx?$/,
                  minShareCount: 2,
                  priority: 5,
                },
                // What forms share with blocks that have no code in the browser. Other lists must not load it, nor forms the lists.
                { name: 'date', test: /src\/lib\/date\.ts|\/blocks\/space-area\.ts/, priority: 9 },
                // Forms and plans load it, and no list.
                {
                  name: 'plan',
                  test: /\/blocks\/(?:SmallPlan|small-plan|space-links)\.tsx?$|src\/lib\/svg-path\.ts/,
                  minShareCount: 2,
                  priority: 5,
                },
                // Pages without such a form must not load it with `blocks`.
                { name: 'spaces', test: /\/blocks\/(?:GetForm|dates-in)\.tsx?$/, priority: 8 },
                {
                  name: 'lists',
                  test: /\/blocks\/(?:(?:schedule|gallery)\/)?[^/]+\.tsx?$|\/ui\/(?:tiles|link\/EventLink)|machines\/schedule-place/,
                  minShareCount: 2,
                  priority: 4,
                },
              ],
            },
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
      // The server's bundle contains its dependencies: finding and compiling hundreds of files took most of a start.
      ...(command === 'build'
        ? {
            resolve: { noExternal: true as const, external: ownFiles },
            // React has a slow build for development beside the other.
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : {}),
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        // `public` is for browsers.
        copyPublicDir: false,
        target: 'node22',
        rolldownOptions: {
          // Beside the entry: modules find files by their own folder.
          output: { chunkFileNames: '[name]-[hash].js' },
          input: {
            serve: 'src/server/serve.ts',
            'remove-demo': 'src/server/remove-demo.ts',
            backup: 'src/server/backup/backup.ts',
            restore: 'src/server/backup/restore.ts',
            migrate: 'src/server/db/migrate-program.ts',
            'media-move': 'src/server/media/storage/move.ts',
            'scrypt-worker': 'src/server/editor/accounts/scrypt-worker.ts',
          },
        },
      },
    },
  },
}));
