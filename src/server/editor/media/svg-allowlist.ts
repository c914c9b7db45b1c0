/** Allowed elements: drawing and description. No animation, no links, no other languages. */
const elements = new Set(
  `svg g defs symbol use title desc metadata style switch view
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Namespaces with active content. */
const active = /^http:\/\/www\.w3\.org\/(1999\/xhtml|1998\/Math\/MathML|2001\/xml-events)/;

const prefixOf = (name: string) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');
const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

export const isHarmlessElement = (name: string): boolean => elements.has(localOf(name));

/**
 * Tracks the namespace prefixes of a document. Drawing programs add elements of their own namespaces, which
 * browsers ignore. A prefix that means SVG anywhere counts as SVG everywhere.
 */
export function namespaces() {
  const foreign = new Map<string, boolean>();
  let harmless = true;
  return {
    declare(attributes: Readonly<Record<string, string>>): void {
      for (const [name, uri] of Object.entries(attributes)) {
        if (name === 'xmlns') harmless &&= uri === svgNamespace;
        if (!name.startsWith('xmlns:')) continue;
        harmless &&= !active.test(uri);
        const prefix = name.slice('xmlns:'.length);
        foreign.set(prefix, uri !== svgNamespace && foreign.get(prefix) !== false);
      }
    },
    areHarmless: () => harmless,
    /** Whether an element belongs to a drawing program's namespace. */
    isForeign: (name: string): boolean => foreign.get(prefixOf(name)) ?? false,
  };
}

const fragment = /^\s*#/;
const picture = /^\s*(#|data:image\/(png|jpe?g|gif|webp);base64,)/i;

/**
 * Allows no event handlers, no external addresses (only fragments and embedded pictures), and no loading
 * styles.
 */
export function isHarmlessAttribute(name: string, value: string): boolean {
  const local = localOf(name).toLowerCase();
  if (local.startsWith('on') || name === 'xml:base') return false;
  if (local === 'href' || local === 'src') return picture.test(value);
  return name.includes(':') || isHarmlessStyle(value);
}

/**
 * Allows `url(…)` only for fragments of the same file. Rejects escapes, which could hide a URL, and imports.
 */
export const isHarmlessStyle = (css: string): boolean =>
  !/\\|@import|javascript:|expression\s*\(|image-set\s*\(/i.test(css) &&
  [...css.matchAll(/url\s*\(\s*["']?([^)]*)/gi)].every(([, address = '']) => fragment.test(address));
