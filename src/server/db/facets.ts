import type { Entry, EntryKind } from '#schemas/entry.ts';
import {
  albumTypes,
  articleTypes,
  attachmentKinds,
  centerType,
  centerTypeNames,
} from '#schemas/enumerations.ts';
import type { Language } from '#schemas/language.ts';

/** What the entries of a kind are selected by. */
export interface FacetRule {
  /** As an editor would say it. */
  what: string;
  /** Undefined where it is a name that editors choose. */
  values?: readonly string[];
}

const hotels = 'HOTEL_ACCOMMODATION';

/** The facets of attached files of a kind: supporting hotels and those nearby are told apart by `isConfigure`. */
export function facetsOfFiles(
  kind: (typeof attachmentKinds)[number],
  isConfigure?: 'YES' | 'NO',
): readonly string[] {
  if (kind !== hotels) return [kind];
  return (isConfigure ? [isConfigure] : ['YES', 'NO']).map((choice) => `${hotels} ${choice}`);
}

const centre: FacetRule = {
  what: 'the centre type (1 is exhibition, 2 is meeting)',
  values: Object.values(centerType).map(String),
};

/** The rule of each kind that has facets (`schemas/entry.ts`). */
export const facetRules: { readonly [K in EntryKind]?: FacetRule } = {
  banner: { what: 'the name of the first-level menu that shows this slide' },
  introduction: centre,
  notice: { what: 'the article type', values: articleTypes },
  schedule: centre,
  operation: { what: 'the centre', values: centerTypeNames },
  technical: centre,
  atlas: centre,
  album: { what: 'the album type', values: albumTypes },
  file: { what: 'the attachment kind', values: attachmentKinds.flatMap((kind) => facetsOfFiles(kind)) },
};

/** What lists of its kind select an entry by in one language; empty for the kinds that are not selected by anything. */
export const facetOf = (
  { kind, facet, texts }: Pick<Entry, 'kind' | 'facet' | 'texts'>,
  language: Language,
): string => (facetRules[kind] && (texts?.[language]?.facet ?? facet)) || '';
