import type { CallName } from '#schemas/calls.ts';

/** The rule of each call (specification, section 7); a call without one does not compile. */
export const ruleOf: Readonly<Record<CallName, string>> = {
  bannersOfColumn: 'CALL-01.01',
  footerConfig: 'CALL-01.02',
  menuTree: 'CALL-01.03',
  remoteConfig: 'CALL-01.06',
  introduction: 'CALL-01.07',
  newsPage: 'CALL-01.18',
  newsDetail: 'CALL-01.19',
  createSuggestion: 'CALL-01.20',
};
