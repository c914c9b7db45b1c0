import type { Try } from '../try.ts';
import { http } from './http.ts';

/** The tries of `npm run attack`. */
export const tries: readonly Try[] = [...http];
