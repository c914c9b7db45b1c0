import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { writeDays } from '#blocks/event-days.ts';
import { motifPath } from '#blocks/KeyVisual.tsx';
import { isLightMotif } from '#lib/motif-of.ts';
import type { Language } from '#schemas/language.ts';
import type { Motif } from '#schemas/motif.ts';
import { phrasesOf } from '#ui/text/phrases.ts';
import { loadSharp } from '../editor/media/load-sharp.ts';
import { createGate } from '../limits/gate.ts';
// Manrope (SIL Open Font Licence 1.1): the figures at weight 200 and Latin letters at 500. Pango reads no WOFF2.
import numerals from './manrope-numerals.ttf?inline';
import letters from './manrope-text.ttf?inline';

/** What a share card says. */
export interface ShareCard {
  language: Language;
  motif: Motif;
  title: string;
  /** First and last day, yyyy-mm-dd. */
  date?: string | undefined;
  until?: string | undefined;
  /** Address of the logo in our media. Logos of other origins are left out. */
  logo?: string | undefined;
}

/** Size of the card in pixels, as sites that show shared links expect it. */
export const shareCardSize = { width: 1200, height: 630 };

/** Grounds of the motifs, as in `tailwind.config.ts`. */
const grounds: Readonly<Record<Motif, string>> = {
  machinery: '#0B2530',
  congress: '#0B2530',
  cars: '#0A545D',
  medical: '#0E6E78',
  crafts: '#163642',
  food: '#E3EFEF',
  building: '#EDF2F1',
  books: '#F6F3EA',
};

const left = 60;

/** Title: pixels of its type, and the width that the drawing leaves. */
const titles = {
  'zh-CN': { size: 47, width: 456 },
  'en-US': { size: 42, width: 444 },
} as const;

/** Height of three lines in multiples of the type: faces set lines 1.37 to 1.45 apart. */
const mostHeight = 4.2;

/** Cards that stay in memory, of about 30 kB each. */
const knownCards = 200;

export interface ShareCards {
  /**
   * Draws the share card of an event without a photograph once: its key visual as a PNG (rule EVT-12).
   *
   * Chinese characters come from the fonts of the server; without any, the card leaves out Chinese texts.
   *
   * @throws OverloadError when too many cards are waiting
   */
  draw(card: ShareCard): Promise<Buffer>;
}

/** @param media folder of the media build, with the drawings and the logo */
export function createShareCards(media: string): ShareCards {
  const gate = createGate({ atOnce: 1, queueLength: 32, retryAfter: 5 });
  const cards = new LRUCache<string, Promise<Buffer>>({ max: knownCards });
  let fonts: Promise<string> | undefined;
  return {
    draw: (card) => {
      const key = JSON.stringify(card);
      const known = cards.get(key);
      if (known) return known;
      const drawing = gate(async () => {
        fonts ??= writeFonts();
        return drawCard(card, { media, fonts: await fonts });
      });
      cards.set(key, drawing);
      // A card that failed is drawn again.
      drawing.catch(() => cards.delete(key));
      return drawing;
    },
  };
}

interface Folders {
  media: string;
  fonts: string;
}

async function drawCard(card: ShareCard, { media, fonts }: Folders): Promise<Buffer> {
  const { language, motif, title, date, until, logo } = card;
  const sharp = await loadSharp();
  const isLight = isLightMotif(motif);
  const colours = isLight ? { text: '#0B2530', dash: '#B8893B' } : { text: '#FFFFFF', dash: '#DDB872' };
  const { width, height } = shareCardSize;

  const type = ({ text, size, face, width: room }: Type) =>
    sharp({
      text: {
        text: `<span foreground="${colours.text}">${text}</span>`,
        font: `Manrope ${face}, ${chineseFaces} ${size}`,
        fontfile: join(fonts, `${face}.ttf`),
        rgba: true,
        dpi: 72,
        ...(room === undefined ? {} : { width: room }),
      },
    });
  const drawn = async (image: Sharp) => {
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  };

  const parts: { input: Buffer; left: number; top: number }[] = [];
  const drawing = await fileOf(motifPath(motif), media);
  if (drawing) {
    const scaled = await drawn(sharp(drawing, { density: (72 * height) / 400 }).resize({ height }));
    parts.push({ input: scaled.input, left: width - scaled.width, top: 0 });
  }

  if (date) {
    const { days, months } = writeDays(language, date, until);
    const dash = `<span foreground="${colours.dash}">–</span>`;
    const figures = await drawn(type({ text: days.join(dash), size: 126, face: 'Numerals' }));
    parts.push({ input: figures.input, left, top: 72 });
    // Months in Chinese need a Chinese font as well.
    const month = language === 'en-US' || (await hasChinese(type));
    if (month) {
      const text = await drawn(
        type({ text: escaped([...new Set(months)].join(' – ')), size: 26, face: 'Titles' }),
      );
      parts.push({ input: text.input, left, top: 72 + figures.height + 30 });
    }
  }

  const sign = logo && (await fileOf(logo, media));
  if (sign) {
    const mark = await drawn(sharp(sign, { density: 200 }).resize({ height: 62 }));
    parts.push({ input: mark.input, left, top: height - 55 - mark.height });
  }
  const needsChinese = /[\u2e80-\uffef]/.test(title);
  if (!needsChinese || (await hasChinese(type))) {
    const text = await fitted(title, language, async (options) => drawn(type(options)));
    parts.push({ input: text.input, left, top: height - (sign ? 180 : 70) - text.height });
  }
  return sharp({ create: { width, height, channels: 3, background: grounds[motif] } })
    .composite(parts)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

interface Type {
  /** Pango markup. */
  text: string;
  size: number;
  face: 'Numerals' | 'Titles';
  width?: number;
}

interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

/** Three lines at most, else smaller in two steps, else cut off with an ellipsis. */
async function fitted(
  title: string,
  language: Language,
  draw: (type: Type) => Promise<Drawn>,
): Promise<Drawn> {
  const { size, width } = titles[language];
  const attempt = (text: string, scale: number) =>
    draw({ text: unbroken(text), size: Math.round(size * scale), face: 'Titles', width });
  const fits = ({ width: wide, height }: Drawn, scale: number) =>
    wide <= width && height <= size * scale * mostHeight;
  for (const scale of [1, 0.9, 0.81]) {
    const image = await attempt(title, scale);
    if (fits(image, scale)) return image;
  }
  let cut = title.slice(0, 90);
  for (;;) {
    const image = await attempt(`${cut.trimEnd()}…`, 0.81);
    if (fits(image, 0.81) || cut.length < 8) return image;
    cut = cut.slice(0, Math.floor(cut.length * 0.9));
  }
}

/** Joins the characters of each Chinese word, so that Pango breaks lines between words. */
const unbroken = (title: string): string =>
  escaped(
    /\p{Script=Han}/u.test(title)
      ? phrasesOf(title)
          .map((phrase) => [...phrase].join('\u2060'))
          .join('')
      : title,
  );

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const chineseFaces = 'PingFang SC, HarmonyOS Sans SC, Noto Sans SC, Noto Sans CJK SC, Microsoft YaHei';

/** 一 is a flat stroke; the box that stands in for a missing character is as high as a letter. */
async function hasChinese(type: (options: Type) => Sharp): Promise<boolean> {
  const { info } = await type({ text: '一', size: 100, face: 'Titles' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return info.height < 30;
}

/** A file of the media build; none of other folders, and none that is missing. */
async function fileOf(address: string, media: string): Promise<Buffer | undefined> {
  if (!/^\/media\/[\w.-]+$/.test(address)) return undefined;
  return readFile(join(media, basename(address))).catch(() => undefined);
}

/** Pango takes fonts from files only. */
async function writeFonts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-fonts-'));
  const write = (name: Type['face'], address: string) =>
    writeFile(join(folder, `${name}.ttf`), Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  await Promise.all([write('Numerals', numerals), write('Titles', letters)]);
  return folder;
}
