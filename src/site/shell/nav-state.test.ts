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

  it('is the page itself', () => {
    expect(currentOf(item('/news/newsInfo'), '/news/newsInfo')).toBe('page');
  });
  it('is the first level of a page, hidden detail pages included', () => {
    expect(currentOf(news, '/news/newsInfo')).toBe('true');
    expect(currentOf(news, '/news/newsInfoDetail')).toBe('true');
  });
  it('is not another level whose path only begins alike', () => {
    expect(currentOf(news, '/newsroom')).toBeUndefined();
  });
  it('is home on the home page only', () => {
    expect(currentOf(item('/'), '/')).toBe('page');
    expect(currentOf(item('/'), '/news')).toBeUndefined();
  });
  it('is a level that has no route of its own but holds the page', () => {
    expect(currentOf(item(undefined, item('/about/contactUs')), '/about/contactUs')).toBe('true');
  });
});
