/** Something that lasts from one day to another; both are yyyy-mm-dd and belong to it. */
export interface Span {
  start: string;
  end: string;
}

/** Those of a calendar that overlap a range of days, in its order. */
export interface Overlap {
  total: number;
  /** Where in the calendar those from the `offset`th on stand, at most `count` of them, ascending. */
  ranks(offset: number, count: number): number[];
}

/**
 * The days of a whole schedule, 12 bytes an item: which items overlap a range, and how many, without looking at each.
 * A database can bound such a search from one side only, by the start or by the end.
 */
export interface Calendar {
  /** Every year from the first start to the last end. */
  years: readonly number[];
  /** Both days belong to the range and may be left out; a range that ends before it begins holds nothing. */
  overlapping(range: { start?: string | undefined; end?: string | undefined }): Overlap;
}

interface Slice {
  offset: number;
  count: number;
}

/** Items in one block: one look at the latest end of a block tells whether anything in it is still running. */
const blockSize = 100;

/** @param spans ordered by their start */
export function createCalendar(spans: readonly Span[]): Calendar {
  const starts = Int32Array.from(spans, ({ start }) => dayNumber(start));
  const ends = Int32Array.from(spans, ({ end }) => dayNumber(end));
  const endsInOrder = ends.toSorted();
  const latestEnds = Array.from({ length: Math.ceil(ends.length / blockSize) }, (_, block) =>
    Math.max(...ends.subarray(block * blockSize, (block + 1) * blockSize)),
  );

  /** Of those before the `limit`th, the ranks of those that have not ended before a day. */
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
    // Whatever begins within the range overlaps it; of what begins before it, what has not ended.
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

/** How many numbers of an ascending list are smaller than a limit. */
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
