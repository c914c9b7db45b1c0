import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { createTranslate } from '#i18n/i18n.ts';
import { panoramaTexts } from '#i18n/panorama.ts';
import { buildingSchema } from '#schemas/building.ts';
import { languageKey } from '#schemas/language.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { PlacedTour } from './index.ts';
import { readPlace } from './place.ts';
import { type TourMessages, tourTexts } from './texts.ts';
import { tourOf } from './tour.ts';
import View from './View.tsx';

export default { title: 'Blocks / panorama-tour' } satisfies StoryDefault;

const show = (placed: (say: Say, texts: 'zh' | 'en') => BlockData<PlacedTour>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`panorama-tour-${language}`}
        props={{ title: say('全景机位', 'Panoramas') }}
        data={{
          placed: placed(say, languageKey(language)),
          setting: {
            state: 'ready',
            data: {
              texts: tourTexts[languageKey(language)],
              panorama: panoramaTexts[languageKey(language)],
              plan: '/exhibitCenter/technicalParameter',
            },
          },
        }}
        first={false}
      />
    )}
  </Bilingual>
);

/** A hall with two spots, and a room above it. */
const building = (say: Say, name: string) =>
  buildingSchema.parse({
    levels: [
      { id: '1', name: say('一层', 'Ground floor') },
      { id: '2', name: say('二层', 'First floor') },
    ],
    spaces: [
      {
        id: 'A',
        kind: 'hall',
        level: '1',
        name: say('1 号展厅', 'Hall 1'),
        outline: '0,0 60,0 60,40 0,40',
        height: 12,
      },
      {
        id: 'B',
        kind: 'room',
        level: '2',
        name: say('201 号会议室', 'Room 201'),
        outline: '0,0 20,0 20,15 0,15',
      },
    ],
    elements: [
      {
        id: 'D',
        kind: 'goodsDoor',
        level: '1',
        of: 'A',
        name: say('1 号货门', 'Goods door 1'),
        at: '10,40 14,40',
        width: 4,
        height: 5,
      },
      { id: 'R', kind: 'rigging', level: '1', of: 'A', at: '20,20 29,20 38,20', load: 500 },
    ],
    spots: [
      {
        id: 'middle',
        level: '1',
        of: 'A',
        name,
        at: '30,20',
        heading: 0,
        picture: '/media/panorama-hall-empty.jpg',
        built: '/media/panorama-hall.jpg',
        to: ['door', 'room'],
      },
      {
        id: 'door',
        level: '1',
        of: 'A',
        name: say('货门内侧', 'Inside the door'),
        at: '12,34',
        picture: '/media/panorama-goods-door.jpg',
        to: ['middle'],
      },
      {
        id: 'room',
        level: '2',
        of: 'B',
        name: say('会议室', 'Meeting room'),
        at: '10,7',
        built: '/media/panorama-ballroom.jpg',
        to: ['middle'],
      },
    ],
  });

const placed = (
  say: Say,
  texts: 'zh' | 'en',
  { name = say('1 号展厅中央', 'Hall 1, centre'), spot = 'middle' } = {},
): BlockData<PlacedTour> => {
  const tour = tourOf(building(say, name), {
    picture: (address) =>
      address === undefined
        ? undefined
        : { src: address, width: 4096, height: 2048, widths: [480, 960, 1440, 1920, 2560] },
    t: createTranslate<TourMessages>(texts === 'zh' ? 'zh-CN' : 'en-US', tourTexts[texts]),
  });
  const place = tour && readPlace(tour, { spot }, undefined);
  return place ? { state: 'ready', data: { tour, place } } : { state: 'missing' };
};

export const EmptyAndBuilt = () => show((say, texts) => placed(say, texts));
export const AnotherLevel = () => show((say, texts) => placed(say, texts, { spot: 'room' }));
export const LongNames = () =>
  show((say, texts) =>
    placed(say, texts, {
      name: say(
        '一号展厅正中央，面向北侧货门与卸货区的观察位置',
        'The very middle of exhibition hall one, facing the northern goods doors and the yard',
      ),
    }),
  );
export const Missing = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
