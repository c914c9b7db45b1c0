import { entities } from '#schemas/entities.ts';
import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, type Localised, languageKey } from '#schemas/language.ts';
import { isNameless, scheduleItemSchema } from '#schemas/schedule.ts';
import type { FieldModel, ObjectField } from '../fields/field-model.ts';
import { pickVariant } from '../fields/pick-variant.ts';
import { outdatedLanguage } from '../fields/translation-status.ts';
import { textsOf } from '../fields/use-localised-text.ts';
import { type Path, pathName } from '../fields/value-paths.ts';
import { editedOf, pageKey } from '../pages/model/edited-marks.ts';
import { itemsOf } from '../pages/model/stored-page.ts';
import { blockModel, entryModel } from '../publishing/diff/models.ts';

/** A text of an entry that each language has. */
export interface TextUnit {
  /** Key of the block of a page; `pageKey` for everything else. */
  block: string;
  /** Path of the text in its form: `texts.title`, `data.projectName`, `items.0.title` in a block. */
  path: Path;
  /** True for HTML. */
  isRich: boolean;
  /** A language can do without it. */
  mayLack: boolean;
  /** Empty where a language has no text. */
  texts: Localised;
}

/** @returns every text of an entry in the order of its form, with both languages; none for events without a name */
export function textUnits(entry: Entry): TextUnit[] {
  const { kind, id, data } = entry;
  const { place, derived = [], twins = {}, texts: own } = entities[kind];
  const fields = (entryModel({ kind, id }).model?.fields ?? []).filter(({ key }) => !derived.includes(key));
  const texts = (language: Language) => entry.texts?.[language]?.data ?? {};
  const [zh, en] = [texts('zh-CN'), texts('en-US')];
  switch (place) {
    case 'none':
      return [];
    case 'leaves':
      return pageUnits(entry, fields);
    case 'twins':
      if (isNamelessEvent(entry)) return [];
      return fields.flatMap((field) => {
        const twin = twins[field.key];
        const sides = { zh: data[field.key], en: twin && data[twin] };
        return twin ? unitsIn(field, sides, { block: pageKey, path: ['data', field.key] }) : [];
      });
    case 'byLanguage':
      return fields
        .filter(({ key }) => own === undefined || own.includes(key))
        .flatMap((field) => {
          const sides = { zh: zh[field.key] ?? data[field.key], en: en[field.key] ?? data[field.key] };
          return unitsIn(field, sides, { block: pageKey, path: ['texts', field.key] });
        });
  }
}

/** A hold or a confidential event: no visitor sees its texts. */
const isNamelessEvent = ({ kind, data }: Entry): boolean => {
  const event = kind === 'schedule' ? scheduleItemSchema.safeParse(data) : undefined;
  return event?.success === true && isNameless(event.data);
};

function pageUnits({ data }: Entry, fields: readonly FieldModel[]): TextUnit[] {
  const own = fields
    .filter(({ key }) => key !== 'blocks')
    .flatMap((field) => {
      const value = data[field.key];
      return unitsIn(field, { zh: value, en: value }, { block: pageKey, path: [field.key] });
    });
  const inBlocks = itemsOf(data).flatMap(({ key, block }) => {
    const model = block && blockModel(block.type).model;
    return model ? unitsIn(model, { zh: block.props, en: block.props }, { block: key, path: [] }) : [];
  });
  return [...own, ...inBlocks];
}

type At = Pick<TextUnit, 'block' | 'path'>;

/** The texts in a field. Both sides are the same value where texts are stored as `{ zh, en }`. */
function unitsIn(field: FieldModel, sides: Localised<unknown>, at: At): TextUnit[] {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return field.localised ? textUnit(field, sides, at) : [];
    case 'object':
      return unitsInParts(field, sides, at);
    case 'list': {
      const length = Math.max(...[sides.zh, sides.en].map((side) => (Array.isArray(side) ? side.length : 0)));
      return Array.from({ length }, (_, index) => unitsInPart(field.item, sides, { at, key: index })).flat();
    }
    case 'record': {
      const keys = [sides.zh, sides.en].flatMap((side) => (isRecord(side) ? Object.keys(side) : []));
      return [...new Set(keys)].flatMap((key) => unitsInPart(field.item, sides, { at, key }));
    }
    case 'union': {
      const variant = pickVariant(field, sides.zh) ?? pickVariant(field, sides.en);
      return variant ? unitsInParts(variant, sides, at) : [];
    }
    default:
      return [];
  }
}

const unitsInParts = ({ fields }: ObjectField, sides: Localised<unknown>, at: At): TextUnit[] =>
  fields.flatMap((field) => unitsInPart(field, sides, { at, key: field.key }));

const unitsInPart = (
  field: FieldModel,
  { zh, en }: Localised<unknown>,
  { at, key }: { at: At; key: string | number },
): TextUnit[] =>
  unitsIn(field, { zh: partOf(zh, key), en: partOf(en, key) }, { ...at, path: [...at.path, key] });

function partOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : undefined;
}

function textUnit({ kind, mayLack }: FieldModel, sides: Localised<unknown>, at: At): TextUnit[] {
  const texts = { zh: textsOf(sides.zh).zh, en: textsOf(sides.en).en };
  if (texts.zh.trim() === '' && texts.en.trim() === '') return [];
  return [{ ...at, isRich: kind === 'richText', mayLack: mayLack === true, texts }];
}

/** A text whose language is behind the other one. */
export interface TextBehind extends TextUnit {
  /** When the other language was changed first without this one; undefined if unknown. */
  since: string | undefined;
  /** When this language was written; undefined if it is missing, or if unknown. */
  writtenAt: string | undefined;
}

/** What a language of an entry lacks. */
export interface TranslationState {
  /** Texts that only the other language has. */
  missing: readonly TextBehind[];
  /** Texts that changed in the other language since they were written in this one. */
  older: readonly TextBehind[];
}

/** @returns the texts of an entry in which a language is behind the other one */
export function translationState(entry: Entry, language: Language): TranslationState {
  const [own, other] = language === 'zh-CN' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  const missing: TextBehind[] = [];
  const older: TextBehind[] = [];
  for (const unit of textUnits(entry)) {
    const edited = editedOf(entry.data, unit.block);
    const times = edited[pathName(unit.path)];
    const behind = { ...unit, since: times?.[other], writtenAt: times?.[own] };
    if (unit.texts[own].trim() === '') {
      if (!unit.mayLack) missing.push({ ...behind, writtenAt: undefined });
    } else if (unit.texts[other].trim() !== '' && outdatedLanguage(edited, unit.path) === language)
      older.push(behind);
  }
  return { missing, older };
}

/** @returns the text of a unit in a language */
export const textIn = ({ texts }: Pick<TextUnit, 'texts'>, language: Language): string =>
  texts[languageKey(language)];
