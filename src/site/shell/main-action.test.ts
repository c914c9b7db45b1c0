import { expect, it } from 'vitest';
import type { NavItem } from '#registry/page-payload.ts';
import { mainActionOf } from './main-action.ts';

const item = (route: string, children: NavItem[] = [], purpose?: NavItem['purpose']): NavItem => ({
  purpose,
  id: route,
  level: 1,
  label: route,
  href: route,
  route,
  external: false,
  children,
});

it('offers the page of a section that most visitors come for, if that page is in the menu', () => {
  const booking = item('/exhibitCenter/onlineBooking', [], 'bookExhibition');
  expect(mainActionOf(item('/exhibitCenter', [item('/exhibitCenter/venue', [], 'venue'), booking]))).toEqual({
    text: 'header.action.bookExhibition',
    href: '/exhibitCenter/onlineBooking',
  });
});

it('offers nothing for a section whose pages have no purpose', () => {
  expect(mainActionOf(item('/tours', [item('/tours/night'), item('/constructor')]))).toBeUndefined();
});
