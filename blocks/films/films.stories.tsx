import type { StoryDefault } from '@ladle/react';
import { type Collection, type CollectionItem, item, onePage } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / films' } satisfies StoryDefault;

const props = {
  source: { call: 'filePage' as const, params: { atlasTypes: 'PUBLICITY_MATERIAL' as const, pageSize: 2 } },
};

const show = (data: (say: Say) => BlockData<Collection>) => (
  <Bilingual>
    {(say, language) => (
      <View id={`films-${language}`} props={props} data={{ collection: data(say) }} first />
    )}
  </Bilingual>
);

const ready = (items: CollectionItem[], total = items.length): BlockData<Collection> => {
  const data = onePage(items, { page: 1, pageSize: 2, total });
  return data ? { state: 'ready', data } : noData.missing;
};

const film = (say: Say, name: string): CollectionItem =>
  item({
    id: name,
    title: say('飞越江湾', 'Over the bay'),
    html: say('<p>屋面亮起灯。</p>', '<p>The roof lights up.</p>'),
    video: `/media/${name}.mp4`,
    picture: demoPicture(`${name}-poster`),
    pictured: true,
  });

const awkward = (say: Say): CollectionItem[] => [
  {
    ...film(say, 'broken'),
    title: say(
      '无法播放、名字也特别长的一段宣传影片',
      'A film that cannot be played, with a long name',
    ).repeat(5),
    video: 'data:video/mp4;base64,AAAA',
    picture: undefined,
  },
  { ...film(say, 'absent'), title: say('没有影片', 'No film'), video: undefined },
];

export const Page = () =>
  show((say) =>
    ready(
      ['film-hall', 'film-plaza'].map((name) => film(say, name)),
      6,
    ),
  );
export const One = () => show((say) => ready([film(say, 'film-hall')]));
/** A film that fails to play and has no poster, and an item without a film. */
export const Awkward = () => show((say) => ready(awkward(say)));
export const OfThousands = () =>
  show((say) => ready([film(say, 'film-hall'), film(say, 'film-plaza')], 4000));
export const Empty = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
