import { levelsOf } from '#blocks/site-plan/site-plan.ts';
import {
  type Building,
  type BuildingElement,
  type BuildingJoin,
  type BuildingSpace,
  type BuildingSpot,
  elementForms,
  type Point,
  pointsOf,
} from '#schemas/building.ts';
import type { Language } from '#schemas/language.ts';

/** A feature of the plan with its geometry. Areas and lines with too few points are lines and points. */
export interface PlanFeature {
  kind: BuildingSpace['kind'] | BuildingElement['kind'] | 'join';
  form: 'outline' | 'line' | 'points';
  points: readonly Point[];
  feature: BuildingSpace | BuildingElement | BuildingJoin;
}

/** One level of the building. */
export interface LevelPlan {
  language: Language;
  /** Name of the building. */
  building: string | undefined;
  level: Building['levels'][number];
  revision: string | undefined;
  /** Date of the revision, as the config has it. */
  revised: string | undefined;
  features: readonly PlanFeature[];
  /** Its spaces, without parts, floors, yards and cores. */
  spaces: readonly BuildingSpace[];
  /** Its panoramas, which only GeoJSON has. */
  spots: readonly BuildingSpot[];
}

/** In metres. A coordinate farther from the origin is an error, and programs for drawings lose its digits. */
const farthest = 100_000;

/**
 * Chooses a level of the building.
 *
 * @returns `undefined` if the building has no such level, or none of its spaces has a place
 */
export function levelPlan(building: Building, id: string, language: Language): LevelPlan | undefined {
  const level = levelsOf(building).find((one) => one.id === id);
  if (!level) return undefined;
  const all: PlanFeature[] = [
    ...building.spaces.map((feature) => planFeature(feature.kind, 'outline', feature.outline, feature)),
    ...building.joins.map((feature) => planFeature('join', 'line', feature.at, feature)),
    ...building.elements.map((feature) =>
      planFeature(feature.kind, elementForms[feature.kind], feature.at, feature),
    ),
  ];
  const features = all.filter(
    ({ feature, points }) =>
      feature.level === id && points.flat().every((metres) => Math.abs(metres) <= farthest),
  );
  const placed = new Set(features.map(({ feature }) => feature));
  const spaces = building.spaces.filter((space) => placed.has(space));
  if (spaces.length === 0) return undefined;
  return {
    ...{ language, building: building.name, level, revision: building.revision, revised: building.revised },
    ...{ features, spaces: spaces.filter(({ kind }) => !unnamed.includes(kind)) },
    spots: building.spots.filter(({ level }) => level === id),
  };
}

const unnamed: readonly BuildingSpace['kind'][] = ['part', 'floor', 'yard', 'core'];

function planFeature(
  kind: PlanFeature['kind'],
  form: PlanFeature['form'],
  text: string,
  feature: PlanFeature['feature'],
): PlanFeature {
  const points = pointsOf(text);
  const least = points.length < 2 ? 'points' : 'line';
  return {
    kind,
    form: form === 'outline' && points.length > 2 ? form : form === 'points' ? form : least,
    points,
    feature,
  };
}

/** @returns what a reader must know to use a plan: revision and date, as far as the config has them */
export const revisionOf = ({ revision, revised }: Pick<LevelPlan, 'revision' | 'revised'>): string =>
  [revision, revised].filter(Boolean).join(' ');
