import type { CallName } from '#schemas/calls.ts';

/** The rule of each call (specification, section 7); a call without one does not compile. */
export const ruleOf: Readonly<Record<CallName, string>> = {
  bannersOfColumn: 'CALL-01.01',
  footerConfig: 'CALL-01.02',
  menuTree: 'CALL-01.03',
  scheduleList: 'CALL-01.04',
  scheduleYears: 'CALL-01.05',
  remoteConfig: 'CALL-01.06',
  introduction: 'CALL-01.07',
  operationServices: 'CALL-01.08',
  technicalParameters: 'CALL-01.09',
  activityAtlasPage: 'CALL-01.10',
  activityAtlasDetail: 'CALL-01.11',
  meetingVenues: 'CALL-01.12',
  venues: 'CALL-01.13',
  createExhibitionBooking: 'CALL-01.14',
  createMeetingBooking: 'CALL-01.15',
  articlePage: 'CALL-01.16',
  articleDetail: 'CALL-01.17',
  newsPage: 'CALL-01.18',
  newsDetail: 'CALL-01.19',
  createSuggestion: 'CALL-01.20',
  albumPage: 'CALL-01.21',
  albumDetail: 'CALL-01.22',
  albumZip: 'CALL-01.23',
  filePage: 'CALL-01.24',
};
