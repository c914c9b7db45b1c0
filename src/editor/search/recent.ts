import * as z from 'zod';
import { attempt } from '#lib/attempt.ts';
import { searchGroups } from '#schemas/editor/search.ts';

/** Results that an account opened from the search on this machine. Requests are left out: they are personal data. */
const recentSchema = z
  .array(z.object({ url: z.string(), title: z.string(), group: z.enum(searchGroups) }))
  .catch([]);
export type Recent = z.output<typeof recentSchema>[number];

const most = 8;
const keyOf = (account: string) => `pavilion.recent.${account}`;

export const readRecent = (account: string): Recent[] =>
  recentSchema.parse(attempt(() => JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]')) ?? []);

export function addRecent(account: string, opened: Recent): void {
  if (opened.group === 'requests') return;
  const others = readRecent(account).filter(({ url }) => url !== opened.url);
  attempt(() => localStorage.setItem(keyOf(account), JSON.stringify([opened, ...others].slice(0, most))));
}
