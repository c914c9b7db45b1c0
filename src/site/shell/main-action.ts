import type { NavItem } from '#registry/page-payload.ts';

/** The text of the main action of a section, by the purpose of the page that it leads to. */
const actions = {
  bookExhibition: 'header.action.bookExhibition',
  bookMeeting: 'header.action.bookMeeting',
  news: 'header.action.news',
  procurement: 'header.action.procurement',
  manual: 'header.action.manual',
  traffic: 'header.action.traffic',
  contact: 'header.action.contact',
} as const;

type Action = (typeof actions)[keyof typeof actions];

const isAction = (purpose: string | undefined): purpose is keyof typeof actions =>
  purpose !== undefined && Object.hasOwn(actions, purpose);

/** The main action of a first level: its first page with a purpose that has a text. */
export function mainActionOf({ children }: NavItem): { text: Action; href: string } | undefined {
  for (const { purpose, href } of children) if (isAction(purpose)) return { text: actions[purpose], href };
  return undefined;
}
