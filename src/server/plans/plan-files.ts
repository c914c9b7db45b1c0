import { readConfig } from '#api/read-answer.ts';
import type { PlanSizes } from '#blocks/define.ts';
import { type PlanFormat, planFormats } from '#blocks/site-plan/plan-file.ts';
import { levelsOf } from '#blocks/site-plan/site-plan.ts';
import { buildingKey } from '#blocks/space-queries.ts';
import type { Building } from '#schemas/building.ts';
import { type Language, otherLanguage } from '#schemas/language.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { dxfOf } from './dxf.ts';
import { geoJsonOf } from './geojson.ts';
import { type LevelPlan, levelPlan, revisionOf } from './level-plan.ts';
import { pdfOf } from './pdf.ts';

interface PlanFile {
  content: string | Uint8Array;
  /** Name to save it under, such as `Level 1 Exhibition R12 2026-11-16.pdf`. */
  name: string;
}

const writers: Readonly<
  Record<PlanFormat, (plan: LevelPlan, other: LevelPlan | undefined) => string | Uint8Array>
> = { pdf: pdfOf, dxf: dxfOf, geojson: geoJsonOf };

const buildingIn = (answer: RemoteConfigAnswer, language: Language): Building | undefined =>
  readConfig(buildingKey, answer, { language });

/**
 * Makes a level of the building as a file (rule BLDG-05).
 *
 * @returns `undefined` if there is no such level
 */
export function planFileOf(
  answer: RemoteConfigAnswer,
  { level, format, language }: { level: string; format: PlanFormat; language: Language },
): PlanFile | undefined {
  const planIn = (asked: Language): LevelPlan | undefined => {
    const building = buildingIn(answer, asked);
    return building && levelPlan(building, level, asked);
  };
  const plan = planIn(language);
  return (
    plan && { content: writers[format](plan, planIn(otherLanguage(language))), name: nameOf(plan, format) }
  );
}

const nameOf = (plan: LevelPlan, format: PlanFormat): string =>
  fileName([plan.level.name, revisionOf(plan)].filter(Boolean).join(' '), format);

/** @returns a name for a file, without signs that a system refuses */
export const fileName = (name: string, format: PlanFormat): string =>
  `${name
    .replace(/[\p{Cc}\s/\\:*?"<>|]+/gu, ' ')
    .slice(0, 120)
    .trim()}.${format}`;

/** Sizes by answer and language: a source gives the same answer to all pages until the content changes. */
const known = new WeakMap<RemoteConfigAnswer, Map<Language, PlanSizes>>();

/**
 * Makes all files of the building to know their sizes, once for each answer and language.
 *
 * @returns no level if there is no building
 */
export function planSizes(answer: RemoteConfigAnswer, language: Language): PlanSizes {
  const byLanguage = known.get(answer) ?? new Map<Language, PlanSizes>();
  known.set(answer, byLanguage);
  const sizes = byLanguage.get(language) ?? sizesIn(answer, language);
  byLanguage.set(language, sizes);
  return sizes;
}

function sizesIn(answer: RemoteConfigAnswer, language: Language): PlanSizes {
  const building = buildingIn(answer, language);
  const levels = building ? levelsOf(building) : [];
  return Object.fromEntries(
    levels.map(({ id: level }) => [
      level,
      Object.fromEntries(
        planFormats.flatMap((format) => {
          const file = planFileOf(answer, { level, format, language });
          return file ? [[format, Buffer.byteLength(file.content)] as const] : [];
        }),
      ),
    ]),
  );
}
