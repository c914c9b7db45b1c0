import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import config from '../../tailwind.config.ts';

const folder = join(import.meta.dirname, '../../node_modules/tailwindcss');

/** The CSS that Tailwind generates for these classes with the project's theme. */
async function cssOf(classes: string[]): Promise<string> {
  const { build } = await compile('@import "tailwindcss/utilities"; @config "theme";', {
    base: folder,
    loadStylesheet: async () => ({
      path: 'utilities.css',
      base: folder,
      content: readFileSync(join(folder, 'utilities.css'), 'utf8'),
    }),
    loadModule: async () => ({ path: 'theme', base: folder, module: config }),
  });
  return build(classes);
}

describe('the breakpoints', () => {
  it('[RESP-01] are mobile up to 967 px, mid from 968 to 1440 px, and the grid’s 576, 768, 992, 1200 and 1600 px', () => {
    const widths = Object.values(config.theme.screens).map((value) => Number.parseInt(value, 10));
    expect(widths).toEqual([576, 768, 968, 992, 1200, 1441, 1600]);
  });

  it('[RESP-01] md starts at the mid range, and max-md covers phones only', async () => {
    const css = await cssOf(['md:block', 'max-md:hidden', 'lg:block', 'max-lg:hidden']);
    expect(css).toContain('width >= 968px');
    expect(css).toContain('width < 968px');
    expect(css).toContain('width >= 1441px');
    expect(css).toContain('width < 1441px');
  });

  it('[RESP-01] the grid has 24 columns', async () => {
    expect(await cssOf(['grid-cols-24', 'col-span-6'])).toContain('repeat(24, minmax(0, 1fr))');
  });
});
