import { createCatalogue } from '#registry/blocks.ts';
import type { Thread } from '#schemas/editor/review.ts';
import { type Entry, hasBlocks } from '#schemas/entry.ts';
import { type Language, localise } from '#schemas/language.ts';
import { entryUrl } from '../entry-url.ts';
import { formOfEntry } from '../fields/entry-model.ts';
import { pathName } from '../fields/value-paths.ts';
import { modelOfBlock } from '../pages/model/new-block.ts';
import { itemsOf } from '../pages/model/stored-page.ts';
import { blockName } from '../pages/use-page-actions.ts';

/** A place that can be commented on, with its name. */
interface NamedPlace {
  value: string;
  label: string;
}

const catalogue = createCatalogue();

/** The blocks of a page, numbered; none for other entries. */
export const blocksToComment = ({ kind, data }: Entry, language: Language): NamedPlace[] =>
  hasBlocks(kind)
    ? itemsOf(data).map((item, index) => ({
        value: item.key,
        label: `${index + 1} · ${blockName(item, catalogue, language) || item.key}`,
      }))
    : [];

/** The fields of a block, or of an entry that is no page. Their values are paths as in the URL of a field. */
export function fieldsToComment(entry: Entry, block: string | undefined, language: Language): NamedPlace[] {
  if (!hasBlocks(entry.kind))
    return formOfEntry(entry).map(({ path, field }) => ({
      value: pathName(path),
      label: localise(field.label, language),
    }));
  const type = itemsOf(entry.data).find(({ key }) => key === block)?.block?.type;
  const definition = type === undefined ? undefined : catalogue.get(type);
  return definition
    ? modelOfBlock(definition).fields.map(({ key, label }) => ({
        value: key,
        label: localise(label, language),
      }))
    : [];
}

/** Names on the path to the place of a thread. Empty for the whole entry. A removed block keeps its id. */
export function placeNames(
  { block, field }: Pick<Thread, 'block' | 'field'>,
  entry: Entry,
  language: Language,
): string[] {
  // The place may be inside a field: `items.2.url`.
  const known = (places: readonly NamedPlace[], value: string) =>
    places.find((place) => value === place.value || value.startsWith(`${place.value}.`))?.label ?? value;
  return [
    ...(block === undefined ? [] : [known(blocksToComment(entry, language), block)]),
    ...(field === undefined ? [] : [known(fieldsToComment(entry, block, language), field)]),
  ];
}

/** URL of the field that a thread is about. */
export function placeUrl({ block, field }: Pick<Thread, 'block' | 'field'>, { kind, id }: Entry): string {
  const url = entryUrl({ kind, id }, block);
  return field === undefined
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}field=${encodeURIComponent(field)}`;
}
