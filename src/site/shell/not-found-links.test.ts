import { expect, it } from 'vitest';
import type { NavItem } from '#registry/page-payload.ts';
import { notFoundLinks } from './not-found-links.ts';

const item = (
  route: string | undefined,
  children: NavItem[] = [],
  purpose?: NavItem['purpose'],
): NavItem => ({
  id: route ?? 'elsewhere',
  level: 1,
  label: route ?? 'elsewhere',
  href: route ?? 'https://x.example',
  external: route === undefined,
  route,
  purpose,
  children,
});
const routes = (nav: NavItem[]) => notFoundLinks(nav).map(({ route }) => route);

it('[ROUTE-01] links an unknown path to the pages that most visitors look for', () => {
  const fair = item('/exhibitCenter', [
    item('/exhibitCenter/hall'),
    item('/exhibitCenter/venue', [], 'venue'),
    item('/exhibitCenter/exhibitionSchedule', [], 'schedule'),
  ]);
  expect(routes([item('/'), fair, item('/about', [item('/about/contactUs', [], 'contact')])])).toEqual([
    '/exhibitCenter/exhibitionSchedule',
    '/exhibitCenter/venue',
    '/about/contactUs',
  ]);
});

it('[ROUTE-01] links an unknown path to the first pages of a menu without these, and never out of the site', () => {
  expect(routes([item('/'), item('/tours', [item(undefined), item('/tours/map')]), item('/shop')])).toEqual([
    '/tours/map',
    '/shop',
  ]);
});
