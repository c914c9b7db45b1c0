import { contrastOf } from '#lib/contrast.ts';

/** A rectangle in the window, in CSS px. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How a text is painted. */
export interface Painted {
  /** False if nobody can see it: transparent, clipped away, or of no size. */
  isVisible: boolean;
  isCut: boolean;
  /** To one decimal; undefined over a picture. */
  contrast: number | undefined;
  area: Area;
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** What an element passes on to the texts in it. */
interface Surface {
  opacity: number;
  /** The rest after clipping; undefined if nothing clips. */
  clip: Area | undefined;
  /** Colour of the ground; undefined for a picture or gradient. */
  ground: Colour | undefined;
  /** The element that paints the ground. */
  painter: Element;
}

const white: Colour = [255, 255, 255, 1];
/** Share of a text that must be left after clipping to be seen, and to be whole. */
const [seenShare, wholeShare] = [0.25, 0.95];
const faintest = 0.05;

/** Reads how texts are painted. Valid for one moment, because it remembers what it has read. */
export function createPainter() {
  const surfaces = new Map<Element, Surface>();
  const colours = createColourReader();
  let pictures: { element: Element; area: Area }[] | undefined;
  const picturesOf = () => {
    pictures ??= [...document.querySelectorAll('img, video, canvas, iframe')].map((element) => ({
      element,
      area: element.getBoundingClientRect(),
    }));
    return pictures;
  };

  function surfaceOf(element: Element): Surface {
    const known = surfaces.get(element);
    if (known) return known;
    const around = element.parentElement
      ? surfaceOf(element.parentElement)
      : { opacity: 1, clip: undefined, ground: white, painter: element };
    const style = getComputedStyle(element);
    const [, , , alpha] = colours(style.backgroundColor);
    const isPicture = style.backgroundImage !== 'none';
    const surface: Surface = {
      opacity: around.opacity * Number(style.opacity),
      clip: clipOf(element, style, around.clip),
      ground: isPicture ? undefined : around.ground && over(colours(style.backgroundColor), around.ground),
      painter: isPicture || alpha > 0.9 ? element : around.painter,
    };
    // An opaque colour hides the picture below it.
    if (!isPicture && alpha > 0.9) surface.ground = colours(style.backgroundColor);
    surfaces.set(element, surface);
    return surface;
  }

  /** @returns how the text of a node is painted */
  return (text: Text): Painted => {
    const parent = text.parentElement ?? document.body;
    const surface = surfaceOf(parent);
    const style = getComputedStyle(parent);
    const range = document.createRange();
    range.selectNodeContents(text);
    const area = range.getBoundingClientRect();
    const colour = colours(style.color);
    const left = surface.clip ? share(area, surface.clip) : 1;
    const isVisible =
      area.width > 1 &&
      area.height > 1 &&
      style.visibility === 'visible' &&
      surface.opacity > faintest &&
      colour[3] > faintest &&
      left > seenShare;
    const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
    const isOverPicture = () =>
      picturesOf().some((one) => holds(one.area, middle) && surface.painter.contains(one.element));
    const contrast =
      isVisible && surface.ground && !isOverPicture()
        ? roundedContrast(over(withAlpha(colour, surface.opacity), surface.ground), surface.ground)
        : undefined;
    return { isVisible, isCut: isVisible && left < wholeShare, contrast, area };
  };
}

/** Texts for screen readers only are clipped to a dot. */
function clipOf(element: Element, style: CSSStyleDeclaration, outer: Area | undefined): Area | undefined {
  const around = style.position === 'fixed' ? undefined : outer;
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const [x, y] = [clips(style.overflowX), clips(style.overflowY)];
  const isClipped = style.clipPath.startsWith('inset(50%') || style.clip.startsWith('rect(0');
  const box = element.getBoundingClientRect();
  if (isClipped) return { left: box.left, top: box.top, right: box.left, bottom: box.top };
  if (!x && !y) return around;
  // The root's overflow belongs to the window, which scrolls.
  if (element === document.documentElement || element === document.body) return around;
  return {
    left: Math.max(around?.left ?? -Infinity, x ? box.left : -Infinity),
    right: Math.min(around?.right ?? Infinity, x ? box.right : Infinity),
    top: Math.max(around?.top ?? -Infinity, y ? box.top : -Infinity),
    bottom: Math.min(around?.bottom ?? Infinity, y ? box.bottom : Infinity),
  };
}

const holds = (area: Area, { x, y }: { x: number; y: number }): boolean =>
  x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;

function share(area: Area, clip: Area): number {
  const width = Math.min(area.right, clip.right) - Math.max(area.left, clip.left);
  const height = Math.min(area.bottom, clip.bottom) - Math.max(area.top, clip.top);
  const whole = (area.right - area.left) * (area.bottom - area.top);
  return whole > 0 ? (Math.max(0, width) * Math.max(0, height)) / whole : 0;
}

const withAlpha = ([red, green, blue, alpha]: Colour, opacity: number): Colour => [
  red,
  green,
  blue,
  alpha * opacity,
];

/** A colour painted over an opaque one. */
const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
  const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
};

/** The contrast of two opaque colours, to one decimal. */
function roundedContrast([red, green, blue]: Colour, other: Colour): number {
  return Math.round(contrastOf([red, green, blue], [other[0], other[1], other[2]]) * 10) / 10;
}

/** Reads any CSS colour, because computed styles keep `oklch()`. */
function createColourReader(): (css: string) => Colour {
  const known = new Map<string, Colour>();
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return (css) => {
    const found = known.get(css);
    if (found) return found;
    if (!canvas) return white;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };
}
