/** Pixels for each item, by the number of items; the last of them is for all longer lists. */
const factors = [200, 300, 250, 250, 220];

/** How high a list of outsourced services is at least on a phone (rule OPER-02), in pixels. */
export const leastHeight = (count: number): number => count * (factors[count - 1] ?? 220);
