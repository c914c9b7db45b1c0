import type { StoryDefault } from '@ladle/react';
import { type Collection, type CollectionItem, item, nothing, whole } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / services' } satisfies StoryDefault;

type Look = 'idea' | 'cards' | 'list';

const kinds = { idea: 'service_idea', cards: 'add_service', list: 'outsource_service' } as const;

const show = (look: Look, data: (say: Say) => BlockData<Collection>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`${look}-${language}`}
        props={{
          source: {
            call: 'operationServices',
            params: { centerType: 'EX_CENTER', serviceType: kinds[look] },
          },
          look,
        }}
        data={{ services: data(say) }}
        first
      />
    )}
  </Bilingual>
);

const heading = (say: Say) => ({
  title: say('服务理念', 'How we work'),
  text: say(
    '展览是一次只有几天的城市。让它按时建成、平稳运转、干净离场，是我们每天在做的事。',
    'A show is a town that stands for a few days. We see to it that it goes up on time and leaves nothing behind.',
  ),
});

const pictures = ['hall-show', 'hall-empty', 'concourse-escalators', 'dining-cafe', 'hall-outdoor'];

const service = (say: Say, index: number): CollectionItem =>
  item({
    id: String(index),
    title: say('一位项目经理负责到底', 'One project manager, start to finish'),
    text: say('从询档到撤展，您只需记住一个电话。', 'From the first question to the last lorry.'),
    picture: demoPicture(pictures[index % pictures.length] ?? ''),
    pictured: true,
    points: [
      say('询档后一个工作日内回复可用档期', 'Free dates within one working day'),
      say('图纸、报批与账单在一处查看', 'Drawings, approvals and invoices in one place'),
      say('展期驻馆，最后一辆货车离场后离岗', 'On the floor until the last lorry has left'),
    ],
  });

const some = (
  look: Look,
  count: number,
  change: (entry: CollectionItem) => CollectionItem = (entry) => entry,
) =>
  show(look, (say) => {
    const services = Array.from({ length: count }, (_, index) => change(service(say, index)));
    return { state: 'ready', data: { ...(whole(services) ?? nothing), ...heading(say) } };
  });

const bare = ({ id, title }: CollectionItem) => item({ id, title });
const untitled = (entry: CollectionItem) => ({ ...entry, title: '', picture: undefined });
const long = (entry: CollectionItem) => ({
  ...entry,
  title: entry.title.repeat(4),
  text: entry.text?.repeat(12),
  points: entry.points.map((point) => point.repeat(5)),
});

export const Idea = () => some('idea', 3);
export const IdeaOfOne = () => some('idea', 1);
export const IdeaOfFour = () => some('idea', 4);
export const IdeaWithoutPictures = () => some('idea', 3, bare);
export const IdeaAlone = () => some('idea', 0);
export const IdeaLong = () => some('idea', 3, long);
export const Cards = () => some('cards', 6);
export const FiveCards = () => some('cards', 5);
export const OneCard = () => some('cards', 1);
export const CardsUntitled = () => some('cards', 2, untitled);
export const CardsLong = () => some('cards', 3, long);
export const CardsWithoutPictures = () => some('cards', 4, bare);
export const List = () => some('list', 4);
export const ListOfOne = () => some('list', 1, bare);
export const ListOfTwo = () => some('list', 2, bare);
export const ListOfThirty = () => some('list', 30);
export const ListLong = () => some('list', 2, long);
export const ListEmpty = () => some('list', 0);
export const Empty = () => show('cards', () => noData.missing);
export const LoadingIdea = () => show('idea', () => noData.loading);
export const LoadingCards = () => show('cards', () => noData.loading);
export const LoadingList = () => show('list', () => noData.loading);
export const Failed = () => show('list', () => noData.failed);
