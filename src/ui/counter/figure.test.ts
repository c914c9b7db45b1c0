import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easeOut, readFigure, writeFigure } from './figure.ts';

describe('readFigure and writeFigure', () => {
  it.each([
    ['40320', 1, '40,320'],
    ['40,320', 1, '40,320'],
    ['200000', 1, '200,000'],
    ['3.5', 1, '3.5'],
    ['3.50', 2, '3.50'],
    ['3.14159', 2, '3.14'],
    ['13.0', 1, '13.0'],
    ['-4', 0, '-4'],
    ['1234567.25', 1, '1,234,567.3'],
    ['72', 0, '72'],
  ])('formats %s with at most %i decimals as %s', (text, limit, shown) => {
    const figure = readFigure(text, limit);
    expect(figure && writeFigure(figure.value, figure.decimals)).toBe(shown);
  });

  it.each(['24/7', '1:200', '', '约 40', '1,2,3', '４０'])('reads no figure from "%s"', (text) => {
    expect(readFigure(text, 1)).toBeUndefined();
  });

  it('reads back the value that it has written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (value) => {
        expect(readFigure(writeFigure(value, 0), 0)?.value).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('counting up', () => {
  it('starts at zero, ends at the full value and never decreases', () => {
    expect(easeOut(-1)).toBe(0);
    expect(easeOut(2)).toBe(1);
    expect(easeOut(0.5)).toBeGreaterThan(0.5);
    expect(easeOut(0.6)).toBeGreaterThan(easeOut(0.5));
  });
});
