import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
/** Sources of the visitors' build, without the editor. */
const sources = [
  'schemas',
  'blocks',
  'registry',
  'src',
  'public',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'tailwind.config.ts',
];

/**
 * The manifest: built files by source. Libraries are outside the copy, so Vite's names of their sources have another
 * relative path.
 */
async function readManifest(folder: string): Promise<unknown> {
  const text = await readFile(join(folder, 'dist/client/.vite/manifest.json'), 'utf8');
  return JSON.parse(text.replace(/"[^"]*\/node_modules\//g, '"node_modules/'));
}

test('the visitors’ files are byte-identical with and without the editor’s sources', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'pavilion-without-editor-'));
  try {
    for (const name of sources)
      await cp(join(root, name), join(copy, name), {
        recursive: true,
        filter: (from) => !/^src\/(editor|demo\/media)(\/|$)/.test(relative(root, from)),
      });
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    await promisify(execFile)(process.execPath, [join(root, 'tests/support/build-visitors.mjs'), copy], {
      cwd: copy,
    });
    const without = await readdir(join(copy, 'dist/client/assets'));
    expect(without.length).toBeGreaterThan(50);
    // The build folder also has the files of earlier releases.
    for (const file of without)
      expect(await readFile(join(root, 'dist/client/assets', file)), file).toEqual(
        await readFile(join(copy, 'dist/client/assets', file)),
      );
    const manifest = await readManifest(root);
    expect(manifest).toEqual(await readManifest(copy));
    expect(JSON.stringify(manifest)).not.toContain('src/editor');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
