import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { centerType } from '#schemas/enumerations.ts';
import { type Language, languageKey, localise } from '#schemas/language.ts';
import { inBothLanguages, localised, readJson } from './content.ts';
import { isMediaFile, media } from './media.ts';

const technicalItem = z.strictObject({
  id: z.string(),
  title: localised,
  /** The name of its plan, and those of the sheets with its data; each is a picture in each language. */
  plan: z.string().optional(),
  sheets: z.array(z.string()),
  /** Not shown, because its figures are not final. */
  closed: z.literal(true).optional(),
});

const { exhibition, meeting } = readJson(
  'technical',
  z.strictObject({ exhibition: z.array(technicalItem), meeting: z.array(technicalItem) }),
);

const entriesOf = (
  centre: keyof typeof centerType,
  items: readonly z.output<typeof technicalItem>[],
): EntryInput[] =>
  items.map(({ id, title, plan, sheets, closed }, index) => ({
    kind: 'technical',
    id,
    facet: String(centerType[centre]),
    sort: index + 1,
    data: { isOpen: closed ? '0' : '1' },
    texts: inBothLanguages((language) => ({
      title: localise(title, language),
      ...(plan && { plan: drawing(`plan-${plan}`, language) }),
      voList: sheets.map((name) => ({ hallInfoImg: drawing(`hall-info-${name}`, language) })),
    })),
  }));

function drawing(name: string, language: Language): string {
  const file = `${name}-${languageKey(language)}.svg`;
  if (!isMediaFile(file)) throw new Error(`src/demo/content/technical.json: there is no drawing ${file}`);
  return media(file);
}

/** Technical data of both centres. */
export const technicalEntries: EntryInput[] = [
  ...entriesOf('EX_CENTER', exhibition),
  ...entriesOf('MEET_CENTER', meeting),
];
