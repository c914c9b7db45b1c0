import { publicFiles } from '../../routes/site-files.ts';

/** What the server answers by itself, below these and at them. */
const folders = ['/api', '/editor', '/editor-assets', '/assets', '/media', '/language'];

const files = [...publicFiles, '/robots.txt', '/sitemap.xml', '/site.webmanifest'];

/** Parts of a sitemap, and what browsers ask for to learn about a site. */
const patterns = [/^\/sitemap-\d+\.xml$/, /^\/\.well-known(\/|$)/];

/** No page can stand at this path: something of the server's own does. */
export function isReserved(path: string): boolean {
  const small = path.toLowerCase();
  return (
    files.includes(small) ||
    folders.some((folder) => small === folder || small.startsWith(`${folder}/`)) ||
    patterns.some((pattern) => pattern.test(small))
  );
}
