import type { PageSource, PagesShowing } from '#blocks/define.ts';
import type { NavItem } from './page-payload.ts';

/** The page of the contact details: a link in places that can say nothing else. */
export const contactDetails = {
  call: 'remoteConfig',
  params: { key: 'official.contactUs.config' },
} satisfies PageSource;

/** What most visitors come for, by what a page for it shows. The navigation marks the page of each. */
const purposes = {
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

/** Marks the items of a navigation whose page serves a purpose. A purpose belongs to one path. */
export function withPurposes(nav: readonly NavItem[], pagesShowing: PagesShowing): NavItem[] {
  const purposeOf = new Map<string, PagePurpose>();
  for (const [purpose, source] of Object.entries(purposes) as [PagePurpose, PageSource][]) {
    const [page] = pagesShowing(source);
    if (page && !purposeOf.has(page.path)) purposeOf.set(page.path, purpose);
  }
  const mark = (item: NavItem): NavItem => {
    const purpose = item.route === undefined ? undefined : purposeOf.get(item.route);
    const children = item.children.map(mark);
    return purpose ? { ...item, purpose, children } : { ...item, children };
  };
  return nav.map(mark);
}
