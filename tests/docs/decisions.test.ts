import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter((file) => /^\d{3}-.*\.md$/.test(file));

/** Text in backticks that names a file or folder of this repository, possibly with wildcards. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:blocks|docs|public|registry|schemas|scripts|src|tests)\/[^\s`]*|\w+\.config\.ts)`/g,
    ),
  ].map(([, path = '']) => path);

/** Relative links without their fragments. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);

describe('the decisions in docs/decisions', () => {
  it('are many, and number 014 names more than one path', () => {
    expect(files.length).toBeGreaterThanOrEqual(20);
    const [editor = ''] = files.filter((file) => file.startsWith('014'));
    expect(pathsIn(readFileSync(join(folder, editor), 'utf8'))).toContain('schemas/editor');
  });

  it('are all in the table of the README, in their order', () => {
    expect(linksIn(readFileSync(join(folder, 'README.md'), 'utf8'))).toEqual(files.sort());
  });

  it.each(files)('%s names and links only to files that exist', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(pathsIn(text).filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
    expect(linksIn(text).filter((link) => !existsSync(join(folder, link)))).toEqual([]);
  });
});
