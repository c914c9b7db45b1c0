import { createCatalogue } from '#registry/blocks.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { configEntity, entities } from '#schemas/entities.ts';
import type { Localised } from '#schemas/language.ts';
import { sectionReferenceType } from '#schemas/section.ts';
import { modelOfEntry } from '../../fields/entry-model.ts';
import type { ObjectField } from '../../fields/field-model.ts';
import { modelOf } from '../../fields/model.ts';

const catalogue = createCatalogue();
const made = new Map<string, ObjectField | undefined>();

/** Cached, because deriving a model takes time. */
function once(name: string, make: () => ObjectField | undefined): ObjectField | undefined {
  if (!made.has(name)) made.set(name, make());
  return made.get(name);
}

/** Name and fields of a block type. An unknown type is its own name. */
export function blockModel(type: string): { name: Localised; model: ObjectField | undefined } {
  const definition = catalogue.get(type);
  if (type === sectionReferenceType)
    return { name: { zh: '同步区段', en: 'Synced section' }, model: undefined };
  if (!definition) return { name: { zh: type, en: type }, model: undefined };
  const model = once(`block ${type}`, () => modelOf(definition.schema));
  return { name: definition.palette.name, model };
}

/** Name and fields of a kind of entry. */
export function entryModel({ kind, id }: EntryName): { name: Localised; model: ObjectField | undefined } {
  const config = kind === 'config' ? configEntity(id) : undefined;
  const model = once(config ? `config ${id}` : kind, () => modelOfEntry(kind, id));
  return { name: config?.names ?? entities[kind].one, model };
}
