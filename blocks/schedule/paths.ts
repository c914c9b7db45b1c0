import type { ScheduleType } from '#machines/schedule.ts';

/** Paths of the pages that a schedule links to; absent if there is no such page. */
export interface SchedulePaths {
  /** Lists all shows of the kind, and reads the days from its URL. */
  schedule?: string | undefined;
  /** Visitors book space for a show of the kind here. */
  booking?: string | undefined;
  /** Shows which days are free. */
  freeDates?: string | undefined;
}

export interface PathsByKind {
  exhibitions: SchedulePaths;
  meetings: SchedulePaths;
}

/** The paths for a kind; those of exhibitions for shows of both kinds. */
export const pathsOf = (type: ScheduleType, { exhibitions, meetings }: PathsByKind): SchedulePaths =>
  type === 2 ? meetings : exhibitions;
