import { LRUCache } from 'lru-cache';
import { createElement, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { replaceElements, tagsOf } from '#lib/html-elements.ts';
import { PartContext } from '#ui/part.tsx';
import { type Preload, PreloadContext } from '#ui/picture/use-preload.ts';

/** What the HTML of a part depends on. */
export interface PartInput {
  /** Identifies the part among all parts of all pages. */
  key: string;
  /** Everything else that its HTML depends on, as text. Only the HTML of the latest content is remembered. */
  content: string;
}

interface KnownPart {
  content: string;
  html: string;
  preloads: readonly Preload[];
  /** Pictures that React preloads because it renders them. */
  eagerImages: readonly Record<string, string>[];
}

/** The parts of one rendering. */
export interface PageParts {
  /** Lets the page be rendered without the parts whose HTML is known. */
  provide(page: ReactNode): ReactNode;
  /** Puts the known parts in their places and remembers the others. */
  complete(html: string): string;
  /** Milliseconds that the parts took which were rendered, by name. Parts are rendered one after the other. */
  times(): Map<string, number>;
}

/** Marks a part in the rendered HTML. No content can contain it: React and the sanitiser escape or remove unknown tags. */
const tag = 'site-part';
const start = `<${tag} name="`;
const end = `</${tag}>`;

/**
 * Remembers the HTML of parts of pages, so that rendering a page anew costs only its changed parts. A part
 * that is known keeps its place in React's tree, with the ids of a whole rendering; the browser cannot tell.
 * @param capacity of all parts together, in bytes
 * @returns a function that starts a rendering; `inputOf` gives `undefined` for a part that must not be remembered
 */
export function createKnownParts(capacity: number) {
  const known = new LRUCache<string, KnownPart>({
    maxSize: capacity,
    // JavaScript needs up to two bytes for each character.
    sizeCalculation: ({ content, html }, key) => 2 * (key.length + content.length + html.length) + 500,
  });

  return (inputOf: (name: string) => PartInput | undefined): PageParts => {
    const used = new Map<string, KnownPart>();
    const rendered = new Map<string, { input: PartInput; preloads: Preload[] }>();
    const begins: { name: string; at: number }[] = [];

    function renderPart(name: string, children: ReactNode): ReactNode {
      begins.push({ name, at: performance.now() });
      const input = inputOf(name);
      if (!input) return children;
      const found = known.get(input.key);
      if (found?.content === input.content) {
        used.set(name, found);
        return createElement(tag, { name }, <Resources {...found} />);
      }
      const preloads: Preload[] = [];
      rendered.set(name, { input, preloads });
      return createElement(tag, { name }, <PreloadContext value={preloads}>{children}</PreloadContext>);
    }

    function htmlOf(name: string, inner: string): string {
      const part = used.get(name);
      if (part) return part.html;
      const own = rendered.get(name);
      if (own) {
        const { content, key } = own.input;
        const { preloads } = own;
        known.set(key, { content, html: copyOf(inner), preloads, eagerImages: eagerImagesOf(inner) });
      }
      return inner;
    }

    return {
      provide: (page) => <PartContext value={renderPart}>{page}</PartContext>,
      complete: (html) => {
        let whole = '';
        let at = 0;
        for (;;) {
          const opens = html.indexOf(start, at);
          if (opens === -1) return whole + html.slice(at);
          const inner = html.indexOf('>', opens) + 1;
          const closes = html.indexOf(end, inner);
          const name = unescapeHtml(html.slice(opens + start.length, inner - 2));
          whole += html.slice(at, opens) + htmlOf(name, html.slice(inner, closes));
          at = closes + end.length;
        }
      },
      times: () =>
        new Map(
          begins.flatMap(({ name, at }, index): [string, number][] => {
            const next = begins[index + 1];
            return next && rendered.has(name) ? [[name, next.at - at]] : [];
          }),
        ),
    };
  };
}

/** Otherwise V8 keeps the whole document in memory as long as a slice of it. */
const copyOf = (slice: string): string => Buffer.from(slice).toString();

/** Makes React preload what a known part needs. Its HTML is replaced. */
function Resources({ preloads, eagerImages }: Pick<KnownPart, 'preloads' | 'eagerImages'>) {
  for (const args of preloads) preload(...args);
  // biome-ignore lint/a11y/useAltText: never sent.
  return eagerImages.map((attributes) => <img key={JSON.stringify(attributes)} {...attributes} />);
}

/** A quick look, since most parts have lazy pictures only. */
function hasEagerImage(html: string): boolean {
  for (let at = html.indexOf('<img'); at !== -1; at = html.indexOf('<img', at + 1))
    if (!html.slice(at, html.indexOf('>', at)).includes(' loading="lazy"')) return true;
  return false;
}

const attributeNames: Readonly<Record<string, string>> = {
  crossorigin: 'crossOrigin',
  referrerpolicy: 'referrerPolicy',
};

/** The pictures outside `picture` and `noscript` that load at once: React preloads these. */
function eagerImagesOf(html: string): Record<string, string>[] {
  if (!hasEagerImage(html)) return [];
  const outside = replaceElements(html, [['picture', 'noscript']], () => '');
  const images = tagsOf(outside).filter(({ name }) => name === 'img');
  return images.flatMap(({ attributes }) => {
    const pairs = [...attributes.matchAll(/\s([\w-]{1,40})="([^"]*)"/g)];
    const values = Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
    if (values.loading === 'lazy') return [];
    const wanted = ['src', 'srcset', 'sizes', 'fetchpriority', ...Object.keys(attributeNames)];
    const named = wanted.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[propertyOf(name), copyOf(unescapeHtml(value))] as const];
    });
    return [Object.fromEntries(named)];
  });
}

const propertyOf = (name: string): string =>
  ({ ...attributeNames, srcset: 'srcSet', fetchpriority: 'fetchPriority' })[name] ?? name;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The characters that React escapes. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
