/** The colours of the drawings, those of the site; plans lie on `paper` so that they have no visible edge. */
export const colour = {
  ink: '#0b2530',
  ink2: '#3e545d',
  ink3: '#5c7078',
  teal: '#0e6e78',
  tint: '#e3efef',
  brass: '#b8893b',
  line: '#d8e0e0',
  strong: '#7d9097',
  mist: '#f3f6f6',
  paper: '#fbfaf7',
  white: '#ffffff',
} as const;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** At most two decimals, which is a centimetre at the scale of the plans. */
export const round = (value: number): string => String(Math.round(value * 100) / 100);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An element; attributes without a value are left out. `content` is markup. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

/** Elements that share attributes. */
export const group = (attributes: Attributes, ...content: string[]): string =>
  element('g', attributes, content.join(''));

export const rect = (attributes: Attributes & { width: number; height: number }): string =>
  element('rect', attributes);

export const circle = (attributes: Attributes & { cx: number; cy: number; r: number }): string =>
  element('circle', attributes);

/** A path of commands and numbers: `path(['M', 0, 0, 'h', 5])`. */
export const path = (commands: readonly (string | number)[], attributes: Attributes = {}): string =>
  element('path', {
    d: commands.map((part) => (typeof part === 'number' ? round(part) : part)).join(' '),
    ...attributes,
  });

/** A line of text; `x` and `y` are the start of its baseline, or its middle or end where `text-anchor` says so. */
export const label = (text: string, attributes: Attributes): string =>
  element('text', attributes, escaped(text));

/** A picture cannot load the site's font. These are on most machines, and their figures look alike. */
const fonts = {
  en: '"Helvetica Neue", Arial, "Noto Sans", "Noto Sans CJK SC", sans-serif',
  zh: '"Helvetica Neue", Arial, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
};

/** A complete drawing. Colours and sizes are attributes: a strict Content-Security-Policy would block a style sheet. */
export const drawing = (
  size: { width: number; height: number; ground?: string; language?: 'zh' | 'en' },
  ...content: string[]
): string =>
  `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${size.width} ${size.height}`,
      'xml:lang': size.language === 'zh' ? 'zh-CN' : size.language,
      'font-family': fonts[size.language ?? 'en'].replaceAll('"', "'"),
      fill: colour.ink,
    },
    [
      '',
      rect({ width: size.width, height: size.height, fill: size.ground ?? colour.paper }),
      ...content.filter(Boolean),
      '',
    ].join('\n'),
  )}\n`;
