import { translateIn } from '#i18n/i18n.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { entities } from '#schemas/entities.ts';
import { type Language, type Localised, localise } from '#schemas/language.ts';
import { formOf } from '../../fields/entry-model.ts';
import type { FieldModel } from '../../fields/field-model.ts';
import type { Path } from '../../fields/value-paths.ts';
import { differenceTexts } from './difference-texts.ts';
import { blockModel, entryModel } from './models.ts';

export interface FieldLabel {
  /** Names on the path to the field, outermost first. */
  names: readonly string[];
  field: FieldModel | undefined;
  /** Language of the field, if it has a twin for the other language. */
  language?: Language;
}

/** Label of the parent of a menu item. No form has this field, because users move items in the tree. */
const parentLabel = { zh: '上级菜单', en: 'Below' };

/**
 * Returns the label of a field of an entry or of one of its blocks.
 * @param path path as in a `Difference`
 */
export function fieldLabel(
  path: Path,
  { name, blockType }: { name: EntryName; blockType: string | undefined },
  language: Language,
): FieldLabel {
  const [first, ...rest] = path;
  const model = blockType === undefined ? entryModel(name).model : blockModel(blockType).model;
  if (first === 'data' || first === 'props') {
    const twin = blockType === undefined ? twinOf(name, rest[0]) : undefined;
    const { names, field } = placeOf(model, twin ? [twin.key, ...rest.slice(1)] : rest);
    const [key] = rest;
    const known = name.kind === 'menu' && key === 'parentId' && parentLabel;
    const words = {
      names: known ? [localise(known, language)] : names.map((word) => localise(word, language)),
      field,
    };
    return twin ? { ...words, language: twin.language } : words;
  }
  const t = translateIn(differenceTexts, language);
  const facet =
    first === 'facet' && formOf(name.kind).find(({ path: [column] }) => column === 'facet')?.field;
  if (facet) return { names: [localise(facet.label, language)], field: facet };
  return { names: [isColumn(first) ? t(first) : String(first ?? '')], field: undefined };
}

/**
 * The twin of a field has the same label: `menuNameEn` is labelled like `menuName`.
 *
 * @returns undefined for a field without a twin
 */
export function twinOf({ kind }: EntryName, key: unknown): { key: string; language: Language } | undefined {
  for (const [zh, en] of Object.entries(entities[kind].twins ?? {})) {
    if (key === zh) return { key: zh, language: 'zh-CN' };
    if (key === en) return { key: zh, language: 'en-US' };
  }
  return undefined;
}

const columns = ['facet', 'sort', 'date', 'until', 'texts', 'type', 'version'] as const;
const isColumn = (name: unknown): name is (typeof columns)[number] =>
  columns.some((column) => column === name);

/** A part of a value in its form: the names on its path, outermost first, and its field if known. */
interface FieldPlace {
  names: readonly Localised[];
  field: FieldModel | undefined;
}

/** Finds the names of a part. A part without a field is named by its key. */
function placeOf(field: FieldModel | undefined, path: Path): FieldPlace {
  const [step, ...rest] = path;
  if (step === undefined) return { names: [], field };
  const inner = field && within(field, step);
  const { names, field: last } = placeOf(inner, rest);
  return { names: [nameOf(inner, step), ...names], field: last };
}

const nameOf = (field: FieldModel | undefined, step: string | number): Localised => {
  if (typeof step === 'number') return { zh: `第 ${step + 1} 项`, en: `no. ${step + 1}` };
  return field?.key === step ? field.label : { zh: step, en: step };
};

function within(field: FieldModel, step: string | number): FieldModel | undefined {
  switch (field.kind) {
    case 'object':
      return field.fields.find(({ key }) => key === step);
    case 'list':
    case 'record':
      return field.item;
    case 'union':
    case 'source':
      // A key has the same meaning in every variant.
      return field.variants.flatMap(({ fields }) => fields).find(({ key }) => key === step);
    default:
      return undefined;
  }
}
