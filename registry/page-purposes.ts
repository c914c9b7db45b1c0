import type { PageSource } from '#blocks/define.ts';

/** Source of the contact page, which places without other content link to. */
export const contactDetails = {
  call: 'remoteConfig',
  params: { key: 'official.contactUs.config' },
} satisfies PageSource;

/** Most frequent purposes of visits, by the source that a page for it shows. The navigation marks these pages. */
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
