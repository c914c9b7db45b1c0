import type { Localised } from '../language.ts';

/** What an editor reads of a field. */
export interface FieldWords {
  label: Localised;
  /** One line below the label. */
  help?: Localised | undefined;
  /** Its kind (`src/editor/fields/field-model.ts`), where its schema does not tell. */
  widget?: string | undefined;
  /** Its values, where the schema does not list them or where they mean something else than elsewhere. */
  choices?: Readonly<Record<string, Localised>> | undefined;
}

type Pair = readonly [zh: string, en: string];

interface More {
  help?: Pair;
  widget?: string;
  choices?: Readonly<Record<string, Pair>>;
}

/** Words of a field: its name in Chinese and English, and whatever else there is to say of it. */
export const field = (zh: string, en: string, { help, widget, choices }: More = {}): FieldWords => ({
  label: { zh, en },
  help: help && { zh: help[0], en: help[1] },
  widget,
  choices:
    choices &&
    Object.fromEntries(Object.entries(choices).map(([value, pair]) => [value, { zh: pair[0], en: pair[1] }])),
});
