import { createMasks, type MaskPair } from './masks.ts';
import type { Plain } from './plain.ts';

/** The names that lead from a step to a value in it. */
export type Path = readonly string[];
type Step = Readonly<Record<string, Plain>>;

export interface Redactor {
  redact: (step: Step) => Step;
  /** The replacements so far, for a redactor that continues with them. */
  pairs: () => MaskPair[];
}

/** Names whose values, at any depth, are text of visitors. */
const filledIn = new Set(['values', 'payload', 'pair', 'typed']);
/** Names of credentials, wherever they occur. */
const keys = new Set(['reference', 'phone']);
/** Names of texts that may quote it. */
const texts = new Set(['text', 'shown', 'message', 'does', 'name', 'url']);
/** Dates and times as written by pickers. */
const moment = /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d)?)?$/;

/**
 * @param path of a value in the step
 * @returns true if it is text of a visitor; answers to GET requests are public: they contain the venue's own phone
 * numbers
 */
export function isPersonal(path: Path, step: Step): boolean {
  // A keyword of `plain`, for example for an absent value.
  if (path.at(-1) === '$type') return false;
  if (step.kind === 'call' && step.method === 'GET') return false;
  if (isSearch(step)) return false;
  if (step.kind === 'call' && path[0] === 'body') return true;
  return path.some((name) => filledIn.has(name)) || keys.has(path.at(-1) ?? '');
}

/** Terms of a search are no personal text, and the results depend on them. */
function isSearch({ gesture }: Step): boolean {
  const [target] = isNamed(gesture) ? [gesture.target] : [];
  return isNamed(target) && target.role === 'searchbox';
}

const isNamed = (value: Plain | undefined): value is { [name: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns all texts of visitors in a step, or their masks */
export function personalTexts(step: Step, value: Plain = step, path: Path = []): string[] {
  if (typeof value === 'string') return isPersonal(path, step) && isText(value) ? [value] : [];
  return entriesOf(value).flatMap(([name, entry]) => personalTexts(step, entry, [...path, name]));
}

/** Keywords of a step, or a message for a visitor. */
const mayQuote = (path: Path, step: Step): boolean =>
  texts.has(path.at(-1) ?? '') && !(step.kind === 'call' && step.method === 'GET' && path[0] === 'answer');

/**
 * Redacts texts of visitors, by their path in a step and wherever another text quotes them.
 *
 * @param before masks of an earlier document
 * @returns a redactor; it must see the steps in their order, because a text is known from its first step on
 */
export function createRedactor(before: Iterable<MaskPair> = []): Redactor {
  const masks = createMasks(before);

  function replace(value: Plain, path: Path, step: Step): Plain {
    if (typeof value === 'string') {
      if (isPersonal(path, step)) return isText(value) ? masks.of(value) : value;
      if (path.at(-1) === 'url') return withoutParameters(value);
      if (step.kind === 'item') {
        // The value of a field is a visitor's text only if he typed it.
        const known = path.at(-1) === 'value' ? knownMask(value) : undefined;
        return (
          known ??
          (mayQuote(path, step) || path.at(-1) === 'value' ? withoutQuotes(value, isTellingOnPage) : value)
        );
      }
      return mayQuote(path, step) ? withoutQuotes(value) : value;
    }
    return mapIn(value, (entry, name) => replace(entry, [...path, name], step));
  }

  const knownMask = (text: string): string | undefined => new Map(masks.pairs()).get(text.trim());

  const withoutQuotes = (text: string, isQuote = isTelling): string =>
    masks
      .pairs()
      .filter(([quoted]) => isQuote(quoted))
      .reduce((left, [quoted, mask]) => replaceWords(left, quoted, mask), text);

  /** In an address, only the parameters come from visitors. */
  function withoutParameters(url: string): string {
    const [path = '', query] = url.split('?', 2);
    if (query === undefined) return url;
    const known = new Map(masks.pairs());
    const changed = [...new URLSearchParams(query)].map(([name, value]): [string, string] => [
      name,
      keys.has(name) && isText(value) ? masks.of(value) : (isTelling(value) && known.get(value)) || value,
    ]);
    const next = new URLSearchParams(changed).toString();
    return next === new URLSearchParams(query).toString() ? url : `${path}?${next}`;
  }

  return {
    redact: (step) => {
      // All values first, then the replacements: a value at one path may be quoted at another.
      for (const text of personalTexts(step)) masks.of(text);
      return Object.fromEntries(
        Object.entries(step).map(([name, value]) => [name, replace(value, [name], step)]),
      );
    },
    pairs: masks.pairs,
  };
}

const isText = (value: string): boolean => value.trim() !== '' && !moment.test(value);

/** Shorter texts occur in many lines by coincidence. */
const isTelling = (text: string): boolean => text.length >= (/[\u2e80-\ud7af]/.test(text) ? 2 : 4);

/** A page has short numbers of its own, such as parts of the venue's phone numbers. */
const isTellingOnPage = (text: string): boolean =>
  isTelling(text) && (text.length > 5 || !/^\d+$/.test(text));

/** Only where it is not a part of a longer word or number. */
function replaceWords(text: string, quoted: string, mask: string): string {
  if (!text.includes(quoted)) return text;
  const [begins, ends] = [/^[a-z\d]/i.test(quoted), /[a-z\d]$/i.test(quoted)];
  return text.replaceAll(quoted, (found, start: number) => {
    const end = start + found.length;
    const goesOn =
      (begins && /[\p{Script=Latin}\d]$/u.test(text.slice(Math.max(0, start - 2), start))) ||
      (ends && /^[\p{Script=Latin}\d]/u.test(text.slice(end, end + 2)));
    return goesOn ? found : mask;
  });
}

const entriesOf = (value: Plain): [string, Plain][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : [];

function mapIn(value: Plain, change: (entry: Plain, name: string) => Plain): Plain {
  if (Array.isArray(value)) return value.map((entry, index) => change(entry, String(index)));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, change(entry, name)]));
}
