import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile } from '@tailwindcss/node';
import { type Plugin, parseSync, Visitor } from 'vite';

/** Code with classes of Tailwind: the files that `src/site/styles.css` and `src/editor/styles.css` name. */
const visitorsCode = '{blocks,registry,src/ui,src/site}/**/*.{ts,tsx}';
const editorsCode = 'src/editor/**/*.{ts,tsx}';
const isOwnCode = /^(?:blocks|registry|src\/(?:ui|site|editor))\/.*\.tsx?$/;
const isForTests = /\.(?:test|stories|test-support)\.|\/story-data\.ts$/;
/** The editor's sheet contains the visitors' one. */
const styles = 'src/editor/styles.css';

/** A name after a dot in CSS, with its escapes. */
const selector =
  /\.((?:\\[\da-f]{1,6} ?|\\.|[a-z_-]|[^\0-\x7f])(?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])*)/gi;
const withoutEscapes = (name: string) =>
  name
    .replace(/\\([\da-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
const classesOf = (css: string) =>
  new Set([...css.matchAll(selector)].map(([, name = '']) => withoutEscapes(name)));

/** A string of the code, or the part of a template between two values. */
interface Text {
  value: string;
  start: number;
  end: number;
  /** Whether a value stands before or after it. */
  isOpen: [start: boolean, end: boolean];
}

/** @returns the strings of a file, the last first: replacing one leaves the places of the others as they are */
function textsOf(file: string, code: string): Text[] {
  const { program } = parseSync(file, code);
  const found: Text[] = [];
  new Visitor({
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string')
        found.push({ value, start: start + 1, end: end - 1, isOpen: [false, false] });
    },
    TemplateLiteral: ({ quasis }) => {
      for (const [index, quasi] of quasis.entries()) {
        const { raw, cooked } = quasi.value;
        // In TypeScript, the range of the parser contains the delimiters.
        const start = code.indexOf(raw, quasi.start);
        found.push({
          ...{ value: cooked ?? '', start, end: start + raw.length },
          isOpen: [index > 0, index < quasis.length - 1],
        });
      }
    },
  }).visit(program);
  return found.sort((one, other) => other.start - one.start);
}

/** Words of a string that are whole: not those which a value of a template continues. */
function wordsOf({ value, isOpen: [opensStart, opensEnd] }: Text): string[] {
  const whole = value.replace(opensStart ? /^\S+/ : '', '').replace(opensEnd ? /\S+$/ : '', '');
  return whole.split(/\s+/).filter(Boolean);
}

/** The classes of the project's code. */
export interface ClassNames {
  /** The short name of each class of Tailwind that is renamed. */
  short: ReadonlyMap<string, string>;
  /** Every class for which a style sheet has a rule. */
  known: ReadonlySet<string>;
}

/**
 * Reads the code and asks Tailwind for the classes in it.
 * @param root folder of the project
 * @returns short names that depend on the classes alone. Nearly all stay the same when one is added, because a name that
 * changes makes every file with it another one, which visitors load again. These classes keep their names: single words
 * such as `hidden`, which texts contain too; values of CSS such as `tabular-nums`, which code may set; and those which a
 * style sheet names itself
 */
export async function readClassNames(root: string): Promise<ClassNames> {
  const wordsIn = (pattern: string) =>
    new Set(
      globSync(pattern, { cwd: root })
        .filter((file) => !isForTests.test(file))
        .flatMap((file) => textsOf(file, readFileSync(join(root, file), 'utf8')))
        .flatMap(wordsOf),
    );
  const [visitors, editors] = [wordsIn(visitorsCode), wordsIn(editorsCode)];
  const path = join(root, styles);
  const build = async (words: ReadonlySet<string>) => {
    const options = { base: dirname(path), from: path, onDependency: () => undefined };
    return (await compile(readFileSync(path, 'utf8'), options)).build([...words]);
  };
  const own = await build(new Set());
  const css = await build(new Set([...visitors, ...editors]));
  const ownSheets = globSync('src/{site,editor}/**/*.css', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const named = classesOf([own, ...ownSheets].join('\n'));
  const known = new Set([...classesOf(css), ...named]);
  const parts = [...own.matchAll(/\[class\*="([^"]+)"\]/g)].map(([, part = '']) => part);
  const values = new Set(
    [...css.matchAll(/:([^:;{}]+);/g)].flatMap(([, value = '']) => value.split(/[^\w-]+/)),
  );
  const isRenamed = (name: string) =>
    !(
      /^[a-z]+$/.test(name) ||
      named.has(name) ||
      values.has(name) ||
      parts.some((part) => name.includes(part))
    );
  const renamed = [...known].filter((name) => visitors.has(name) || editors.has(name)).filter(isRenamed);
  return { short: shortNames(renamed.sort(), { known, isFrequent: (name) => visitors.has(name) }), known };
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const others = `${letters}0123456789_-`;

/**
 * @param names in a fixed order
 * @returns names of two characters for the visitors' classes, of three for those of the editor alone. A name depends on
 * its class; only a class whose name another one has taken gets another
 */
export function shortNames(
  names: readonly string[],
  { known, isFrequent }: { known: ReadonlySet<string>; isFrequent: (name: string) => boolean },
): Map<string, string> {
  const short = new Map<string, string>();
  const taken = new Set(known);
  // Blockers of advertisements hide elements with classes like `ad`.
  const isFree = (name: string) => !taken.has(name) && !/ad/i.test(name);
  for (const name of names) {
    let found: string;
    let attempt = 0;
    do {
      const hash = hashOf(`${attempt}${name}`);
      const two = `${letters[hash % 52]}${others[Math.floor(hash / 52) % 64]}`;
      found = isFrequent(name) && attempt < 64 ? two : `${two}${others[Math.floor(hash / 3328) % 64]}`;
      attempt += 1;
    } while (!isFree(found));
    taken.add(found);
    short.set(name, found);
  }
  return short;
}

/** FNV-1a of 32 bits. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

/** A string of the code with the changes that short names make, or the words that no style sheet knows. */
interface ClassList {
  start: number;
  end: number;
  text: string;
  unknown: string[];
}

/**
 * @returns the class lists among the strings of a file, which contain at least one class that is renamed
 * @throws Error if a class list contains an escape
 */
export function classListsOf(file: string, code: string, { short, known }: ClassNames): ClassList[] {
  return textsOf(file, code).flatMap((text) => {
    const words = wordsOf(text);
    if (!words.some((word) => short.has(word))) return [];
    const { value, start, end } = text;
    if (code.slice(start, end) !== value)
      throw new Error(`${file} has a class list with an escape: ${value}`);
    // Words that a value of a template continues are no classes of Tailwind.
    const renamed = value.replace(/\S+/g, (word) =>
      words.includes(word) ? (short.get(word) ?? word) : word,
    );
    return [{ start, end, text: renamed, unknown: words.filter((word) => !known.has(word)) }];
  });
}

/** @returns CSS with the short names in its selectors */
export const renameInStyles = (css: string, { short }: ClassNames): string =>
  css.replace(selector, (whole, name: string) => {
    const renamed = short.get(withoutEscapes(name));
    return renamed ? `.${renamed}` : whole;
  });

/** Whether a file, by its path in the project, is code with classes of Tailwind. */
const hasClasses = (file: string): boolean => isOwnCode.test(file) && !isForTests.test(file);

/**
 * Gives Tailwind's classes short names in everything that is built (docs/decisions/091). Must stand behind Tailwind's
 * plugin, whose output it changes.
 * @param root folder of the project
 */
export function shortClassNames(root: string): Plugin {
  let names: Promise<ClassNames> | undefined;
  return {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const file = relative(root, id.replace(/\?.*$/, ''));
      const isStyles = /^src\/.*\.css$/.test(file);
      if (!isStyles && !hasClasses(file)) return undefined;
      names ??= readClassNames(root);
      if (isStyles) return { code: renameInStyles(code, await names), map: null };
      let renamed = code;
      for (const { start, end, text, unknown } of classListsOf(file, code, await names)) {
        if (unknown.length > 0)
          this.error(
            `${file}: no style sheet has a rule for ${unknown.join(' ')} in "${code.slice(start, end)}"`,
          );
        renamed = renamed.slice(0, start) + text + renamed.slice(end);
      }
      return { code: renamed, map: null };
    },
  };
}
