import { diffArrays } from 'diff';
import { deepEqual } from '#lib/deep-equal.ts';
import { isRecord } from '#schemas/is-record.ts';
import { isLocalised, type Language, languageKey, languages } from '#schemas/language.ts';

interface Sides<T = unknown> {
  base: T;
  mine: T;
  theirs: T;
}

/**
 * Combines the texts of two versions, so that the words of both are kept.
 *
 * @param sides two versions of a block or field, and the version that both began with
 * @param language of a part that is in one language
 * @returns undefined if they differ in something else than texts, which cannot be combined
 */
export function combine(sides: Sides, language?: Language): unknown {
  const { base, mine, theirs } = sides;
  if (deepEqual(mine, theirs) || deepEqual(base, theirs)) return mine;
  if (deepEqual(base, mine)) return theirs;
  if (typeof mine === 'string' && typeof theirs === 'string') {
    if (!language || isAddress(mine) || isAddress(theirs)) return undefined;
    return combineTexts({ base: typeof base === 'string' ? base : '', mine, theirs }, language);
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    if (mine.length !== theirs.length) return undefined;
    const before: readonly unknown[] = Array.isArray(base) && base.length === mine.length ? base : [];
    return whole(
      mine.map((item, at) => combine({ base: before[at], mine: item, theirs: theirs[at] }, language)),
    );
  }
  if (
    !isRecord(mine) ||
    !isRecord(theirs) ||
    !deepEqual(Object.keys(mine).sort(), Object.keys(theirs).sort())
  )
    return undefined;
  const before = isRecord(base) ? base : {};
  const inPair = isLocalised(mine) && isLocalised(theirs);
  const keys = Object.keys(mine);
  const values = whole(
    keys.map((key) =>
      combine(
        { base: before[key], mine: mine[key], theirs: theirs[key] },
        inPair ? languages.find((one) => languageKey(one) === key) : language,
      ),
    ),
  );
  return values && Object.fromEntries(keys.map((key, at) => [key, values[at]]));
}

/** Undefined if one of the values is. */
const whole = (values: readonly unknown[]) => (values.includes(undefined) ? undefined : values);

const isAddress = (text: string) => /^(?:\/|https?:)\S*$/.test(text);

/**
 * A formatted text is combined by its paragraphs, because words may be inside of tags; others by words. Changes side by
 * side stay apart: `node-diff3` reports them as one conflict, whose two texts would repeat the unchanged words.
 */
function combineTexts(sides: Sides<string>, language: Language): string {
  const isFormatted = Object.values(sides).some((text) => /<[a-z][^<>]*>/i.test(text));
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const split = isFormatted
    ? paragraphsOf
    : (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const base = split(sides.base);
  const edits = (text: string) => {
    const found = editsOf(base, split(text));
    return isFormatted ? found.flatMap(oneByOne) : found;
  };
  const [mine, theirs] = [edits(sides.mine), edits(sides.theirs)];
  let at = 0;
  let combined = '';
  for (const { start, end } of placesOf([...mine, ...theirs])) {
    const [own, other] = [mine, theirs].map((some) => written(base, some, { start, end }));
    const before = base.slice(start, end).join('');
    const changed = [...new Set([own, other])].filter((text) => text !== before);
    combined += base.slice(at, start).join('') + changed.reduce(joined, '');
    at = end;
  }
  return combined + base.slice(at).join('');
}

/** Words of languages with spaces need one between them. */
const joined = (one: string, other = '') =>
  one + (/[a-z\d]$/i.test(one) && /^[a-z\d]/i.test(other) ? ' ' : '') + other;

/** The outermost elements of a formatted text as the editor writes it, with the text around them. */
function paragraphsOf(html: string): string[] {
  const paragraphs: string[] = [];
  let [from, depth] = [0, 0];
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi)) {
    if (/^(?:br|hr|img)$/i.test(name)) continue;
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    paragraphs.push(html.slice(from, index + tag.length));
    from = index + tag.length;
  }
  return from < html.length ? [...paragraphs, html.slice(from)] : paragraphs;
}

/** Replaces the items of the base from `start` up to `end`. */
interface Edit {
  start: number;
  end: number;
  items: readonly string[];
}
type Place = Pick<Edit, 'start' | 'end'>;

function editsOf(base: readonly string[], after: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays([...base], [...after])) {
    const last = edits.at(-1);
    const open = last?.end === at ? last : undefined;
    if (!added && !removed) at += value.length;
    else if (added && open) open.items = [...open.items, ...value];
    else if (removed && open) open.end = at += value.length;
    else {
      edits.push({ start: at, end: removed ? at + value.length : at, items: added ? value : [] });
      if (removed) at += value.length;
    }
  }
  return edits;
}

/** Paragraphs in a row, each of which was changed, as an edit of each. */
const oneByOne = (edit: Edit): Edit[] =>
  edit.items.length === edit.end - edit.start
    ? edit.items.map((item, at) => ({ start: edit.start + at, end: edit.start + at + 1, items: [item] }))
    : [edit];

/** The places of the base that are edited. Edits of both at one place are one. */
function placesOf(edits: readonly Edit[]): Place[] {
  const places: Place[] = [];
  for (const { start, end } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = places.at(-1);
    if (last && (start < last.end || (start === last.start && end === last.end)))
      last.end = Math.max(last.end, end);
    else places.push({ start, end });
  }
  return places;
}

/** The text of one version at a place of the base. */
function written(base: readonly string[], edits: readonly Edit[], { start, end }: Place): string {
  let at = start;
  let text = '';
  for (const edit of edits) {
    const isInside =
      start === end ? edit.start === start && edit.end === end : edit.start >= start && edit.end <= end;
    if (!isInside || edit.start < at) continue;
    text += base.slice(at, edit.start).join('') + edit.items.join('');
    at = edit.end;
  }
  return text + base.slice(at, end).join('');
}
