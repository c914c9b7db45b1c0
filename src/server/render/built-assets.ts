import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { viewModule } from '#registry/views.ts';
import type { AssetSet, Assets } from '#site/assets.ts';
import type { EditorFiles } from '../editor/program.ts';
import { SetupError } from '../setup-error.ts';

const entryModule = 'src/site/entry.client.tsx';

const editorModule = 'src/editor/entry.tsx';

/**
 * Reads the files of a built site from the manifest that Vite wrote into `folder`.
 * @throws SetupError when the site has not been built
 */
export const readBuiltAssets = async (folder: string): Promise<Assets> =>
  assetsOf(await readManifest(folder));

/** Reads the initial files of the editor in the same way. */
export async function readEditorFiles(folder: string): Promise<EditorFiles> {
  const entry = (await readManifest(folder))[editorModule];
  return {
    script: absolute(entry?.file ?? ''),
    styles: (entry?.css ?? []).map(absolute),
    fonts: (entry?.assets ?? []).filter(isFont).map(absolute),
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, '.vite/manifest.json');
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new SetupError(
      `${file} is missing: the site is not built. Run npm start, or npm run build first.`,
      { cause },
    );
  });
  return JSON.parse(text);
}

/** Follows static imports only: dynamically imported modules are loaded on demand. */
export function assetsOf(manifest: Manifest): Assets {
  const chunksOf = (key: string, seen = new Set<string>()): ManifestChunk[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((name) => chunksOf(name, seen)), chunk];
  };
  const collect = (key: string): AssetSet => {
    const chunks = chunksOf(key);
    return {
      styles: chunks.flatMap(({ css = [] }) => css).map(absolute),
      scripts: chunks.flatMap(({ file }) => (file.endsWith('.js') ? [absolute(file)] : [])),
    };
  };
  // The file of the entry may do nothing but import the site's code (`vite.config.ts`), which starts by itself.
  const all = chunksOf(entryModule);
  const program = all.find(({ name }) => name === 'site') ?? manifest[entryModule];
  const initial = all.filter((chunk) => chunk === program || !chunk.isEntry);
  const entry = absolute(program?.file ?? '');
  const shell = collect(entryModule);
  const known = new Set([...shell.scripts, ...shell.styles]);
  const cache = new Map<string, AssetSet>();
  const withoutShell = (key: string): AssetSet => {
    const cached = cache.get(key);
    if (cached) return cached;
    const { styles, scripts } = collect(key);
    const own = {
      styles: styles.filter((style) => !known.has(style)),
      scripts: scripts.filter((script) => !known.has(script)),
    };
    cache.set(key, own);
    return own;
  };
  return {
    entry,
    shell: {
      styles: shell.styles,
      scripts: initial.map(({ file }) => absolute(file)).filter((script) => script !== entry),
    },
    fonts: initial.flatMap(({ assets = [] }) => assets.filter(isFont)).map(absolute),
    texts: (language) => withoutShell(`src/i18n/resources/${language}.ts`),
    block: (type) => withoutShell(viewModule(type)),
  };
}

/** The font that every page needs. Browsers load the whole one for rarer characters (`src/site/fonts/fonts.css`). */
const isFont = (file: string) => file.includes('-core-') && file.endsWith('.woff2');

const absolute = (file: string) => `/${file}`;
