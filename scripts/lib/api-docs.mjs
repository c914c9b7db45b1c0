import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Files of the library that the page needs, with their licences. */
const viewerFiles = [
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'swagger-ui.css',
  'LICENSE',
  'NOTICE',
];
const ownFiles = ['start.js', 'page.css'];

/**
 * Adds the page at `/api/docs` to the client files: `api-docs.html`, and its files in a folder of `assets` named by
 * content hash, so that they can be cached forever.
 *
 * @param {{ page: string, library: string, to: string }} folders the page's sources, `swagger-ui-dist`, and the output
 */
export async function buildApiDocs({ page, library, to }) {
  const files = [
    ...viewerFiles.map((name) => ({ name, path: join(library, name) })),
    ...ownFiles.map((name) => ({ name, path: join(page, name) })),
  ];
  const contents = await Promise.all(
    files.map(async ({ name, path }) => ({ name, content: await readFile(path) })),
  );
  const hash = createHash('sha256');
  for (const { content } of contents) hash.update(content);
  const folder = `assets/api-docs-${hash.digest('base64url').slice(0, 8)}`;
  await mkdir(join(to, folder), { recursive: true });
  await Promise.all(contents.map((file) => writeWithGzip(join(to, folder, file.name), file.content)));
  const html = await readFile(join(page, 'index.html'), 'utf8');
  await writeFile(join(to, 'api-docs.html'), html.replaceAll('{{files}}', `/${folder}`));
}

async function writeWithGzip(path, content) {
  await writeFile(path, content);
  if (/\.(js|css)$/.test(path)) await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
