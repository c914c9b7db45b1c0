/** Px per item, by number of items. The last factor is for longer lists too. */
const factors = [200, 300, 250, 250, 220];

/** Minimum height of a list of outsourced services on phones (rule OPER-02), in px. */
export const leastHeight = (count: number): number => count * (factors[count - 1] ?? 220);
