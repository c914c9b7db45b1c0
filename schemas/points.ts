/** x and y in metres. */
export type Point = readonly [x: number, y: number];

/**
 * Without a schema, because views compute with points in the browser.
 * @returns the points of a text `x,y x,y …`
 * @example
 * pointsOf('0,0 72,0'); // [[0, 0], [72, 0]]
 */
export const pointsOf = (points: string): Point[] =>
  points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
