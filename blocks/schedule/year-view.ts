import type { ScheduleType, Show } from '#machines/schedule.ts';

/** What the browser of one year shows: of its machine, or of the server's data while that is asleep. */
export interface YearView {
  state: 'loading' | 'browsing' | 'empty' | 'failed';
  type: ScheduleType;
  year: number;
  shows: readonly Show[];
  /** Of the show that is at the front. */
  position: number;
}

/** The address of a tab and year on the page `pathname`, at the block. */
export const yearHref = (pathname: string, block: string, { type, year }: Pick<YearView, 'type' | 'year'>) =>
  `${yearUrl(pathname, { type, year })}#${block}`;

/** The same without the block. The merged view has no tabs. */
export function yearUrl(pathname: string, { type, year }: Pick<YearView, 'type' | 'year'>): string {
  const parameters = new URLSearchParams({ ...(type ? { schedule: String(type) } : {}), year: String(year) });
  return `${pathname}?${parameters}`;
}
