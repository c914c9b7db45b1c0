import type { Entry, EntryKind } from './entry.ts';
import {
  albumTypeLabels,
  articleTypeLabels,
  attachmentKindLabels,
  centerLabels,
  centerNameLabels,
} from './enumeration-labels.ts';
import { albumTypes, articleTypes, attachmentKinds, centerType, centerTypeNames } from './enumerations.ts';
import type { Language, Localised } from './language.ts';
import { sectionUses } from './section.ts';

/** Facet by which lists select the entries of a kind. */
export interface FacetRule {
  /** Name in error messages. */
  what: string;
  /** Name for editors. */
  names: Localised;
  help?: Localised;
  /** Undefined if editors choose the value freely. */
  values?: readonly string[];
  /** Labels of `values`. */
  valueNames?: Readonly<Record<string, Localised>>;
}

const hotels = 'HOTEL_ACCOMMODATION';

/**
 * @param isConfigure distinguishes supporting hotels (`YES`) from nearby ones; ignored for other kinds
 * @returns the facets in which files of a kind are stored: one, or both of hotels if `isConfigure` is absent
 */
export function facetsOfFiles(
  kind: (typeof attachmentKinds)[number],
  isConfigure?: 'YES' | 'NO',
): readonly string[] {
  if (kind !== hotels) return [kind];
  return (isConfigure ? [isConfigure] : ['YES', 'NO']).map((choice) => `${hotels} ${choice}`);
}

/** @returns the facet of holds and confidential events of a centre, which only lists with `taken` contain (rule EVT-08) */
export const namelessFacet = (centre: string): string => `${centre} NAMELESS`;

const centre: FacetRule = {
  what: 'the centre type (1 is exhibition, 2 is meeting)',
  names: { zh: '中心', en: 'Centre' },
  values: Object.values(centerType).map(String),
  valueNames: centerLabels,
};

/** Facet rules by kind (`entry.ts`). */
export const facetRules: { readonly [K in EntryKind]?: FacetRule } = {
  banner: {
    what: 'the name of the first-level menu that shows this slide',
    names: { zh: '所属栏目', en: 'Column' },
    help: {
      zh: '一级菜单的名称，写法与“菜单”中相同，例如“首页”',
      en: 'The name of a first-level menu item, written as under “Menu”: “Home”, for example',
    },
  },
  introduction: centre,
  notice: {
    what: 'the article type',
    names: { zh: '公告类型', en: 'Type of notice' },
    values: articleTypes,
    valueNames: articleTypeLabels,
  },
  schedule: centre,
  operation: {
    what: 'the centre',
    names: { zh: '中心', en: 'Centre' },
    values: centerTypeNames,
    valueNames: centerNameLabels,
  },
  section: {
    what: 'how the section is used',
    names: { zh: '用法', en: 'Use' },
    values: sectionUses,
    valueNames: {
      SYNCED: { zh: '同步', en: 'Synced' },
      COPIED: { zh: '复制', en: 'Copied' },
      TEMPLATE: { zh: '页面模板', en: 'Page template' },
    },
  },
  technical: centre,
  atlas: centre,
  album: {
    what: 'the album type',
    names: { zh: '所属图集', en: 'Gallery' },
    values: albumTypes,
    valueNames: albumTypeLabels,
  },
  file: {
    what: 'the attachment kind',
    names: { zh: '类别', en: 'Kind' },
    values: attachmentKinds.flatMap((kind) => facetsOfFiles(kind)),
    valueNames: {
      ...attachmentKindLabels,
      [`${hotels} YES`]: { zh: '配套酒店', en: 'Supporting hotels' },
      [`${hotels} NO`]: { zh: '周边酒店', en: 'Hotels nearby' },
    },
  },
};

/** @returns facet of an entry in one language, which may differ by language; empty for kinds without facets */
export const facetOf = (
  { kind, facet, texts }: Pick<Entry, 'kind' | 'facet' | 'texts'>,
  language: Language,
): string => (facetRules[kind] && (texts?.[language]?.facet ?? facet)) || '';
