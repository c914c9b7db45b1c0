import type { NavItem } from '#registry/page-payload.ts';

/** What most visitors come to a section for, by route, and its text: `header.action.…`. */
const actions = {
  '/exhibitCenter/onlineBooking': 'header.action.bookExhibition',
  '/conventionCenter/meetingOnlineBooking': 'header.action.bookMeeting',
  '/news/newsInfo': 'header.action.news',
  '/notice/procurementAnnouncement': 'header.action.procurement',
  '/document/serviceManual': 'header.action.manual',
  '/periphery/trafficGuidance': 'header.action.traffic',
  '/about/contactUs': 'header.action.contact',
} as const;

type Action = (typeof actions)[keyof typeof actions];

const isKnown = (route: string | undefined): route is keyof typeof actions =>
  route !== undefined && Object.hasOwn(actions, route);

/** The main action of a first level, when the page it leads to is in the menu. */
export function mainActionOf({ children }: NavItem): { text: Action; href: string } | undefined {
  for (const { route, href } of children) if (isKnown(route)) return { text: actions[route], href };
  return undefined;
}
