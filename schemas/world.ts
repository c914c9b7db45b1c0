import * as z from 'zod';
import { languages } from './language.ts';

const language = z.enum(languages);

const pictureSchema = z.object({
  src: z.string(),
  alt: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  widths: z.array(z.number()).optional(),
  focal: z.string().optional(),
  tint: z.string().optional(),
});

/**
 * The content that the pages of a recorded visit were made from, so that a replay needs neither their backend nor
 * their database. It holds only what every visitor can read.
 */
export const worldSchema = z.object({
  /** `SITE_CODE`. */
  siteCode: z.string(),
  /** `SITE_TIME_ZONE`. */
  timeZone: z.string(),
  tracksRequests: z.boolean(),
  /** Origin of relative media addresses of a foreign backend. */
  mediaBase: z.string().optional(),
  mediaOrigins: z.array(z.string()),
  /** Answers to the content calls of the pages, each once. */
  answers: z.array(z.object({ call: z.string(), request: z.json(), language, answer: z.json() })),
  /** Pictures with their sizes, by language and address. */
  pictures: z.array(z.object({ address: z.string(), language, picture: pictureSchema })),
});
export type World = z.output<typeof worldSchema>;

/** Maximum number of pages of one visit. */
const mostPages = 300;

/** Asks for the world of some pages: `POST /api/qa/world`. */
export const worldRequestSchema = z.object({
  language,
  /** Paths with their parameters. */
  urls: z.array(z.string().max(2_000).startsWith('/')).max(mostPages),
});
