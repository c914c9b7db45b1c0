import { isDeepStrictEqual } from 'node:util';

/** Contrast of text on pictures: WCAG 2.2, 1.4.3. Large is 24 px, or 18.66 px in bold. */
const limits = { text: 4.5, title: 3 };
/** Share of the pixels behind a text that may have less contrast: single bright spots between its letters. */
const spots = 0.05;

/**
 * Checks a page for what a designer sees at once: pictures with fewer pixels than their box, text that is cut off or leaves
 * the screen, words broken in the middle, and text on pictures that is hard to read. The page has to be scrolled to its
 * top, with its pictures loaded.
 *
 * @param {import('playwright').Page} page
 *
 * @returns {Promise<string[]>} faults, each with the text or the picture
 */
export async function checkScreen(page) {
  let seen = await page.evaluate(inspectPage, devicePixels);
  for (let attempt = 0; attempt < patience; attempt++) {
    const shot = seen.texts.length > 0 ? await withoutTexts(page) : undefined;
    const again = await page.evaluate(inspectPage, devicePixels);
    // After a change of the window, a row of slides is laid out again some frames later: its texts would be compared with
    // the pixels of another place.
    if (isDeepStrictEqual(again, seen))
      return [...seen.faults, ...(await faintTexts(page, seen.texts, shot))];
    seen = again;
  }
  return [...seen.faults, 'the page does not come to rest'];
}

/** Number of looks at a page that moves. */
const patience = 8;

/** Bitmaps may be scaled up by rounding. */
const devicePixels = 1.02;

/**
 * Runs in the page.
 *
 * @param {number} tolerance how much a bitmap may be scaled up
 * @returns {Promise<{ faults: string[], texts: { text: string, color: number[], large: boolean, box: [number, number, number, number] }[] }>}
 * texts: lines of text that lie over a picture, in document coordinates
 */
async function inspectPage(tolerance) {
  const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const faults = [];

  const sizes = new Map();
  const sizeOf = async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  };
  /** The widest file that the browser could have chosen. */
  const widest = (image) =>
    Math.max(
      ...[...(image.closest('picture')?.querySelectorAll('source') ?? []), image].flatMap(({ srcset }) =>
        [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
      ),
      0,
    );
  const pictures = [];
  for (const image of document.images) {
    const box = image.getBoundingClientRect();
    if (!isShown(image) || box.width < 2 || box.height < 2) continue;
    pictures.push({ node: image, box });
    const src = image.currentSrc;
    if (!src || /\.svg(?:$|\?)|^data:image\/svg/.test(src)) continue;
    if (!sizes.has(src)) sizes.set(src, await sizeOf(src).catch(() => undefined));
    const size = sizes.get(src);
    if (!size) continue;
    const [wide, high] = [box.width / size[0], box.height / size[1]];
    const fit = getComputedStyle(image).objectFit;
    const scale = (fit === 'contain' ? Math.min(wide, high) : Math.max(wide, high)) * window.devicePixelRatio;
    // On dense screens the largest file has to do.
    const isLargest = window.devicePixelRatio > 1 && size[0] >= widest(image);
    if (scale > tolerance && !isLargest)
      faults.push(`picture ${new URL(src).pathname} is scaled up by ${scale.toFixed(2)}`);
  }
  for (const node of document.querySelectorAll('video, canvas'))
    if (isShown(node)) pictures.push({ node, box: node.getBoundingClientRect() });

  /** Ancestors that show a part of their content, from the inside. Those that visitors scroll or swipe are `moves`. */
  const frames = new Map();
  const framesOf = (element) => {
    if (!element || element === document.body) return [];
    const known = frames.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const outer = style.position === 'fixed' ? [] : framesOf(element.parentElement);
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const own = clips && {
      node: element,
      room: element.getBoundingClientRect(),
      moves: /auto|scroll/.test(style.overflowX + style.overflowY) || element.matches('.swiper'),
      ends: style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis',
    };
    const found = own ? [own, ...outer] : outer;
    frames.set(element, found);
    return found;
  };
  /** What happens to a line of text: it is hidden on purpose, cut off by an element, or leaves the screen. */
  const fateOf = (element, line, size) => {
    let isMovable = false;
    for (const { node, room, moves, ends } of framesOf(element)) {
      const outside =
        line.right <= room.left ||
        line.left >= room.right ||
        line.bottom <= room.top ||
        line.top >= room.bottom;
      // Texts for screen readers alone are in a box of a pixel.
      if (outside || room.width < 2 || room.height < 2) return { hidden: true };
      isMovable ||= moves;
      if (isMovable || ends) continue;
      const across = Math.max(room.left - line.left, line.right - room.right);
      const along = Math.max(room.top - line.top, line.bottom - room.bottom);
      // The box of a line is higher than its letters.
      if (across > 1.5 || along > size * 0.3)
        return { by: `${node.tagName.toLowerCase()}.${node.className}` };
    }
    return { leaves: !isMovable && (line.right > window.innerWidth + 1 || line.left < -1) };
  };
  const isOpaque = (node) => {
    const color = getComputedStyle(node).backgroundColor;
    return color !== 'transparent' && !/\/ 0?\.|, 0?\.?\d*\)$/.test(color.replace(/^rgb\(.*/, 'rgb'));
  };
  /** Whether a picture lies behind the text: no element between them has a colour of its own. */
  const isBehind = (picture, element) => {
    for (let node = element; node && !node.contains(picture); node = node.parentElement)
      if (isOpaque(node)) return false;
    return true;
  };
  const opacityOf = (element) => {
    let opacity = 1;
    for (let node = element; node; node = node.parentElement)
      opacity *= Number(getComputedStyle(node).opacity);
    return opacity;
  };
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colors = new Map();
  /** Red, green, blue up to 255, and alpha, of a colour in any notation. */
  const rgbaOf = (color) => {
    const known = colors.get(color);
    if (known) return known;
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b, alpha] = brush.getImageData(0, 0, 1, 1).data;
    const found = [r, g, b, alpha / 255];
    colors.set(color, found);
    return found;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || /^(?:SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue;
    if (element.closest('svg') || !isShown(element)) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    let isSeen = false;
    for (const line of lines) {
      const { hidden, by, leaves } = fateOf(element, line, size);
      if (hidden) continue;
      isSeen = true;
      if (by) faults.push(`text “${short(node.data)}” is cut off by ${by}`.slice(0, 140));
      if (leaves) faults.push(`text “${short(node.data)}” leaves the screen`);
      const over = pictures.some(
        ({ node: picture, box }) =>
          line.left < box.right &&
          line.right > box.left &&
          line.top < box.bottom &&
          line.bottom > box.top &&
          isBehind(picture, element),
      );
      if (!over || line.left < 0 || line.right > window.innerWidth) continue;
      texts.push({
        text: short(node.data),
        color: rgbaOf(style.color).map((value, index) => (index === 3 ? value * opacityOf(element) : value)),
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        box: [line.left + window.scrollX, line.top + window.scrollY, line.width, line.height],
      });
    }
    if (!isSeen) continue;
    // Addresses may break anywhere.
    for (const word of node.data.matchAll(
      /(?<![\w@./-])[\p{Script=Latin}\d][\p{Script=Latin}\d.,’']+(?![\w@/-])/gu,
    )) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].replace(/[.,’']+$/, '').length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (first && others.some(({ top }) => top - first.top > size * 0.6))
        faults.push(`word “${word[0]}” is broken`);
    }
  }
  return { faults: [...new Set(faults)], texts };
}

/** Takes a picture of the page without its text. */
async function withoutTexts(page) {
  // The Content-Security-Policy allows no further style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, withoutText);
  const shot = await page.screenshot({ fullPage: true });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return shot;
}

/** Compares the colour of each text with the pixels behind it. */
async function faintTexts(page, texts, shot) {
  if (!shot) return [];
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const density = await page.evaluate(() => window.devicePixelRatio);
  const faults = texts.flatMap(({ text, color, large, box }) => {
    const [left, top, width, height] = box.map((value) => Math.round(value * density));
    const ratio = contrastOn(pixelsOf({ data, info, left, top, width, height }), color);
    const limit = large ? limits.title : limits.text;
    return ratio < limit ? [`text “${text}” has a contrast of ${ratio.toFixed(1)}, not ${limit}`] : [];
  });
  return [...new Set(faults)];
}

/** The page with its pictures and grounds. Shadows of texts stay, because they are there to be read on. */
const withoutText =
  '*,*::before,*::after{color:transparent!important;-webkit-text-fill-color:transparent!important;transition:none!important;animation:none!important}';

/** Every second pixel of a box, row by row. */
function pixelsOf({ data, info, left, top, width, height }) {
  const pixels = [];
  for (let y = Math.max(0, top); y < Math.min(info.height, top + height); y += 2)
    for (let x = Math.max(0, left); x < Math.min(info.width, left + width); x += 2) {
      const at = (y * info.width + x) * info.channels;
      pixels.push([data[at], data[at + 1], data[at + 2]]);
    }
  return pixels;
}

/**
 * Contrast of a colour on pixels, but for the worst twentieth of them.
 *
 * @param {readonly (readonly number[])[]} pixels red, green and blue up to 255
 *
 * @param {readonly number[]} color red, green, blue up to 255, and alpha
 *
 * @returns {number} from 1 to 21
 */
export function contrastOn(pixels, [r, g, b, alpha]) {
  const ratios = pixels.map((ground) => {
    const mixed = [r, g, b].map((value, index) => value * alpha + ground[index] * (1 - alpha));
    const [light, dark] = [luminance(mixed), luminance(ground)].toSorted((one, other) => other - one);
    return (light + 0.05) / (dark + 0.05);
  });
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * spots)] ?? 21;
}

/** Relative luminance: WCAG 2.2. */
function luminance(color) {
  const [r, g, b] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
