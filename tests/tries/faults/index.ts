import type { Try } from '../try.ts';
import { kills } from './kills.ts';

/** The tries of `npm run faults`. */
export const tries: readonly Try[] = [...kills];
