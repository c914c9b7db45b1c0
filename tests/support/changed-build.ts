import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readClassNames, renameInStyles } from '../../scripts/lib/class-names.ts';
import { runServer, type ServedSite } from './served-site.ts';

const root = join(import.meta.dirname, '../..');

export interface BuildChange {
  /** Class lists of elements as the sources have them, and their replacements. */
  classes: Readonly<Record<string, string>>;
  /** Rules at the end of every style sheet. */
  css: string;
}

/**
 * Serves a copy of the build with changes, as a build of changed sources has them: the server's part, and what it
 * renders, are as before.
 */
export async function serveChangedBuild(
  { classes, css }: BuildChange,
  settings: Readonly<Record<string, string>>,
): Promise<Pick<ServedSite, 'url' | 'stop'>> {
  // Inside the project, so that the server finds its packages.
  mkdirSync(join(root, 'build'), { recursive: true });
  const folder = mkdtempSync(join(root, 'build/changed-'));
  const [dist, data] = [join(folder, 'dist'), join(folder, 'data')];
  mkdirSync(data);
  for (const part of ['client', 'server', 'package.json'])
    cpSync(join(root, 'dist', part), join(dist, part), {
      recursive: true,
      // The compressed files would be served instead of the changed ones.
      filter: (path) => !/\.(?:br|gz|zst)$/.test(path),
    });
  for (const part of ['editor', 'media']) symlinkSync(join(root, 'dist', part), join(dist, part));
  const names = await readClassNames(root);
  const built = (list: string) => list.replace(/\S+/g, (name) => names.short.get(name) ?? name);
  for (const [list, replacement] of Object.entries(classes))
    replaceText(dist, built(list), built(replacement));
  const rules = renameInStyles(css, names);
  for (const path of filesOf(dist, 'css')) writeFileSync(path, readFileSync(path, 'utf8') + rules);

  const run = runServer({ PORT: '0', DATA_DIR: data, ...settings }, join(dist, 'server/serve.js'));
  const url = (await run.line(/Pavilion is ready: (\S+)/))?.[1];
  if (!url) throw new Error(`the changed build did not start:\n${run.output()}`);
  return {
    url,
    stop: async () => {
      run.kill();
      await run.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const filesOf = (dist: string, ending: string): string[] =>
  globSync(`client/assets/*.${ending}`, { cwd: dist }).map((path) => join(dist, path));

/** Also in the files of earlier releases, which the build keeps. */
function replaceText(dist: string, text: string, replacement: string): void {
  const found = filesOf(dist, 'js').filter((path) => readFileSync(path, 'utf8').includes(text));
  if (found.length === 0) throw new Error(`“${text}” is in no script of the build`);
  for (const path of found) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(text, replacement));
}
