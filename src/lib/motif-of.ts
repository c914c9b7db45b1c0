import type { EventKind } from '#schemas/enumerations.ts';
import type { Motif } from '#schemas/motif.ts';

/**
 * Words of an event's names, Chinese and English. The first row with a word in a name decides: the subject of a congress is
 * before its form, so that a schedule of congresses does not repeat one drawing.
 */
const words: readonly (readonly [Motif, RegExp])[] = [
  ['machinery', /食品机械|food (?:machinery|processing)/i],
  [
    'food',
    /食品|火锅|调味|美食|咖啡|烘焙|餐饮|酒类|饮料|粮油|茶博|food|hotpot|coffee|bakery|catering|beverage|wine|seasoning/i,
  ],
  ['cars', /汽车|车展|新能源车|motor show|automotive|auto show|\bcars?\b/i],
  ['medical', /医|康复|诊断|药|健康|康养|口腔|护理|medical|medicine|health|pharma|diagnos|dental|\bcare\b/i],
  [
    'books',
    /书展|图书|古籍|古建筑|教师|辩论|文旅|旅游|动漫|游戏|影像|教育|科普|艺术展|博物|book|tourism|comics|pictures|education|teachers|debating|historic|museum|film/i,
  ],
  ['building', /建筑|建材|装配式|能源|光伏|储能|building|construction|energy|solar|prefabrication/i],
  [
    'machinery',
    /制造|机床|机械|工业|轨道|交通|低空|无人机|应急|安全|印刷|包装|船|装备|电子|芯片|机器人|manufacturing|machine|industr|rail|metro|drone|safety|printing|packaging|boat|robot|electronic/i,
  ],
  // A trade fair's name can end like a conference's: 交易会 and 博览会 are none.
  [
    'congress',
    /论坛|年会|会议|研讨|大会|峰会|学术会|交流会|对话会|工作会|congress|conference|forum|symposium|summit|seminar|workshop|dialogue|meeting|exchange$/i,
  ],
];

/** Names and kind of an event, and the motif that an editor chose. */
export interface Named {
  projectName: string;
  projectNameEn?: string | undefined;
  motif?: Motif | undefined;
  kind?: EventKind | undefined;
}

/**
 * @returns the editor's motif, otherwise the one that words of the name propose; else that of a congress or of consumer goods
 * @example
 * motifOf({ projectName: '第六届山城书展' }); // 'books'
 */
export function motifOf({ motif, kind, projectName, projectNameEn = '' }: Named): Motif {
  if (motif) return motif;
  const found = words.find(([, word]) => word.test(projectName) || word.test(projectNameEn));
  return found?.[0] ?? (kind === 'congress' ? 'congress' : 'crafts');
}

const lightMotifs: ReadonlySet<Motif> = new Set(['food', 'building', 'books']);

/** @returns whether the ground of a motif is light, so that the text on it and a header above it are dark */
export const isLightMotif = (motif: Motif): boolean => lightMotifs.has(motif);
