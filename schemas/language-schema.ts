import * as z from 'zod';
import { languages } from './language.ts';

/** Schema of a language. Separate from `language.ts`, which browsers load without zod. */
export const languageSchema = z.enum(languages);
