/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: '{blocks,src}/**/*.stories.tsx',
  outDir: 'dist/stories',
  viteConfig: '.ladle/vite.config.ts',
  addons: { msw: { enabled: false } },
};
