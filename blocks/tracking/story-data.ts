import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { requestStatus } from '#schemas/request-status.ts';
import type { TrackedRequest } from '#schemas/request-tracking.ts';

/** Reference and phone digits of the stories. */
export const pair = { reference: '7K3M9-Q2XTA', phone: '0000' };
const { status: _status, ...booked } = exhibitionBookingExample;
/** Sent values. */
export const values = booked;

export const sent: TrackedRequest = {
  reference: pair.reference,
  kind: 'exhibition',
  status: requestStatus.new,
  createdAt: '2026-11-21T06:05:00.000Z',
  answerBy: '2026-11-22T06:05:00.000Z',
  askedAt: '2026-11-21T09:00:00.000Z',
  timeZone: 'Asia/Shanghai',
  canChange: true,
  values: { ...values, remark: '需要连馆\n夜间布展' },
};
export const taken = (
  status: TrackedRequest['status'],
  more: Partial<TrackedRequest> = {},
): TrackedRequest => ({
  ...sent,
  status,
  canChange: false,
  changedAt: '2026-11-21T08:20:00.000Z',
  ...more,
});
const { answerBy: _answerBy, ...unpromised } = sent;
export const suggestion: TrackedRequest = {
  ...unpromised,
  kind: 'suggestion',
  values: { name: '访客', contact: '13800000000', content: '三号门的指示牌很清楚。' },
};
