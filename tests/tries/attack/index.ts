import type { Try } from '../try.ts';
import { accounts } from './accounts.ts';
import { floods } from './floods.ts';
import { fuzz } from './fuzz.ts';
import { http } from './http.ts';
import { origins } from './origins.ts';
import { slowTexts } from './slow-texts.ts';
import { stored } from './stored.ts';
import { tracking } from './tracking.ts';
import { uploads } from './uploads.ts';

/** The tries of `npm run attack`. */
export const tries: readonly Try[] = [
  ...http,
  ...origins,
  ...tracking,
  ...accounts,
  ...uploads,
  ...stored,
  ...slowTexts,
  ...floods,
  ...fuzz,
];
