import * as z from 'zod';
import { languages } from './language.ts';

/** A language where it comes from outside. Apart from `language.ts`, which browsers load without zod. */
export const languageSchema = z.enum(languages);
