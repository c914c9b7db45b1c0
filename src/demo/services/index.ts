import type { EntryInput } from '#schemas/entry.ts';
import { conferenceServices } from './conference.ts';
import { exhibitionServices } from './exhibition.ts';
import { operationOf } from './group.ts';

/** The operation services of both centres. */
export const operationEntries: EntryInput[] = [
  ...operationOf('EX_CENTER', exhibitionServices),
  ...operationOf('MEET_CENTER', conferenceServices),
];
