import { describe, expect, it } from 'vitest';
import { createCalendar, type Span } from './calendar.ts';

const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** Deterministic spans in order of their start: most are short, one in forty is long. */
function manySpans(count: number, days: number): Span[] {
  const starts = Array.from({ length: count }, (_, index) => (index * 7919) % days).sort((a, b) => a - b);
  return starts.map((start, index) => {
    const length = index % 40 === 0 ? (index * 31) % days : index % 6;
    return { start: dayOf(20_000 + start), end: dayOf(20_000 + start + length) };
  });
}

/** Expected ranks, found by a linear scan. */
const ranksByLooking = (spans: readonly Span[], { start = '', end = '~' }: Partial<Span>) =>
  spans.flatMap((span, rank) => (span.start <= end && span.end >= start && start <= end ? [rank] : []));

describe('a calendar', () => {
  it.each([
    [0, 10],
    [1, 10],
    [99, 40],
    [100, 5],
    [101, 900],
    [1234, 300],
  ])('finds of %d spans over %d days what a look at each finds', (count, days) => {
    const spans = manySpans(count, days);
    const calendar = createCalendar(spans);
    const points = [-400, -1, 0, 1, Math.floor(days / 2), days - 1, days, days + 400];
    const bounds = [undefined, ...points.map((point) => dayOf(20_000 + point))];
    for (const start of bounds)
      for (const end of bounds) {
        const expected = ranksByLooking(spans, { ...(start && { start }), ...(end && { end }) });
        const { total, ranks } = calendar.overlapping({ start, end });
        expect(total).toBe(expected.length);
        expect(ranks(0, 1e6)).toEqual(expected);
        for (const size of [1, 7, 100]) {
          const pages = Array.from({ length: Math.ceil(total / size) }, (_, page) =>
            ranks(page * size, size),
          );
          expect(pages.flat()).toEqual(expected);
        }
      }
  });

  it('treats ranges and spans as inclusive', () => {
    const { overlapping } = createCalendar([{ start: '2026-03-10', end: '2026-03-12' }]);
    const found = (start?: string, end?: string) => overlapping({ start, end }).total;
    expect(found('2026-03-12', '2026-03-20')).toBe(1);
    expect(found('2026-03-13', '2026-03-20')).toBe(0);
    expect(found('2026-03-01', '2026-03-10')).toBe(1);
    expect(found('2026-03-01', '2026-03-09')).toBe(0);
    expect(found('2026-03-11', '2026-03-11')).toBe(1);
    expect(found(undefined, '2026-03-10')).toBe(1);
    expect(found('2026-03-12')).toBe(1);
    expect(found('2026-03-12', '2026-03-10')).toBe(0);
  });

  it('covers every year between the first start and the last end', () => {
    const { years } = createCalendar([
      { start: '2024-12-30', end: '2027-01-02' },
      { start: '2025-05-01', end: '2025-05-03' },
    ]);
    expect(years).toEqual([2024, 2025, 2026, 2027]);
    expect(createCalendar([]).years).toEqual([]);
  });
});
