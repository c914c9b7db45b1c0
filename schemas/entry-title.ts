import { configEntity, entities } from './entities.ts';
import type { Entry } from './entry.ts';
import { type Language, localise, localiseDeep } from './language.ts';

/** @returns the title of an entry in one language; of a config the name of its key; `undefined` if it has none */
export function titleOf(entry: Entry, language: Language): string | undefined {
  const { title } = entities[entry.kind];
  if (!title) return entry.kind === 'config' ? localise(configEntity(entry.id)?.names, language) : undefined;
  const fields = { ...entry.data, ...entry.texts?.[language]?.data };
  const found = localiseDeep(valueAt(fields, localise(title, language)), language);
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}

/**
 * @returns address of the first picture in the fields that its kind names in `entities`; `undefined` if all are empty
 */
export function pictureOf(entry: Entry): string | undefined {
  const texts = Object.values(entry.texts ?? {}).map(({ data }) => data);
  for (const place of entities[entry.kind].pictures ?? [])
    for (const fields of [entry.data, ...texts]) {
      const found = valueAt(fields, place);
      if (typeof found === 'string' && found !== '') return found;
    }
  return undefined;
}

/**
 * @param path keys and list indexes, separated by dots
 * @returns `undefined` if the path does not exist
 * @example
 * valueAt({ imageFiles: [{ imageIcon: '/a.jpg' }] }, 'imageFiles.0.imageIcon'); // '/a.jpg'
 */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}
