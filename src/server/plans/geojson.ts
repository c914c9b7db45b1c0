import { pointsOf } from '#schemas/building.ts';
import type { Language } from '#schemas/language.ts';
import { languageKey, languages } from '#schemas/language.ts';
import type { LevelPlan, PlanFeature } from './level-plan.ts';

/**
 * Writes a level as GeoJSON in metres, with the properties that the import of a building reads. What is
 * about the building is in `building`, because RFC 7946 forbids `properties` there. `name` is in the
 * language of the plan; `name_zh` and `name_en` are there if the other language has the feature too.
 *
 * @returns the text of the file
 */
export function geoJsonOf(plan: LevelPlan, other: LevelPlan | undefined): string {
  const plans = [plan, ...(other ? [other] : [])];
  const named = (nameIn: (one: LevelPlan) => string | undefined): Record<string, string | undefined> => {
    const names = languages.flatMap((language: Language) => {
      const name = plans.flatMap((one) => (one.language === language ? [nameIn(one)] : []))[0];
      return name === undefined ? [] : [[`name_${languageKey(language)}`, name] as const];
    });
    return { name: nameIn(plan), ...(names.length > 1 ? Object.fromEntries(names) : {}) };
  };
  const names = new Map(
    plans.map((one) => [
      one,
      new Map(
        [...one.features.map(({ feature }) => feature), ...one.spots].map(({ id, name }) => [id, name]),
      ),
    ]),
  );
  const spots = plan.spots.map((spot) => {
    const form = 'points' as const;
    return { kind: 'spot' as const, form, points: pointsOf(spot.at), feature: spot };
  });
  const { level, revision, revised } = plan;
  return JSON.stringify({
    type: 'FeatureCollection',
    building: {
      ...named(({ building }) => building),
      ...{ revision, revised, units: 'metre', axes: 'x east, y north' },
      levels: [{ id: level.id, ...named((one) => one.level.name) }],
    },
    features: [...plan.features, ...spots].map((one) => {
      const { id, name: _name, ...own } = one.feature;
      const { outline: _outline, at: _at, ...properties } = { outline: '', at: '', ...own };
      return {
        ...{ type: 'Feature', id, geometry: geometryOf(one) },
        properties: { ...properties, kind: one.kind, ...named((from) => names.get(from)?.get(id)) },
      };
    }),
  });
}

function geometryOf({ form, points }: Pick<PlanFeature, 'form' | 'points'>): {
  type: string;
  coordinates: unknown;
} {
  const [first] = points;
  if (form === 'outline') return { type: 'Polygon', coordinates: [[...points, first]] };
  if (form === 'line') return { type: 'LineString', coordinates: points };
  return points.length === 1
    ? { type: 'Point', coordinates: first }
    : { type: 'MultiPoint', coordinates: points };
}
