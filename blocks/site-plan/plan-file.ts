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

/** Room for the drawing on A3 in landscape beside the legend, in mm. */
export const planSheet = { width: 300, height: 274 };
