import type { PageSource } from '#blocks/define.ts';

/** The page of the contact details: a link in places that can say nothing else. */
export const contactDetails = {
  call: 'remoteConfig',
  params: { key: 'official.contactUs.config' },
} satisfies PageSource;

/** What most visitors come for, by what a page for it shows. The navigation marks the page of each. */
export const purposes = {
  bookExhibition: { call: 'createExhibitionBooking' },
  bookMeeting: { call: 'createMeetingBooking' },
  schedule: { call: 'scheduleList', params: { type: 1 }, reads: ['start', 'end'] },
  venue: { call: 'venues' },
  news: { call: 'newsPage' },
  procurement: { call: 'articlePage', params: { type: 'PURCHASE' } },
  manual: { call: 'filePage', params: { atlasTypes: 'SERVICE_MANUAL' } },
  traffic: { call: 'filePage', params: { atlasTypes: 'TRAFFIC_DIRECTIONS' } },
  contact: contactDetails,
} satisfies Record<string, PageSource>;

export type PagePurpose = keyof typeof purposes;
