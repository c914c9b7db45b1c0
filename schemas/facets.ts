import type { Entry, EntryKind } from './entry.ts';
import { albumTypes, articleTypes, attachmentKinds, centerType, centerTypeNames } from './enumerations.ts';
import type { Language } from './language.ts';

type Names = Readonly<Record<Language, string>>;

/** What the entries of a kind are selected by. */
export interface FacetRule {
  /** As an error says it. */
  what: string;
  /** As editors say it. */
  names: Names;
  help?: Names;
  /** Undefined where it is a name that editors choose. */
  values?: readonly string[];
  /** What each of `values` is called. */
  valueNames?: Readonly<Record<string, Names>>;
}

const named = (zh: string, en: string): Names => ({ 'zh-CN': zh, 'en-US': en });

const hotels = 'HOTEL_ACCOMMODATION';

/** The facets of attached files of a kind: supporting hotels and those nearby are told apart by `isConfigure`. */
export function facetsOfFiles(
  kind: (typeof attachmentKinds)[number],
  isConfigure?: 'YES' | 'NO',
): readonly string[] {
  if (kind !== hotels) return [kind];
  return (isConfigure ? [isConfigure] : ['YES', 'NO']).map((choice) => `${hotels} ${choice}`);
}

const exhibitions = named('展览中心', 'Exhibition centre');
const conventions = named('会议中心', 'Convention centre');

const centre: FacetRule = {
  what: 'the centre type (1 is exhibition, 2 is meeting)',
  names: named('中心', 'Centre'),
  values: Object.values(centerType).map(String),
  valueNames: { [centerType.EX_CENTER]: exhibitions, [centerType.MEET_CENTER]: conventions },
};

/** The rule of each kind that has facets (`entry.ts`). */
export const facetRules: { readonly [K in EntryKind]?: FacetRule } = {
  banner: {
    what: 'the name of the first-level menu that shows this slide',
    names: named('所属栏目', 'Column'),
    help: named(
      '一级菜单的名称，写法与“菜单”中相同，例如“首页”',
      'The name of a first-level menu item, written as under “Menu”: “Home”, for example',
    ),
  },
  introduction: centre,
  notice: {
    what: 'the article type',
    names: named('公告类型', 'Type of notice'),
    values: articleTypes,
    valueNames: {
      JOURNALISM: named('通知公告', 'General'),
      PURCHASE: named('采购公告', 'Procurement'),
      CLINCH_DEAL: named('交易公告', 'Trade'),
    } satisfies Record<(typeof articleTypes)[number], Names>,
  },
  schedule: centre,
  operation: {
    what: 'the centre',
    names: named('中心', 'Centre'),
    values: centerTypeNames,
    valueNames: { EX_CENTER: exhibitions, MEET_CENTER: conventions } satisfies Record<
      (typeof centerTypeNames)[number],
      Names
    >,
  },
  technical: centre,
  atlas: centre,
  album: {
    what: 'the album type',
    names: named('所属图集', 'Gallery'),
    values: albumTypes,
    valueNames: { CONFERENCE_CENTER: conventions, EXHIBITION_CENTER: exhibitions } satisfies Record<
      (typeof albumTypes)[number],
      Names
    >,
  },
  file: {
    what: 'the attachment kind',
    names: named('类别', 'Kind'),
    values: attachmentKinds.flatMap((kind) => facetsOfFiles(kind)),
    valueNames: {
      CATERING: named('餐饮', 'Catering'),
      TRAFFIC_DIRECTIONS: named('交通指引', 'Getting here'),
      [`${hotels} YES`]: named('配套酒店', 'Supporting hotels'),
      [`${hotels} NO`]: named('周边酒店', 'Hotels nearby'),
      SERVICE_MANUAL: named('服务手册', 'Service manuals'),
      PUBLICITY_MATERIAL: named('宣传视频', 'Videos'),
      cultural_tourism: named('文化旅游', 'Culture and sights'),
    },
  },
};

/** What lists of its kind select an entry by in one language; empty for the kinds that are not selected by anything. */
export const facetOf = (
  { kind, facet, texts }: Pick<Entry, 'kind' | 'facet' | 'texts'>,
  language: Language,
): string => (facetRules[kind] && (texts?.[language]?.facet ?? facet)) || '';
