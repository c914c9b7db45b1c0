import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { mostPixels } from '#schemas/editor/media.ts';
import { type Refused, refused } from './refused.ts';
import { isHarmlessAttribute, isHarmlessElement, isHarmlessStyle, namespaces } from './svg-allowlist.ts';

interface DrawingSize {
  width: number;
  height: number;
}

/**
 * Accepts an SVG only if all of its content is known to be inactive. Refuses scripts, external resources,
 * animation and links anywhere, and entities, which can hide them. A strict parser (the renderer) reads it as
 * well: a file that only a lenient parser understands is broken.
 */
export async function inspectSvg(path: string): Promise<DrawingSize | Refused> {
  const bytes = await readFile(path);
  const text = textOf(bytes);
  if (text === undefined) return refused('broken');
  if (!isInactive(text)) return refused('activeContent');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    return { width, height };
  } catch (error) {
    return refused(String(error).includes('pixel limit') ? 'tooManyPixels' : 'broken');
  }
}

/** Browsers use the encoding declared in the XML. Only UTF-8 is read the same way by every program. */
function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const encoding = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
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
