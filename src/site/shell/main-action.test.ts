import { expect, it } from 'vitest';
import type { NavItem } from '#registry/page-payload.ts';
import { mainActionOf } from './main-action.ts';

const item = (route: string, children: NavItem[] = []): NavItem => ({
  ...{ id: route, level: 1, label: route, href: route, route },
  ...{ external: false, children },
});

it('a section offers what most visitors come for, when that page is in the menu', () => {
  const booking = item('/exhibitCenter/onlineBooking');
  expect(mainActionOf(item('/exhibitCenter', [item('/exhibitCenter/venue'), booking]))).toEqual({
    text: 'header.action.bookExhibition',
    href: '/exhibitCenter/onlineBooking',
  });
});

it('a section that no code knows offers none', () => {
  expect(mainActionOf(item('/tours', [item('/tours/night'), item('/constructor')]))).toBeUndefined();
});
