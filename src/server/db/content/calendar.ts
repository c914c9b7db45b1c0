/** An inclusive range of days, each as yyyy-mm-dd. */
export interface Span {
  start: string;
  end: string;
}

/** The items of a calendar that overlap a range of days, in calendar order. */
export interface Overlap {
  total: number;
  /** Positions in the calendar of at most `count` items, skipping the first `offset`; ascending. */
  ranks(offset: number, count: number): number[];
}

/**
 * The days of the whole schedule in memory, 12 bytes per item. It counts and finds the items that overlap a
 * range without scanning all of them. A database index bounds such a search on one side only, by start or by
 * end.
 */
export interface Calendar {
  /** Every year from the first start to the last end. */
  years: readonly number[];
  /** Both days are inclusive and optional. If the end precedes the start, the result is empty. */
  overlapping(range: { start?: string | undefined; end?: string | undefined }): Overlap;
}

interface Slice {
  offset: number;
  count: number;
}

/** Items per block. The latest end of a block tells whether any item in it is still running. */
const blockSize = 100;

/**
 * @param spans ordered by start
 * @returns a calendar that finds the spans that overlap a range of days by binary search
 */
export function createCalendar(spans: readonly Span[]): Calendar {
  const starts = Int32Array.from(spans, ({ start }) => dayNumber(start));
  const ends = Int32Array.from(spans, ({ end }) => dayNumber(end));
  const endsInOrder = ends.toSorted();
  const latestEnds = Array.from({ length: Math.ceil(ends.length / blockSize) }, (_, block) =>
    Math.max(...ends.subarray(block * blockSize, (block + 1) * blockSize)),
  );

  /** Positions below `limit` of the items that have not ended before `day`. */
  function stillRunning(limit: number, day: number, { offset, count }: Slice): number[] {
    const ranks: number[] = [];
    let passed = 0;
    for (let rank = 0; rank < limit && ranks.length < count; rank++) {
      const wholeBlockEnded = rank % blockSize === 0 && (latestEnds[rank / blockSize] ?? day) < day;
      if (wholeBlockEnded) rank += blockSize - 1;
      else if ((ends[rank] ?? day) >= day && ++passed > offset) ranks.push(rank);
    }
    return ranks;
  }

  function overlapping({ start, end }: { start?: string | undefined; end?: string | undefined }): Overlap {
    if (start !== undefined && end !== undefined && end < start) return nothing;
    const day = start === undefined ? Number.NEGATIVE_INFINITY : dayNumber(start);
    // An item overlaps the range if it starts within it, or starts before it and has not ended.
    const first = below(starts, day);
    const last = end === undefined ? starts.length : below(starts, dayNumber(end) + 1);
    const running = first - below(endsInOrder, day);
    return {
      total: running + last - first,
      ranks: (offset, count) => {
        const ranks = offset < running ? stillRunning(first, day, { offset, count }) : [];
        const next = first + Math.max(0, offset - running);
        for (let rank = next; rank < last && ranks.length < count; rank++) ranks.push(rank);
        return ranks;
      },
    };
  }

  return { years: yearsOf(spans), overlapping };
}

const nothing: Overlap = { total: 0, ranks: () => [] };

/** Days since 1970. */
const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

/** Counts the numbers in an ascending list that are smaller than `limit` (binary search). */
function below(numbers: Int32Array, limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function yearsOf(spans: readonly Span[]): number[] {
  const [first] = spans;
  if (!first) return [];
  const last = spans.reduce((latest, { end }) => (end > latest ? end : latest), first.end);
  const from = Number(first.start.slice(0, 4));
  return Array.from({ length: Number(last.slice(0, 4)) - from + 1 }, (_, index) => from + index);
}
