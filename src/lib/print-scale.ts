/** Scales of ISO 5455, and those that rulers for plans of sites have too: 1 : 100 to 1 : 1,000,000. */
export const scales = [100, 1000, 10_000, 100_000].flatMap((ten) =>
  [1, 1.25, 2, 2.5, 5].map((step) => step * ten),
);

interface Size {
  width: number;
  height: number;
}

/**
 * @param drawn size of a drawing, in metres
 * @param room room for it on the sheet, in mm
 * @returns the largest standard scale at which the drawing fits, 1250 for 1 : 1,250
 */
export const printScale = (drawn: Size, room: Size): number =>
  scales.find(
    (scale) => (drawn.width * 1000) / scale <= room.width && (drawn.height * 1000) / scale <= room.height,
  ) ?? 1_000_000;

/** @returns a length in metres as it is printed, for a style */
export const printed = (metres: number, scale: number): string => `${((metres * 1000) / scale).toFixed(2)}mm`;
