import type { Language } from '#schemas/language.ts';
import { type Inline, inlineOf } from './inline.ts';

/** `final` needs no work, `older` has an earlier translation, `missing` has none. */
export type XliffState = 'final' | 'older' | 'missing';

/** A text in an XLIFF file. */
export interface XliffText {
  /** Finds the text again in its entry. */
  name: string;
  isRich: boolean;
  source: string;
  /** Empty if there is no translation. */
  target: string;
  state: XliffState;
  /** Fingerprint of the translation when it was exported. */
  fingerprint: string;
}

/** The texts of an entry. */
export interface XliffFile {
  /** Finds the entry again: its kind and id. */
  original: string;
  /** For translators. */
  title: string;
  texts: readonly XliffText[];
}

interface Languages {
  source: Language;
  target: Language;
}

/** Namespace of XLIFF 2.0 and 2.1. */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';
/** Category of the note with the fingerprint, and prefix of our sub-states. */
export const ours = 'pavilion';

/** @returns an XLIFF 2.1 document: a file for each entry, a unit for each text, markup as protected codes */
export const writeXliff = (files: readonly XliffFile[], { source, target }: Languages): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="${source}" trgLang="${target}">
${files.map(writeFile).join('\n')}
</xliff>
`;

const writeFile = ({ original, title, texts }: XliffFile, index: number): string =>
  `<file id="f${index + 1}" original="${attribute(original)}" xml:space="preserve">
<notes><note id="title">${plain(title)}</note></notes>
${texts.map(writeUnit).join('\n')}
</file>`;

const states: Readonly<Record<XliffState, string>> = {
  final: 'state="final"',
  older: `state="initial" subState="${ours}:older"`,
  missing: 'state="initial"',
};

function writeUnit({ name, isRich, state, fingerprint, ...texts }: XliffText, index: number): string {
  const source = inlineOf(texts.source, isRich);
  const target = inlineOf(texts.target, isRich);
  const data = [...new Set([...source, ...target].flatMap((part) => ('code' in part ? [part.code] : [])))];
  const used = new Codes(data);
  const translate = state === 'final' ? ' translate="no"' : '';
  const original =
    data.length === 0
      ? ''
      : `<originalData>${data.map((code, at) => `<data id="d${at + 1}">${content(code)}</data>`).join('')}</originalData>\n`;
  const written = texts.target === '' ? '' : `<target>${used.write(target)}</target>`;
  return `<unit id="u${index + 1}" name="${attribute(name)}"${translate}>
<notes><note id="n" appliesTo="target" category="${ours}">${fingerprint}</note></notes>
${original}<segment id="s" ${states[state]}><source>${used.write(source)}</source>${written}</segment>
</unit>`;
}

/** Writes codes with the ids of the codes that they repeat: the second `<p>` of the target is the second of the source. */
class Codes {
  readonly #data: readonly string[];
  readonly #ids = new Map<string, number>();

  constructor(data: readonly string[]) {
    this.#data = data;
  }

  write(parts: readonly Inline[]): string {
    const times = new Map<string, number>();
    return parts
      .map((part) => {
        if (!('code' in part)) return content(part.text);
        const time = (times.get(part.code) ?? 0) + 1;
        times.set(part.code, time);
        const key = `${time} ${part.code}`;
        const id = this.#ids.get(key) ?? this.#ids.size + 1;
        this.#ids.set(key, id);
        const reference = `d${this.#data.indexOf(part.code) + 1}`;
        return `<ph id="${id}" dataRef="${reference}" disp="${attribute(part.code)}"/>`;
      })
      .join('');
  }
}

/** Text with `cp` elements in place of the characters that XML cannot contain. */
function content(text: string): string {
  return [...text]
    .map((character) =>
      isXmlCharacter(character)
        ? escapeCharacter(character)
        : `<cp hex="${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
    )
    .join('');
}

/** Text of notes and attributes, without the characters that XML cannot contain. */
const plain = (text: string): string => [...text].filter(isXmlCharacter).map(escapeCharacter).join('');

const attribute = (text: string): string =>
  plain(text).replace(/"/g, '&quot;').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');

function escapeCharacter(character: string): string {
  switch (character) {
    case '&':
      return '&amp;';
    case '<':
      return '&lt;';
    case '>':
      return '&gt;';
    // Parsers turn a bare one into a line feed.
    case '\r':
      return '&#13;';
    default:
      return character;
  }
}

/** The characters of XML 1.0, section 2.2. */
function isXmlCharacter(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x20) return point === 0x9 || point === 0xa || point === 0xd;
  return (point < 0xd800 || point > 0xdfff) && point !== 0xfffe && point !== 0xffff;
}
