import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Comments of these folders are judged; tests are judged by their titles too. */
const files = globSync('{schemas,blocks,registry,src,scripts,tests}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
  (file) => !file.endsWith('.d.mts') && file !== 'tests/language.test.ts',
);
const isTest = (file: string) => /\.(test|spec)\.(tsx?|mjs)$/.test(file);

interface Line {
  file: string;
  line: number;
  text: string;
}

/** A file's text, and its comments, which are parsed once for all tests. */
interface Source {
  file: string;
  source: string;
  comments: { value: string; start: number; end: number }[];
}

const sources = files.map((file): Source => {
  const source = readFileSync(join(root, file), 'utf8');
  return { file, source, comments: parseSync(file, source).comments };
});

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;

/** Text of a source file's comments, without code quoted in backticks. */
const commentsOf = ({ file, source, comments }: Source): Line[] =>
  comments.map(({ value, start }) => ({
    file,
    line: lineAt(source, start),
    text: value.replace(/`[^`]*`/g, '').replace(/^\s*\*+/gm, ''),
  }));

/** Titles of the tests of a file: the literal first arguments of `describe`, `it` and `test`. */
function titlesOf({ file, source }: Source): Line[] {
  const calls = source.matchAll(
    /\b(?:describe|it|test)(?:\.[a-z]+(?:\([^\n]*?\))?)*\(\s*(?:'((?:[^'\\\n]|\\.)+)'|`([^`]+)`)/gi,
  );
  return [...calls].map(({ 1: plain, 2: template, index }) => ({
    file,
    line: lineAt(source, index),
    text: plain ?? template ?? '',
  }));
}

const comments = sources.flatMap(commentsOf);
const titles = sources.filter(({ file }) => isTest(file)).flatMap(titlesOf);

const wordsOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { text }) => sum + (text.match(/[A-Za-z][\w'-]*/g)?.length ?? 0), 0);

/** Uses of a pattern, each with its place. */
const usesOf = (pattern: RegExp, lines: readonly Line[]) =>
  lines.flatMap(({ file, line, text }) =>
    [...text.matchAll(pattern)].map(({ 0: match, index = 0 }) => {
      const at = line + text.slice(0, index).split('\n').length - 1;
      return `${file}:${at} ${match.replace(/\s+/g, ' ')}`;
    }),
  );

/** Folders whose functions other folders use. Their docstrings say what the type does not: units, absence, errors. */
const shared = /^(?:schemas|src\/(?:lib|i18n|machines|api|ui)|registry)\/|^blocks\/[^/]+$/;

/** Exported functions of a file that return a value but whose docstring has no `@returns`. Components are exempt. */
function silentExports({ file, source, comments }: Source): string[] {
  const { program } = parseSync(file, source);
  const known = new Set<string>();
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { declaration } = node;
    const found =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id, init }) => ({ id, made: init }))
        : 'id' in declaration
          ? [{ id: declaration.id, made: declaration }]
          : [];
    return found.flatMap(({ id, made }) => {
      const name = id?.type === 'Identifier' ? id.name : '';
      if (!made || !('params' in made) || known.has(name)) return [];
      known.add(name);
      const answer = made.returnType ? source.slice(made.returnType.start, made.returnType.end) : '';
      const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name);
      if (isComponent || /^: (?:Promise<)?void>?$/.test(answer)) return [];
      const docstring = comments.findLast(
        ({ end }) => end <= node.start && source.slice(end, node.start).trim() === '',
      );
      return docstring?.value.includes('@returns') ? [] : [`${file}: ${name}`];
    });
  });
}

/** Turns of phrase that hide who does what. Well-written code bases use each at most 0.3 times in 1,000 words. */
const riddles = {
  'stand, stands, stood': /\b(?:stands?|stood|standing)\b/gi,
  'what is, has, stands, came …':
    /\bwhat (?:is|are|was|were|has|have|had|stands?|stood|came|comes|goes|went|lies|remains)\b/gi,
  'nobody, somebody, whoever, whatever': /\b(?:nobody|somebody|whoever|whatever)\b/gi,
};

describe('comments', () => {
  it.each(Object.entries(riddles))('use "%s" at most 0.3 times in 1,000 words', (_, pattern) => {
    const uses = usesOf(pattern, comments);
    const rate = (uses.length / wordsOf(comments)) * 1000;
    expect(rate, `${rate.toFixed(2)} in 1,000 words:\n${uses.join('\n')}`).toBeLessThan(0.3);
  });
});

describe('docstrings', () => {
  it('of exported functions that other folders use say what they return', () => {
    const own = sources.filter(
      ({ file }) => shared.test(file) && !/\.(?:test|test-support|stories)\./.test(file),
    );
    expect(
      own.flatMap(silentExports),
      'write @returns: units, format, and what an absent or empty answer means',
    ).toEqual([]);
  });
});

describe('test titles', () => {
  it.each(Object.entries(riddles))('use "%s" at most 0.3 times in 1,000 words', (_, pattern) => {
    const uses = usesOf(pattern, titles);
    const rate = (uses.length / wordsOf(titles)) * 1000;
    expect(rate, `${rate.toFixed(2)} in 1,000 words:\n${uses.join('\n')}`).toBeLessThan(0.3);
  });
});

/** Names of private terms, and the standard term to write instead. */
const bannedIdentifiers: Readonly<Record<string, string>> = {
  Acting: 'AuditContext',
  Asked: 'QueryBoundary, BackendRequest: by meaning',
  Beside: 'SidePanelQueries',
  besideQueries: 'sidePanelQueries',
  Bones: 'Skeleton',
  Changing: 'DraftDependencies',
  foldRest: 'appendUnmappedFields',
  HalfBox: 'LanguageInput',
  keepForgetting: 'startRetentionJob',
  keepInFile: 'storeInFile',
  keepPresent: 'preservedRows',
  keepVersion: 'archiveVersion',
  Kept: 'cached, stored, preserved, archived: by meaning',
  keptHtml: 'htmlAllowlist',
  leadsElsewhere: 'isPathTraversal',
  LineBone: 'SkeletonLine',
  notAsked: 'noQuery',
  standsIn: 'matchesPath, referencesAddress',
  stretchOf: 'sectionRange',
  Surroundings: 'SubmissionDependencies',
  TextPair: 'LocalisedTextField',
  useAsk: 'useEditorQuery',
  usePair: 'useLocalisedText',
  useWayBack: 'useRestoreFocus',
  useWords: 'useTranslate',
  Words: 'Translate',
  waysOn: 'notFoundLinks',
};

/** File names of private terms, and the noun of the main export to write instead. */
const bannedFiles: Readonly<Record<string, string>> = {
  'kept-html': 'html-allowlist',
  'kept-values': 'by meaning',
  beside: 'side-panel-queries',
  bell: 'wake-signal',
  writing: 'mail-formatter',
  Free: 'EmptySchedule',
  Off: 'TrackingUnavailable',
  Trouble: 'TrackingError',
  'form-rest': 'unmapped-fields',
  tolerant: 'lenient-fields',
  'request-proof': 'request-verification',
  'field-words': 'labels on the schema key',
  HalfBox: 'LanguageInput',
  TextPair: 'LocalisedTextField',
  'use-pair': 'useLocalisedText',
  edited: 'translation-status',
  leaf: 'localised text',
  'use-room': 'use-element-size',
  stretch: 'section-range',
  glide: 'animate-scroll',
  window: 'visible-range',
  follow: 'sync-media-index',
  'whole-item': 'detail-item',
  'ask-backend': 'fetch-from-backend',
  'known-routes': 'route-cache',
  'shown-at': 'public-url',
  'made-from': 'base-version',
  'rising-sorts': 'minimal-reorder',
  same: 'deep-equal',
  capital: 'capitalise',
  lift: 'localise-example',
  'ways-on': 'not-found-links',
};

describe('names', () => {
  it('are standard terms, none of the listed private ones', () => {
    const banned = new RegExp(`(?<![\\w.-])(?:${Object.keys(bannedIdentifiers).join('|')})(?![\\w-])`, 'g');
    const found = sources.flatMap(({ file, source, comments }) => {
      const ends = [0, ...comments.map(({ end }) => end)];
      const parts = ends.map((end, index) => source.slice(end, comments[index]?.start));
      const code = parts.join('').replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
      return [...new Set(code.match(banned))].map(
        (name) => `${file}: ${name}; write ${bannedIdentifiers[name]}`,
      );
    });
    expect(found).toEqual([]);
  });

  it('of files are standard terms, none of the listed private ones', () => {
    const found = files.flatMap((file) => {
      const name = basename(file).replace(/\..*$/, '');
      return Object.hasOwn(bannedFiles, name) ? [`${file}: ${bannedFiles[name]}`] : [];
    });
    expect(found).toEqual([]);
  });
});
