import { about } from './about.ts';
import { conventionCenter } from './convention-center.ts';
import type { BuiltInGroup } from './define.ts';
import { document } from './document.ts';
import { events } from './events.ts';
import { exhibitionCenter } from './exhibition-center.ts';
import { home } from './home.ts';
import { news } from './news.ts';
import { notice } from './notice.ts';
import { periphery } from './periphery.ts';
import { requests } from './requests.ts';

/** The built-in pages, one group for each first-level menu (specification, section 2). */
export const builtInGroups: readonly BuiltInGroup[] = [
  home,
  exhibitionCenter,
  conventionCenter,
  news,
  notice,
  document,
  periphery,
  about,
  requests,
  events,
];
