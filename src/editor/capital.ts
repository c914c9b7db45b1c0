/** A word as it stands at the beginning of a line. */
export const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
