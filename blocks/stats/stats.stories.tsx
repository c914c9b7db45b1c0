import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import type { Statistic } from '#schemas/introduction.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / stats' } satisfies StoryDefault;

const figure = (number: string, unit: string, remark: string): Statistic => ({
  number,
  unit,
  remark,
  icon: undefined,
});

const figuresOf = (say: Say): Statistic[] => [
  figure(
    '40320',
    say('平方米', 'm²'),
    say('室内展览面积，其间没有一根立柱。', 'of indoor space, without a column.'),
  ),
  figure('72', say('米', 'm'), say('单厅净跨', 'Clear span of each hall')),
  figure('13', say('米', 'm'), say('屋架下净高', 'Clear height below the trusses')),
  figure('3.5', say('吨/平方米', 't/m²'), say('地面承重', 'Floor loading')),
  figure('24/7', '', say('安保值守', 'Security on site')),
];

const show = (data: (say: Say) => BlockData<Statistic[]>, lead = true) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`stats-${language}`}
        props={{ title: say('数字里的展馆', 'The centre in figures'), decimals: 1, lead }}
        data={{ items: data(say) }}
        first={false}
      />
    )}
  </Bilingual>
);

export const Five = () => show((say) => ({ state: 'ready', data: figuresOf(say) }));
export const Three = () => show((say) => ({ state: 'ready', data: figuresOf(say).slice(0, 3) }));
export const One = () => show((say) => ({ state: 'ready', data: figuresOf(say).slice(0, 1) }));
export const InARow = () => show((say) => ({ state: 'ready', data: figuresOf(say).slice(0, 4) }), false);
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
