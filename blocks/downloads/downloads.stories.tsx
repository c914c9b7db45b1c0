import type { StoryDefault } from '@ladle/react';
import { type Collection, type CollectionItem, item, onePage } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / downloads' } satisfies StoryDefault;

const props = {
  source: { call: 'filePage' as const, params: { atlasTypes: 'SERVICE_MANUAL' as const, pageSize: 10 } },
};

const show = (data: (say: Say) => BlockData<Collection>) => (
  <Bilingual>
    {(say, language) => (
      <View id={`downloads-${language}`} props={props} data={{ collection: data(say) }} first />
    )}
  </Bilingual>
);

const ready = (items: CollectionItem[], total = items.length): BlockData<Collection> => {
  const data = onePage(items, { page: 1, pageSize: 10, total });
  return data ? { state: 'ready', data } : noData.missing;
};

const manual = (say: Say, index: number): CollectionItem =>
  item({
    id: String(index),
    title: say('参展商手册', 'Exhibitor manual'),
    html: say('<p>时间表、规格与价格。共 3 页。</p>', '<p>Hours, sizes and prices. 3 pages.</p>'),
    file: `/media/documents/exhibitor-manual-${say('zh', 'en')}.pdf`,
  });

const awkward = (say: Say): CollectionItem[] => [
  {
    ...manual(say, 1),
    title: say('特装展台设计、审图与高度限制管理规定', 'Stand design, approval and height limits').repeat(4),
    html: `<p>${say('须在布展前审图。', 'To be approved before build-up. ').repeat(40)}</p>`,
    file: 'https://files.example/rules.docx?v=2',
  },
  { ...manual(say, 2), title: say('种类不明', 'Of unknown kind'), file: '/media/download?id=7' },
  { ...manual(say, 3), title: say('没有文件', 'No file'), file: undefined, html: undefined },
];

const page = (say: Say) => Array.from({ length: 10 }, (_, index) => manual(say, index));

export const Page = () => show((say) => ready(page(say), 24));
export const One = () => show((say) => ready([manual(say, 0)]));
/** Long texts, an unknown kind, a missing file. */
export const Awkward = () => show((say) => ready(awkward(say)));
export const OfThousands = () => show((say) => ready(page(say), 24_000));
export const Empty = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
