/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

interface Mix {
  /** Background beneath a translucent colour. */
  over?: Rgb | undefined;
  share?: number;
}

/** Parses `#RRGGBB` or `rgb(r g b / .a)` and blends it with the background. */
export function toRgb(value: string, { over = [255, 255, 255], share = 1 }: Mix = {}): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (hex) {
    const [, red = '', green = '', blue = ''] = hex;
    return mix([parse(red), parse(green), parse(blue)], over, share);
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  if (!parts) throw new Error(`"${value}" is not a supported colour: use #RRGGBB or rgb(r g b / a)`);
  const [, red, green, blue, alpha] = parts;
  return mix([Number(red), Number(green), Number(blue)], over, Number(alpha) * share);
}

const parse = (pair: string) => Number.parseInt(pair, 16);

const mix = ([r, g, b]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb => [
  r * share + r2 * (1 - share),
  g * share + g2 * (1 - share),
  b * share + b2 * (1 - share),
];

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
