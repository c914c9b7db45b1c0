import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApiDocs } from './api-docs.mjs';
import { inRoot } from './project.mjs';

let to;
beforeEach(async () => {
  to = await mkdtemp(join(tmpdir(), 'pavilion-docs-'));
});
afterEach(() => rm(to, { recursive: true }));

test('the page only loads files of its own origin, from a folder named by content hash', async () => {
  await buildApiDocs({
    page: inRoot('src/server/openapi/page'),
    library: inRoot('node_modules/swagger-ui-dist'),
    to,
  });
  const html = await readFile(join(to, 'api-docs.html'), 'utf8');
  const [folder] = await readdir(join(to, 'assets'));
  expect(folder).toMatch(/^api-docs-[\w-]{8}$/);
  const files = await readdir(join(to, 'assets', folder));
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'swagger-ui-bundle.js.gz']));
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  for (const address of loaded) expect(address).toMatch(/^\/(?!\/)/);
  for (const address of loaded.filter((path) => path.startsWith('/assets/')))
    expect(files).toContain(address.replace(`/assets/${folder}/`, ''));
  expect(html).not.toMatch(/\{\{|<script>|style=/);
});
