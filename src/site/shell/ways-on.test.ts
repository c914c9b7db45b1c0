import { expect, it } from 'vitest';
import type { NavItem } from '#registry/page-payload.ts';
import { waysOn } from './ways-on.ts';

const item = (route: string | undefined, children: NavItem[] = []): NavItem => ({
  ...{ id: route ?? 'elsewhere', level: 1, label: route ?? 'elsewhere', href: route ?? 'https://x.example' },
  ...{ external: route === undefined, route, children },
});
const routes = (nav: NavItem[]) => waysOn(nav).map(({ route }) => route);

it('[ROUTE-01] an unknown path leads on to what most look for', () => {
  const fair = item('/exhibitCenter', [
    item('/exhibitCenter/hall'),
    item('/exhibitCenter/venue'),
    item('/exhibitCenter/exhibitionSchedule'),
  ]);
  expect(routes([item('/'), fair, item('/about', [item('/about/contactUs')])])).toEqual([
    '/exhibitCenter/exhibitionSchedule',
    '/exhibitCenter/venue',
    '/about/contactUs',
  ]);
});

it('[ROUTE-01] of a menu without these it leads to its first pages, and never out of the site', () => {
  expect(routes([item('/'), item('/tours', [item(undefined), item('/tours/map')]), item('/shop')])).toEqual([
    '/tours/map',
    '/shop',
  ]);
});
