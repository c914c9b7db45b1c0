import type { ScheduleType } from '#machines/schedule.ts';

const exhibitions = {
  schedule: '/exhibitCenter/exhibitionSchedule',
  booking: '/exhibitCenter/onlineBooking',
};
const meetings = {
  schedule: '/conventionCenter/meetingSchedule',
  booking: '/conventionCenter/meetingOnlineBooking',
};

/** Where all shows of a kind are listed, and where space for one is booked (specification, section 2). */
export const pathsOf = (type: ScheduleType) => (type === 2 ? meetings : exhibitions);
