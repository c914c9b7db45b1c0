import { SaxesParser, type SaxesTagNS } from 'saxes';
import { mostExchanged } from '#schemas/editor/translations.ts';
import type { Inline } from './inline.ts';
import { ours, xliffNamespace } from './write-xliff.ts';

/** A text of a file that came back. */
export interface ReadText {
  name: string;
  source: readonly Inline[];
  /** Undefined if a segment has none. */
  target: readonly Inline[] | undefined;
  /** Undefined if the file does not have it any more. */
  fingerprint: string | undefined;
  /** False if the translator has not begun. */
  isTranslated: boolean;
  /** True if a code refers to nothing. */
  hasUnknownCode: boolean;
}

export interface ReadFile {
  original: string;
  texts: readonly ReadText[];
}

/** Why a document is refused as a whole. */
export type XliffProblem = 'malformed' | 'doctype' | 'notXliff' | 'version' | 'tooDeep' | 'tooManyFiles';

/** A document that is no XLIFF 2.0 or 2.1, or that could do harm. */
export class XliffError extends Error {
  override readonly name = 'XliffError';
  readonly problem: XliffProblem;
  readonly line: number | undefined;

  constructor(problem: XliffProblem, line?: number) {
    super(`${problem}${line === undefined ? '' : ` in line ${line}`}`);
    this.problem = problem;
    this.line = line;
  }
}

export interface ReadDocument {
  source: string;
  target: string;
  files: readonly ReadFile[];
}

const deepest = 40;

interface Half {
  parts: Inline[];
  order: number | undefined;
}

interface Segment {
  isIgnorable: boolean;
  isTranslated: boolean;
  source: Half;
  target: Half | undefined;
}

interface Unit {
  name: string;
  fingerprint: string | undefined;
  data: Map<string, string>;
  /** Code by the id of its element in the source. */
  codes: Map<string, string>;
  segments: Segment[];
  hasUnknownCode: boolean;
}

/**
 * Reads an XLIFF document. Entities and external files are never followed.
 *
 * @throws XliffError when it is refused as a whole
 */
export function readXliff(text: string): ReadDocument {
  const parser = new SaxesParser({ xmlns: true });
  const reader = new XliffReader();
  parser.on('error', () => {
    throw new XliffError('malformed', parser.line);
  });
  parser.on('doctype', () => {
    throw new XliffError('doctype', parser.line);
  });
  parser.on('opentag', (tag) => reader.open(tag, parser.line));
  parser.on('closetag', (tag) => reader.close(tag));
  parser.on('text', (found) => reader.text(found));
  parser.on('cdata', (found) => reader.text(found));
  parser.write(text).close();
  return reader.document();
}

/** Collects what the parser reports. Elements of other namespaces are left out with all that they contain. */
class XliffReader {
  readonly #files: { original: string; texts: ReadText[] }[] = [];
  #languages: { source: string; target: string } | undefined;
  #depth = 0;
  /** Depth of the element of another namespace that is left out. */
  #foreign: number | undefined;
  #unit: Unit | undefined;
  #segment: Segment | undefined;
  /** Where text goes: the halves of a segment, data and notes. */
  #half: Half | undefined;
  #captured: { text: string; end: (text: string) => void; name: string } | undefined;
  /** End codes of the open `pc` elements. */
  readonly #ends: string[] = [];

  document(): ReadDocument {
    if (!this.#languages) throw new XliffError('notXliff');
    return { ...this.#languages, files: this.#files };
  }

  open(tag: SaxesTagNS, line: number): void {
    this.#depth += 1;
    if (this.#depth > deepest) throw new XliffError('tooDeep', line);
    if (this.#foreign !== undefined) return;
    const { local } = tag;
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ name, value }) => [name, value]),
    );
    if (tag.uri !== xliffNamespace) {
      if (this.#depth === 1) throw new XliffError('notXliff', line);
      this.#foreign = this.#depth;
      return;
    }
    if (this.#depth === 1) this.#root(local, attributes, line);
    else if (this.#half) this.#inline(local, attributes);
    else this.#structure(local, attributes, line);
  }

  #root(local: string, { version, srcLang = '', trgLang = '' }: Record<string, string>, line: number): void {
    if (local !== 'xliff') throw new XliffError('notXliff', line);
    if (version !== '2.0' && version !== '2.1') throw new XliffError('version', line);
    this.#languages = { source: srcLang, target: trgLang };
  }

  #structure(local: string, attributes: Record<string, string>, line: number): void {
    const unit = this.#unit;
    switch (local) {
      case 'file':
        if (this.#files.length === mostExchanged) throw new XliffError('tooManyFiles', line);
        this.#files.push({ original: attributes.original ?? '', texts: [] });
        return;
      case 'unit':
        this.#unit = {
          name: attributes.name ?? '',
          fingerprint: undefined,
          data: new Map(),
          codes: new Map(),
          segments: [],
          hasUnknownCode: false,
        };
        return;
      case 'data':
        if (unit) this.#capture(local, (text) => unit.data.set(attributes.id ?? '', text));
        return;
      case 'note':
        if (unit && attributes.category === ours)
          this.#capture(local, (text) => {
            unit.fingerprint = text.trim();
          });
        return;
      case 'cp':
        this.text(characterOf(attributes));
        return;
      case 'segment':
      case 'ignorable':
        this.#segment = {
          isIgnorable: local === 'ignorable',
          isTranslated: (attributes.state ?? 'initial') !== 'initial',
          source: { parts: [], order: undefined },
          target: undefined,
        };
        return;
      case 'source':
        this.#half = this.#segment?.source;
        return;
      case 'target':
        if (this.#segment)
          this.#half = this.#segment.target = {
            parts: [],
            order: attributes.order === undefined ? undefined : Number(attributes.order),
          };
    }
  }

  #capture(name: string, end: (text: string) => void): void {
    this.#captured = { text: '', end, name };
  }

  #inline(local: string, attributes: Record<string, string>): void {
    const { id, startRef, dataRef, dataRefStart, dataRefEnd } = attributes;
    switch (local) {
      case 'cp':
        this.text(characterOf(attributes));
        return;
      case 'ph':
      case 'sc':
      case 'ec':
        this.#code(dataRef, local === 'ec' ? undefined : (id ?? startRef));
        return;
      case 'pc':
        this.#code(dataRefStart, id);
        this.#ends.push(this.#unit?.data.get(dataRefEnd ?? '') ?? '');
    }
  }

  /** A code, whose element has lost its reference if a tool keeps only its id. */
  #code(reference: string | undefined, id: string | undefined): void {
    const unit = this.#unit;
    if (!unit) return;
    const known = reference === undefined ? undefined : unit.data.get(reference);
    const code = known ?? (reference === undefined && id !== undefined ? unit.codes.get(id) : undefined);
    if (code === undefined) {
      unit.hasUnknownCode = true;
      return;
    }
    if (id !== undefined && !unit.codes.has(id)) unit.codes.set(id, code);
    this.#half?.parts.push({ code });
  }

  text(found: string): void {
    if (this.#foreign !== undefined || found === '') return;
    if (this.#captured) this.#captured.text += found;
    else if (this.#half) {
      const last = this.#half.parts.at(-1);
      if (last && 'text' in last) last.text += found;
      else this.#half.parts.push({ text: found });
    }
  }

  close({ local }: SaxesTagNS): void {
    const isForeign = this.#foreign !== undefined;
    if (this.#foreign === this.#depth) this.#foreign = undefined;
    this.#depth -= 1;
    if (isForeign) return;
    if (this.#captured?.name === local) {
      this.#captured.end(this.#captured.text);
      this.#captured = undefined;
    } else if (local === 'pc' && this.#half) this.#half.parts.push({ code: this.#ends.pop() ?? '' });
    else if (local === 'source' || local === 'target') this.#half = undefined;
    else if (local === 'segment' || local === 'ignorable') {
      if (this.#segment) this.#unit?.segments.push(this.#segment);
      this.#segment = undefined;
    } else if (local === 'unit' && this.#unit) {
      this.#files.at(-1)?.texts.push(readText(this.#unit));
      this.#unit = undefined;
    }
  }
}

/** A character that XML cannot contain. */
function characterOf({ hex = '' }: Record<string, string>): string {
  const point = Number.parseInt(hex, 16);
  return point >= 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

/** Joins the segments that a tool may have made of a text. */
function readText({ name, fingerprint, segments, hasUnknownCode }: Unit): ReadText {
  const own = segments.filter(({ isIgnorable }) => !isIgnorable);
  const targets = segments.map(({ isIgnorable, source, target }, index) => {
    const half = target ?? (isIgnorable ? source : undefined);
    return half && { parts: half.parts, order: half.order ?? index + 1 };
  });
  const complete = targets.filter((target) => target !== undefined);
  return {
    name,
    fingerprint,
    hasUnknownCode,
    source: joined(segments.flatMap(({ source }) => source.parts)),
    target:
      complete.length < segments.length || segments.length === 0
        ? undefined
        : joined(complete.toSorted((a, b) => a.order - b.order).flatMap(({ parts }) => parts)),
    isTranslated: own.length > 0 && own.every(({ isTranslated }) => isTranslated),
  };
}

/** Joins neighbouring words. */
function joined(parts: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if ('text' in part && last && 'text' in last) all[all.length - 1] = { text: last.text + part.text };
    else all.push(part);
  }
  return all;
}
