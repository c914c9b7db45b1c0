import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Ladle has its own configuration: with the site's it would build into the site's output folder. */
export default defineConfig({ plugins: [tailwindcss()], publicDir: false });
