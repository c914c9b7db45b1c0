import { defineBlock, type MapService, type Query, query, staticData } from '#blocks/define.ts';
import { isBlank } from '#blocks/is-blank.ts';
import type { MapTexts } from '#i18n/map.ts';
import { mapTexts } from '#i18n/map.ts';
import { languageKey } from '#schemas/language.ts';
import { type Position, positionOf } from './position.ts';
import { mapProps } from './schema.ts';

/** A place on the map. */
export interface Place {
  /** Absent if unknown: the map then shows the default centre without a marker. */
  position?: Position | undefined;
  /** Address lines. */
  lines: string[];
}

/** A place on a 3D map (rules CONT-01, CONT-02, TRAF-01). */
export default defineBlock({
  type: 'map',
  version: 1,
  schema: mapProps,
  palette: {
    group: 'interaction',
    name: { zh: '地图', en: 'Map' },
    help: { zh: '一个地点，可放大、可导航', en: 'A place on a map, with the way there' },
    sketch: 'map',
  },
  example: {
    label: { zh: '会展中心', en: 'The centre' },
    position: { longitude: 106.35, latitude: 29.52 },
    text: {
      zh: '滨江大道 1 号\n轨道交通 8 号线会展中心站',
      en: '1 Riverside Avenue\nMetro line 8, Expo Centre',
    },
    link: { label: { zh: '交通指引', en: 'Getting here' }, href: '/periphery/trafficGuidance' },
  },
  policy: 'map',
  // The default centre alone is no content.
  isEmpty: ({ source, position, label, text, link }) =>
    source === undefined && position === undefined && link === undefined && isBlank(label) && isBlank(text),
  queries: (
    { source, position, label, text },
    { config, language, mapService },
  ): {
    place: Query<Place>;
    name: Query<string>;
    texts: Query<MapTexts>;
    service: Query<MapService>;
  } => ({
    place: source
      ? query('remoteConfig', source.params, {
          name: 'place',
          select: (answer) => {
            const contact = config(source.params.key, answer);
            if (!contact) return undefined;
            // Finds the address card by its title, because the config does not mark it otherwise.
            const card = contact.list.find(({ title }) => /地址|address/i.test(title));
            return {
              position: positionOf(contact.geographicPosition),
              lines: linesOf(text ?? card?.content),
            };
          },
        })
      : staticData({ position, lines: linesOf(text) }),
    name:
      label || !source
        ? staticData(label)
        : query(
            'remoteConfig',
            { key: 'official.companyProfile.config' },
            {
              name: 'venueName',
              auxiliary: true,
              select: (answer) => config('official.companyProfile.config', answer)?.venueName,
            },
          ),
    texts: staticData(mapTexts[languageKey(language)]),
    service: staticData(mapService),
  }),
  texts: (_props, { name }) => ({ items: name.state === 'ready' ? [{ title: name.value }] : [] }),
});

const linesOf = (text: string | undefined): string[] =>
  (text ?? '').split('\n').flatMap((line) => line.trim() || []);
