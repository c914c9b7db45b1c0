import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { translateIn } from '#i18n/i18n.ts';
import { mapTexts } from '#i18n/map.ts';
import { languageKey } from '#schemas/language.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { Place } from './index.ts';
import type { OpenMap } from './live-map.ts';
import { MapBox } from './MapBox.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { defaultCentre, type Position } from './position.ts';
import View from './View.tsx';

export default { title: 'Blocks / map' } satisfies StoryDefault;

const nameOf = (say: Say) => say('嘉陵湾国际会展中心', 'Jialing Bay Convention Centre');
const linesOf = (say: Say) => [
  say('嘉陵湾新区滨江大道 1 号', '1 Riverside Avenue, Jialing Bay New District'),
  say('轨道 8 号线会展站 3 号口', 'Metro line 8, Expo Centre, exit 3'),
];
const linkOf = (say: Say) => ({
  label: say('查看交通指引', 'Getting here'),
  href: '/periphery/trafficGuidance',
});

const show = (data: (say: Say) => BlockData<Place>, name = nameOf) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`map-${language}`}
        props={{ zoom: 14, link: linkOf(say) }}
        data={{
          place: data(say),
          name: { state: 'ready', data: name(say) },
          texts: { state: 'ready', data: mapTexts[languageKey(language)] },
          service: noData.missing,
        }}
        first
      />
    )}
  </Bilingual>
);

const at = (position: Position | undefined, more: (say: Say) => string[] = linesOf) =>
  show((say) => ({ state: 'ready', data: { position, lines: more(say) } }));

export const Drawn = () => at(defaultCentre);
export const BesideTheMiddle = () => at({ longitude: 106.362, latitude: 29.526 });
export const NothingDrawnThere = () => at({ longitude: 13.4, latitude: 52.52 });
export const WithoutPosition = () => at(undefined);
export const WithoutAddress = () => at(defaultCentre, () => []);
export const Missing = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
export const LongTexts = () =>
  show(
    (say) => ({
      state: 'ready',
      data: {
        position: defaultCentre,
        lines: [
          say(
            '嘉陵湾新区滨江大道与会展北路交会处东北角、登录大厅西门与轨道连廊之间的一号地块',
            'Plot 1, on the north-eastern corner of Riverside Avenue and Expo North Road, between the west door and the covered walk',
          ),
          ...linesOf(say),
          say('818 路、823 路公交会展中心站', 'Buses 818 and 823, stop Expo Centre'),
        ],
      },
    }),
    (say) =>
      say(
        '嘉陵湾国际会展中心暨西部会议与文化交流中心主场馆',
        'Jialing Bay International Convention & Exhibition Centre, Main Building of the Western Conference Quarter',
      ),
  );

/** States of the map without a renderer. */
const opened = (open: OpenMap) => (
  <Bilingual>
    {(say, language) => {
      const t = translateIn(mapTexts, language);
      return (
        <div className="wrap">
          <MapBox
            id={`map-${language}`}
            name={nameOf(say)}
            view={{ centre: defaultCentre, marked: true, zoom: 14, language, t }}
            open={open}
          >
            <PlaceCard
              place={{ position: defaultCentre, lines: linesOf(say) }}
              name={nameOf(say)}
              link={linkOf(say)}
              t={t}
              heading="h2"
            />
          </MapBox>
        </div>
      );
    }}
  </Bilingual>
);

/** Move the pointer over the page: the map starts to open and never finishes. */
export const Opening = () => opened(() => new Promise(() => {}));
/** Move the pointer over the page: the map fails to open. */
export const CannotBeOpened = () => opened(() => Promise.reject(new Error('no WebGL')));
