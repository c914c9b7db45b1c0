import { defaultLanguage, type Language } from '#schemas/language.ts';

/** Files of a level, by the end of the address. */
export const planFormats = ['pdf', 'dxf', 'geojson'] as const;
export type PlanFormat = (typeof planFormats)[number];

/**
 * @returns the address of a level as a file
 * @example
 * planFile('1', 'pdf', 'en-US'); // '/plans/1.pdf?lang=en-US'
 */
export const planFile = (level: string, format: PlanFormat, language: Language): string =>
  `/plans/${encodeURIComponent(level)}.${format}${language === defaultLanguage ? '' : `?lang=${language}`}`;

/** Scales of ISO 5455, and those that rulers for plans of sites have too: 1 : 100 to 1 : 1,000,000. */
export const scales = [100, 1000, 10_000, 100_000].flatMap((ten) =>
  [1, 1.25, 2, 2.5, 5].map((step) => step * ten),
);

/** Room for the drawing on A3 in landscape beside the legend, in mm. */
const printed = { width: 300, height: 274 };

/**
 * @returns the largest standard scale at which a drawing fits on a printed page, 1250 for 1 : 1,250
 * @param size in metres
 */
export const printScale = ({ width, height }: { width: number; height: number }): number =>
  scales.find(
    (scale) => (width * 1000) / scale <= printed.width && (height * 1000) / scale <= printed.height,
  ) ?? 1_000_000;
