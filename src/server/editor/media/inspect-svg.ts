import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import { isMarkupNestedDeeper } from '#lib/is-markup-nested-deeper.ts';
import { mostPixels } from '#schemas/editor/media.ts';
import { loadSharp } from './load-sharp.ts';
import { measureInk } from './picture-ink.ts';
import { type Refused, refused } from './refused.ts';

interface DrawingFacts {
  width: number;
  height: number;
  /** As of other pictures. Absent if the renderer cannot draw it in time. */
  ink?: string;
}

/** Levels of elements. The renderer refuses deeper files as well. */
const deepest = 256;

/**
 * Accepts an SVG only if all of its content is known to be inactive. Refuses scripts, external resources,
 * animation and links anywhere, and entities, which can hide them. A strict parser (the renderer) reads it as
 * well: a file that only a lenient parser understands is broken.
 */
export async function inspectSvg(path: string): Promise<DrawingFacts | Refused> {
  const bytes = await readFile(path);
  const text = textOf(bytes);
  if (text === undefined || isMarkupNestedDeeper(text, deepest, { xmlMode: true })) return refused('broken');
  if (!isInactive(text)) return refused('activeContent');
  try {
    const sharp = await loadSharp();
    const { width, height } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    const ink = await measureInk(bytes).catch(() => undefined);
    return { width, height, ...(ink === undefined ? {} : { ink }) };
  } catch (error) {
    return refused(String(error).includes('pixel limit') ? 'tooManyPixels' : 'broken');
  }
}

/** Browsers use the encoding declared in the XML. Only UTF-8 is read the same way by every program. */
function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [declaration = ''] = /^<\?xml[^>]*/.exec(text.trimStart()) ?? [];
    const encoding = /encoding=["']([^"']*)/.exec(withoutSpace(declaration))?.[1] ?? 'utf-8';
    return /^utf-?8$/i.test(encoding) ? text : undefined;
  } catch {
    return undefined;
  }
}

function isInactive(text: string): boolean {
  let still = true;
  let style: string | undefined;
  const prefixes = namespaces();
  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        still &&= name === '?xml' || (/^!doctype$/i.test(name) && !/[[&%]/.test(data));
      },
      onopentag(name, attributes) {
        // A style element with child elements would hide CSS from this check.
        still &&= style === undefined;
        prefixes.declare(attributes);
        still &&= prefixes.areHarmless() && (prefixes.isForeign(name) || isHarmlessElement(name));
        for (const [attribute, value] of Object.entries(attributes))
          still &&= isHarmlessAttribute(attribute, value);
        if (/(^|:)style$/.test(name)) style = '';
      },
      ontext(piece) {
        if (style !== undefined) style += piece;
      },
      onclosetag() {
        still &&= isHarmlessStyle(style ?? '');
        style = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return still;
}

/** Allowed elements: drawing and description. No animation, no links, no other languages. */
const elements = new Set(
  `svg g defs symbol use title desc metadata style switch view
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Namespaces with active content. */
const active = /^http:\/\/www\.w3\.org\/(1999\/xhtml|1998\/Math\/MathML|2001\/xml-events)/;

const prefixOf = (name: string) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');
const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

const isHarmlessElement = (name: string): boolean => elements.has(localOf(name));

/**
 * Tracks the namespace prefixes of a document. Drawing programs add elements of their own namespaces, which
 * browsers ignore. A prefix that means SVG anywhere counts as SVG everywhere.
 */
function namespaces() {
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

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

const picture = /^(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i;

/**
 * Allows no event handlers, no external addresses (only fragments and embedded pictures), and no loading
 * styles.
 */
function isHarmlessAttribute(name: string, value: string): boolean {
  const local = localOf(name).toLowerCase();
  if (local.startsWith('on') || name === 'xml:base') return false;
  if (local === 'href' || local === 'src') return picture.test(value.trim());
  return name.includes(':') || isHarmlessStyle(value);
}

/**
 * Allows `url(…)` only for fragments of the same file. Rejects escapes, which could hide a URL, and imports.
 */
function isHarmlessStyle(css: string): boolean {
  const bare = withoutSpace(css).toLowerCase();
  return (
    !/\\|@import|javascript:|expression\(|image-set\(/.test(bare) &&
    [...bare.matchAll(/url\(["']?(.?)/g)].every(([, first]) => first === '#')
  );
}
