import type { Localised } from './language.ts';

/** The drawn motifs of key visuals, by the kind of event they fit. */
export const motifs = [
  'machinery',
  'food',
  'cars',
  'books',
  'medical',
  'building',
  'crafts',
  'congress',
] as const;
export type Motif = (typeof motifs)[number];

/** Editors' names of the motifs. */
export const motifLabels: Readonly<Record<Motif, Localised>> = {
  machinery: { zh: '机械与技术', en: 'Machinery and technology' },
  food: { zh: '食品与餐饮', en: 'Food and catering' },
  cars: { zh: '汽车', en: 'Cars' },
  books: { zh: '图书与文化', en: 'Books and culture' },
  medical: { zh: '医疗与健康', en: 'Medicine and health' },
  building: { zh: '建筑与能源', en: 'Building and energy' },
  crafts: { zh: '消费与手作', en: 'Consumer goods and crafts' },
  congress: { zh: '会议', en: 'Congress' },
};
