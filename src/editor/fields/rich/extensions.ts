import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { attributesByTag, tagGroups } from '#api/html-allowlist.ts';
import { isHarmless, reduceHtml } from './reduce-html.ts';

/** Marks that StarterKit has, under whatever tag. */
const ownMarks: readonly string[] = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'code'];

/** A mark that is nothing but its tag: sub, sup, small, abbr and the like. */
const markOf = (tag: string): Mark =>
  Mark.create({
    name: `kept-${tag}`,
    // Before `del` is read as struck through.
    priority: 1100,
    excludes: '',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const optional = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { default: null }]));

/** A picture within a text. */
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

/** Something whole that is kept as it is, and moved or removed as one: a table, a film. */
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

/** Language and direction of any part of a text. */
const direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem', 'bulletList', 'orderedList', 'kept-span'],
      attributes: optional(attributesByTag['*'] ?? []),
    },
  ],
});

/** What editors can write, and nothing that the sanitiser would take away. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isHarmless(address),
    },
    // It would change a text that is only looked at.
    trailingNode: false,
  }),
  ...tagGroups.marks.filter((tag) => !ownMarks.includes(tag)).map(markOf),
  picture,
  whole('keptBlock', 'block', ['table', 'dl', 'figure', 'video', 'menu']),
  whole('keptInline', 'inline', ['ruby', 'wbr']),
  direction,
];
