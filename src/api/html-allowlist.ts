/** The HTML allow-list of the sanitiser and of the editor: structure, links, pictures and tables. */
export const tagGroups = {
  sections: ['address', 'article', 'aside', 'footer', 'header', 'hgroup', 'main', 'nav', 'section', 'div'],
  headings: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  blocks: [
    'p',
    'blockquote',
    'pre',
    'hr',
    'ul',
    'ol',
    'li',
    'menu',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
  ],
  tables: ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  marks: [
    ...[
      'a',
      'abbr',
      'b',
      'bdi',
      'bdo',
      'cite',
      'code',
      'data',
      'del',
      'dfn',
      'em',
      'i',
      'ins',
      'kbd',
      'mark',
    ],
    ...['q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var'],
  ],
  inline: ['br', 'wbr', 'ruby', 'rb', 'rp', 'rt', 'rtc'],
  media: ['img', 'video', 'source'],
} as const;

export const allowedTagNames: readonly string[] = Object.values(tagGroups).flat();

/** By tag; `*` is every tag. */
export const attributesByTag: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  video: ['src', 'poster', 'controls', 'width', 'height'],
  source: ['src', 'type'],
  // Alignment of a cell: `center` or `right`. Style attributes are not allowed.
  td: ['colspan', 'rowspan', 'data-align'],
  th: ['colspan', 'rowspan', 'scope', 'data-align'],
  ol: ['start'],
  '*': ['lang', 'dir'],
};

/** URL schemes of links and media; pictures may also be data URLs. Relative addresses are allowed. */
export const allowedSchemes = ['http', 'https', 'mailto', 'tel'] as const;
