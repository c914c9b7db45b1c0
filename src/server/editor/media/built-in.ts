import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaItem } from '#schemas/editor/media.ts';
import { mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';
import { type MediaManifest, mediaPath, readManifest } from '../../media/pictures.ts';

const documents = 'documents';

/** The files that came with the site, by name: pictures and films of the media build, and its documents. */
export async function readBuiltIn(folder: string): Promise<MediaItem[]> {
  const manifest = await readManifest(folder);
  const papers = await readdir(join(folder, documents)).catch(() => []);
  const names = [...Object.keys(manifest), ...papers.map((name) => `${documents}/${name}`)].sort();
  const items = await Promise.all(names.map((name) => itemOf(folder, name, manifest)));
  return items.filter((item) => item !== undefined);
}

async function itemOf(folder: string, name: string, manifest: MediaManifest): Promise<MediaItem | undefined> {
  const ending = promisedEnding(name);
  const file = await stat(join(folder, name)).catch(() => undefined);
  if (!ending || !file?.isFile()) return undefined;
  const { width, height, alt = {} } = manifest[name] ?? {};
  const address = `${mediaPath}${name}`;
  return {
    ...{ id: address, address, name: name.replace(`${documents}/`, '') },
    ...{ kind: mediaTypes[ending].kind, type: mediaTypes[ending].type, bytes: file.size },
    ...(width && height ? { width, height } : {}),
    ...{ alt, ready: true, builtIn: true },
  };
}
