/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** @returns the relative luminance of WCAG 2.2, 0 (black) to 1 (white) */
export function luminance(colour: Colour): number {
  const weights = [0.2126, 0.7152, 0.0722];
  return colour.reduce((sum, part, index) => {
    const share = part / 255;
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return sum + linear * (weights[index] ?? 0);
  }, 0);
}

/**
 * @param one `#rrggbb`
 * @returns the contrast of two colours, 1 to 21
 * @example
 * contrast('#000000', '#ffffff'); // 21
 */
export const contrast = (one: string, other: string): number => contrastOf(colourOf(one), colourOf(other));

/** @returns the contrast of two colours, 1 to 21 */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const colourOf = (text: string): Colour => {
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
