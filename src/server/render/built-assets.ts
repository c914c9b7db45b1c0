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
    fonts: fontsOf(entry),
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
  const collect = (key: string, seen = new Set<string>()): AssetSet => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return { styles: [], scripts: [] };
    seen.add(key);
    const imported = (chunk.imports ?? []).map((name) => collect(name, seen));
    return {
      styles: [...imported.flatMap((set) => set.styles), ...(chunk.css ?? []).map(absolute)],
      scripts: [
        ...imported.flatMap((set) => set.scripts),
        ...(chunk.file.endsWith('.js') ? [absolute(chunk.file)] : []),
      ],
    };
  };
  const shell = collect(entryModule);
  const entry = absolute(manifest[entryModule]?.file ?? '');
  const cache = new Map<string, AssetSet>();
  const withoutShell = (key: string): AssetSet => {
    const known = cache.get(key);
    if (known) return known;
    const { styles, scripts } = collect(key);
    const own = {
      styles: styles.filter((style) => !shell.styles.includes(style)),
      scripts: scripts.filter((script) => !shell.scripts.includes(script)),
    };
    cache.set(key, own);
    return own;
  };
  return {
    entry,
    shell: { styles: shell.styles, scripts: shell.scripts.filter((script) => script !== entry) },
    fonts: fontsOf(manifest[entryModule]),
    texts: (language) => withoutShell(`src/i18n/resources/${language}.ts`),
    block: (type) => withoutShell(viewModule(type)),
  };
}

const fontsOf = (chunk: ManifestChunk | undefined): string[] =>
  (chunk?.assets ?? []).filter((file) => file.endsWith('.woff2')).map(absolute);

const absolute = (file: string) => `/${file}`;
