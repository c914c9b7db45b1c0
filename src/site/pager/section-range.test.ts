import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atEdge, landing, landingOn, type SectionRange, sectionAt, sectionRange } from './section-range.ts';

/** A screen 900 px high on a document of 3000. */
const screen = (y: number) => ({ y, end: 2100, height: 900 });

describe('a section', () => {
  it('as high as the viewport has one scroll position', () => {
    expect(sectionRange({ top: -100, bottom: 800 }, 0, screen(1000))).toEqual({ from: 900, to: 900 });
  });
  it('taller than the viewport scrolls from its top to its bottom', () => {
    expect(sectionRange({ top: 0, bottom: 1400 }, 0, screen(500))).toEqual({ from: 500, to: 1000 });
  });
  it('starts below the header; the first one starts at the top', () => {
    expect(sectionRange({ top: 500, bottom: 1000 }, 64, screen(0))).toEqual({ from: 436, to: 100 });
    expect(sectionRange({ top: 0, bottom: 900 }, 64, screen(0))).toEqual({ from: 0, to: 0 });
  });
  it('at the end of the document cannot scroll further', () => {
    expect(sectionRange({ top: 2600, bottom: 3000 }, 0, screen(0))).toEqual({ from: 2100, to: 2100 });
  });
});

describe('[HOME-01b] a gesture', () => {
  const tall: SectionRange = { from: 500, to: 1000 };
  it.each([
    [500, false, true],
    [700, false, false],
    [999, true, false],
  ])('at %d px of a tall section is at its lower edge: %s, at its upper one: %s', (y, lower, upper) => {
    expect([atEdge(tall, y, 1), atEdge(tall, y, -1)]).toEqual([lower, upper]);
  });
  it('is at both edges of a section lower than the viewport', () => {
    const low: SectionRange = { from: 500, to: 300 };
    expect([atEdge(low, 500, 1), atEdge(low, 500, -1)]).toEqual([true, true]);
  });
  it('enters a section at its top from above, and a tall one at its end from below', () => {
    expect([landing(tall, 1), landing(tall, -1)]).toEqual([500, 1000]);
    expect(landing({ from: 500, to: 300 }, -1)).toBe(500);
  });
});

describe('[HOME-01b] the focus', () => {
  const tall: SectionRange = { from: 900, to: 1500 };
  const on = (top: number, bottom: number) => landingOn(tall, { top, bottom }, 72, screen(0));
  it('keeps a section at its top if the focused element is visible there', () => {
    expect(on(1200, 1250)).toBe(900);
  });
  it('scrolls a tall section just far enough to show the focused element', () => {
    expect(on(2000, 2050)).toBe(1174);
  });
  it('shows the start of an element taller than the viewport', () => {
    expect(on(1300, 2400)).toBe(1204);
  });
  it('never scrolls past the section', () => {
    expect(on(2300, 2400)).toBe(1500);
  });
});

describe('the visible section', () => {
  const page: SectionRange[] = [
    { from: 0, to: 0 },
    { from: 900, to: 1400 },
    { from: 2300, to: 2300 },
    { from: 2300, to: 2300 },
  ];
  it.each([
    [0, 0],
    [400, 0],
    [500, 1],
    [1200, 1],
    [2300, 3],
  ])('at %d px is %d', (y, section) => {
    expect(sectionAt(page, y, 0)).toBe(section);
  });
  it('stays the one that was paged to', () => {
    expect(sectionAt(page, 2300, 2)).toBe(2);
    expect(sectionAt(page, 1200, 1)).toBe(1);
  });
  it('is always one of the sections', () => {
    const places = fc.array(fc.record({ from: fc.nat(5000), to: fc.nat(5000) }), { minLength: 1 });
    fc.assert(
      fc.property(places, fc.nat(6000), fc.nat(12), (ranges, y, active) => {
        expect(ranges[sectionAt(ranges, y, active)]).toBeDefined();
      }),
    );
  });
});
