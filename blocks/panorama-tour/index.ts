import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import { createTranslate } from '#i18n/i18n.ts';
import { type PanoramaTexts, panoramaTexts } from '#i18n/panorama.ts';
import { languageKey } from '#schemas/language.ts';
import { readPlace, type TourPlace } from './place.ts';
import { panoramaTourProps } from './schema.ts';
import { type TourTexts, tourTexts } from './texts.ts';
import { type Tour, tourOf } from './tour.ts';

/** The tour, and the place that is shown first. */
export interface PlacedTour {
  tour: Tour;
  place: TourPlace;
}

export interface TourSetting {
  texts: TourTexts;
  panorama: PanoramaTexts;
  /** Path of the page with the plan of the building. */
  plan: string | undefined;
}

interface TourQueries extends Record<string, Query<unknown>> {
  placed: Query<PlacedTour>;
  setting: Query<TourSetting>;
}

const key = 'official.building.config';

/** Panoramas that lead on to each other and to the plan (rule BLDG-07). One is in the HTML, all are in the data; the choice is in the address. */
export default defineBlock({
  type: 'panorama-tour',
  version: 1,
  mayBeAbsent: true,
  schema: panoramaTourProps,
  palette: {
    group: 'interaction',
    name: { zh: '全景导览', en: 'Panorama tour' },
    help: {
      zh: '建筑数据中的全景机位，沿地面箭头走过去',
      en: 'The panoramas of the building, with arrows from one to the next',
    },
    sketch: 'panorama',
  },
  example: { title: { zh: '六个机位', en: 'Six spots' } },
  parameters: () => ['spot', 'show', 'look'],
  queries: ({ spot }, context): TourQueries => {
    const texts = tourTexts[languageKey(context.language)];
    return {
      placed: query(
        'remoteConfig',
        { key },
        {
          name: 'tour',
          select: (answer) => {
            const building = context.config(key, answer);
            const t = createTranslate(context.language, texts);
            const tour = building && tourOf(building, { picture: context.picture, t });
            const place = tour && readPlace(tour, context.search, spot);
            return place && { tour, place };
          },
        },
      ),
      setting: staticData({
        texts,
        panorama: panoramaTexts[languageKey(context.language)],
        plan: context.pagesShowing({ call: 'remoteConfig', params: { key }, reads: ['layers'] })[0]?.path,
      }),
    };
  },
  // Names of places are no sentence about the page.
  texts: () => ({}),
});
