import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { allowedSchemes, allowedTagNames, attributesByTag, tagGroups } from '#api/html-allowlist.ts';
import { tableExtensions } from './tables.ts';

/** Tags of the marks that StarterKit handles. */
const ownMarks: readonly string[] = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'code'];

/** A mark without attributes of its own: sub, sup, small, abbr and so on. */
const markOf = (tag: string): Mark =>
  Mark.create({
    name: `kept-${tag}`,
    // Must run before StarterKit parses `del` as strikethrough.
    priority: 1100,
    excludes: '',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const optional = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { default: null }]));

/** An inline picture. */
const picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => optional(attributesByTag.img ?? []),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const elementOf = (html: string): Element | undefined =>
  new DOMParser().parseFromString(reduceHtml(html), 'text/html').body.firstElementChild ?? undefined;

/** An atomic node that the user can only move or remove: a figure, a video. */
const whole = (name: string, group: 'block' | 'inline', tags: readonly string[]): Node =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    draggable: true,
    selectable: true,
    priority: 1100,
    addAttributes: () => ({
      html: { default: '', parseHTML: (element) => element.outerHTML, rendered: false },
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ node }) => elementOf(String(node.attrs.html)) ?? ['span'],
  });

/** Preserves `lang` and `dir` on any element. */
const direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'listItem', 'bulletList', 'orderedList', 'kept-span'],
        ...['tableCell', 'tableHeader'],
      ],
      attributes: optional(attributesByTag['*'] ?? []),
    },
  ],
});

/** Everything that editors can write. The sanitiser removes none of it. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isHarmless(address),
    },
    // Otherwise opening a text would already change it.
    trailingNode: false,
  }),
  ...tagGroups.marks.filter((tag) => !ownMarks.includes(tag)).map(markOf),
  picture,
  ...tableExtensions,
  whole('keptBlock', 'block', ['dl', 'figure', 'video', 'menu']),
  whole('keptInline', 'inline', ['ruby', 'wbr']),
  direction,
];

/** Elements whose text is not content. */
const unread = 'script, style, template, noscript, iframe, object, embed, title, head';

/** Reduces pasted or untrusted HTML to what the sanitiser allows. Unwraps all other elements. */
export function reduceHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const element of body.querySelectorAll('*')) {
    if (allowedTagNames.includes(element.localName)) withoutAttributes(element);
    else element.replaceWith(...element.childNodes);
  }
  return body.innerHTML;
}

function withoutAttributes(element: Element): void {
  const allowed = [...(attributesByTag[element.localName] ?? []), ...(attributesByTag['*'] ?? [])];
  for (const { name, value } of [...element.attributes]) {
    const isAddress = name === 'href' || name === 'src' || name === 'poster';
    if (!allowed.includes(name) || (isAddress && !isHarmless(value, element.localName)))
      element.removeAttribute(name);
  }
}

/**
 * Returns false for a URL with a forbidden scheme. Browsers ignore spaces and control characters around and inside a
 * scheme, and so does this check.
 */
export function isHarmless(address: string, tag = 'a'): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  return allowedSchemes.some((allowed) => allowed === scheme) || (tag === 'img' && scheme === 'data');
}
