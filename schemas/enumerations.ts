/** The enumerations of the specification, section 3, with exactly its values. */

export const roles = ['Sponsor', 'ServiceProvider', 'Visitor'] as const;
export type Role = (typeof roles)[number];

export const menuType = { Official: 1, Article: 2 } as const;
export const centerType = { EX_CENTER: 1, MEET_CENTER: 2 } as const;

/** The schedule of one centre, or of both (`MERGED`). */
export const scheduleType = { MERGED: 0, ...centerType } as const;
/** Names of the centre types in requests of operation services. */
export const centerTypeNames = ['EX_CENTER', 'MEET_CENTER'] as const satisfies (keyof typeof centerType)[];

export const serviceKinds = ['service_idea', 'add_service', 'outsource_service'] as const;
export const attachmentKinds = [
  'CATERING',
  'TRAFFIC_DIRECTIONS',
  'HOTEL_ACCOMMODATION',
  'SERVICE_MANUAL',
  'PUBLICITY_MATERIAL',
  'cultural_tourism',
] as const;
export const albumTypes = ['CONFERENCE_CENTER', 'EXHIBITION_CENTER'] as const;
export const articleTypes = ['JOURNALISM', 'PURCHASE', 'CLINCH_DEAL'] as const;
export type ArticleType = (typeof articleTypes)[number];
export const showTypes = ['pt', 'vo'] as const;
/** Kinds of events in the schedule, an addition to the order (decisions, section 7). */
export const eventKinds = ['trade', 'public', 'congress', 'other'] as const;
export type EventKind = (typeof eventKinds)[number];
