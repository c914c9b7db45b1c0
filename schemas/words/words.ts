import type { Language } from '../language.ts';

/** A text of the editor in the languages of its interface. */
export type Words = Readonly<Record<Language, string>>;

/** What an editor reads of a field. */
export interface FieldWords {
  label: Words;
  /** One line below the label. */
  help?: Words | undefined;
  /** Its kind (`src/editor/fields/field-model.ts`), where its schema does not tell. */
  widget?: string | undefined;
  /** Its values, where the schema does not list them or where they mean something else than elsewhere. */
  choices?: Readonly<Record<string, Words>> | undefined;
}

type Pair = readonly [zh: string, en: string];

export const words = (zh: string, en: string): Words => ({ 'zh-CN': zh, 'en-US': en });

interface More {
  help?: Pair;
  widget?: string;
  choices?: Readonly<Record<string, Pair>>;
}

/** Words of a field: its name in Chinese and English, and whatever else there is to say of it. */
export const field = (zh: string, en: string, { help, widget, choices }: More = {}): FieldWords => ({
  label: words(zh, en),
  help: help && words(...help),
  widget,
  choices:
    choices && Object.fromEntries(Object.entries(choices).map(([value, pair]) => [value, words(...pair)])),
});
