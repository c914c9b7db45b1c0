import { describe, expect, it } from 'vitest';
import type { NavItem } from '#registry/page-payload.ts';
import { currentOf } from './nav-state.ts';

const item = (route: string | undefined, ...children: NavItem[]): NavItem => ({
  id: route ?? 'external',
  level: 1,
  label: '',
  href: route ?? 'https://example.com',
  external: route === undefined,
  route,
  children,
});

describe('the current entry of the navigation', () => {
  const news = item('/news', item('/news/newsInfo'), item('/news/noticeAnnouncement'));

  it('is the page', () => {
    expect(currentOf(item('/news/newsInfo'), '/news/newsInfo')).toBe('page');
  });
  it('is the first-level entry of a page, also of hidden detail pages', () => {
    expect(currentOf(news, '/news/newsInfo')).toBe('true');
    expect(currentOf(news, '/news/newsInfoDetail')).toBe('true');
  });
  it('is not an entry whose path only starts with the same characters', () => {
    expect(currentOf(news, '/newsroom')).toBeUndefined();
  });
  it('is home only on the home page', () => {
    expect(currentOf(item('/'), '/')).toBe('page');
    expect(currentOf(item('/'), '/news')).toBeUndefined();
  });
  it('is an entry without its own route that contains the page', () => {
    expect(currentOf(item(undefined, item('/about/contactUs')), '/about/contactUs')).toBe('true');
  });
});
