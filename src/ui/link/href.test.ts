import { describe, expect, it } from 'vitest';
import { kindOf, opensPage } from './href.ts';

describe('the kind of an address', () => {
  it.each([
    ['/news/newsInfo?page=2', 'route'],
    ['/', 'route'],
    ['/media/plan.pdf', 'file'],
    ['/api/language', 'file'],
    ['#row-3', 'fragment'],
    ['https://example.com/a', 'external'],
    ['//example.com/a', 'external'],
    ['mailto:a@example.com', 'external'],
    ['tel:02300008866', 'external'],
  ])('%s is of the kind %s', (href, kind) => {
    expect(kindOf(href)).toBe(kind);
  });

  it('only an address of another site opens a new tab', () => {
    expect(opensPage('HTTPS://example.com')).toBe(true);
    expect(opensPage('//example.com')).toBe(true);
    expect(opensPage('tel:02300008866')).toBe(false);
    expect(opensPage('/news')).toBe(false);
  });
});
