import * as z from 'zod';
import { trimEnd } from '#lib/trim-end.ts';
import { blockIds, writtenId } from '#schemas/block-ids.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languageKey, localiseDeep } from '#schemas/language.ts';
import { type PageDefinition, pageMetaSchema } from '#schemas/page.ts';
import { reservedPaths } from '#schemas/page-address.ts';
import { clip, kindOfValue, readLeniently } from '#schemas/read-leniently.ts';
import { pagePathSchema, type Redirect, redirectSchema } from '#schemas/redirect.ts';
import { append, type Finding, finding, findingOf } from './findings.ts';
import type { BuiltInGroup } from './pages/define.ts';
import { type BlockReading, type ParsedBlock, readBlock } from './read-block.ts';

/** A parsed page: every block with its parsed props, or with the reason why it is left out. */
export interface Page extends Pick<PageDefinition, 'path' | 'title' | 'meta'> {
  /** Empty if the definition has none: the route then uses the label of its menu item. */
  title: string;
  blocks: readonly ParsedBlock[];
}

/** Pages and redirects of `official.pages.config` in one language, with all findings. */
export interface ReadPages {
  pages: Page[];
  redirects: Redirect[];
  findings: Finding[];
}

/**
 * Reads the pages and redirects of one language leniently (rule BLK-04): repairs unambiguous mistakes, leaves out the
 * smallest part around others, and reports each once.
 *
 * @param value parsed JSON: `{ pages, redirects }`, a list of pages, or a single page
 * @param readOne reads a page
 * @returns the readable pages, of which each path occurs once, and the findings; never throws
 */
export function readPages(value: unknown, reading: BlockReading, readOne = readPage): ReadPages {
  const findings: Finding[] = [];
  const { pages, redirects } = partsOf(value, reading.language, findings);
  const read: Page[] = [];
  const paths = new Set<string>();
  for (const [index, raw] of pages.entries()) {
    if (isAbsent(raw, `pages[${index}]`, findings)) continue;
    const one = readOne(raw, reading, `pages[${index}]`);
    append(findings, one.findings);
    if (!one.page) continue;
    const { path } = one.page;
    if (paths.has(path))
      findings.push(finding('duplicate-path', { page: path, prop: `pages[${index}]`, leftOut: 'page' }));
    else read.push(one.page);
    paths.add(path);
  }
  const leading: Redirect[] = [];
  for (const [index, raw] of redirects.entries()) {
    if (isAbsent(raw, `redirects[${index}]`, findings)) continue;
    const one = readRedirect(raw, reading.language, `redirects[${index}]`);
    append(findings, one.findings);
    if (one.redirect) leading.push(one.redirect);
  }
  return { pages: read, redirects: leading, findings };
}

/**
 * {@link readPages} from the value of the remote config: JSON text with a part for each language.
 *
 * @param text value of a `bySysDetail` answer
 * @param readOne reads a page
 * @returns no pages and one finding if the text is not JSON
 */
export function readPagesConfig(text: string, reading: BlockReading, readOne = readPage): ReadPages {
  const key = languageKey(reading.language);
  const none = { pages: [], redirects: [] };
  const value = parseJson(text);
  if (!isRecord(value))
    return { ...none, findings: [finding('unreadable', { expected: '{ "zh": …, "en": … }' })] };
  // A backend that localises texts itself sends one part for both languages.
  const own = Object.hasOwn(value, 'zh') || Object.hasOwn(value, 'en') ? value[key] : value;
  return own === undefined || own === null
    ? { ...none, findings: [finding('missing-language', { expected: key })] }
    : readPages(own, reading, readOne);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A null list entry is dropped with a notice. */
function isAbsent(value: unknown, prop: string, findings: Finding[]): boolean {
  if (value !== null) return false;
  findings.push(finding('null-value', { prop }));
  return true;
}

/** `$schema` is the JSON Schema of the file. */
const configParts = z.object({
  $schema: z.unknown().optional(),
  pages: z.unknown().optional(),
  redirects: z.unknown().optional(),
});

function partsOf(
  value: unknown,
  language: Language,
  findings: Finding[],
): { pages: readonly unknown[]; redirects: readonly unknown[] } {
  if (Array.isArray(value)) return { pages: value, redirects: [] };
  if (isRecord(value) && !Object.hasOwn(value, 'pages') && hasAny(value, ['path', 'blocks']))
    return { pages: [value], redirects: [] };
  const read = readLeniently(configParts, value, language);
  append(
    findings,
    read.problems.map((problem) => findingOf(problem, { whole: 'pages' })),
  );
  const { pages, redirects } = read.ok ? read.value : {};
  return { pages: listOf(pages, 'pages', findings), redirects: listOf(redirects, 'redirects', findings) };
}

function listOf(value: unknown, name: string, findings: Finding[]): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === undefined || value === null || value === '') return [];
  if (isRecord(value)) {
    findings.push(finding('coerced', { prop: name, found: 'object', expected: 'list', used: '[…]' }));
    return [value];
  }
  findings.push(
    finding('wrong-type', { prop: name, expected: 'list', found: kindOfValue(value), leftOut: name }),
  );
  return [];
}

/** Keys of a page except its path, which is read first because findings name it. */
const pageParts = z.object({
  title: z.string().optional(),
  meta: pageMetaSchema.optional(),
  blocks: z.unknown().optional(),
  /** JSON Schema of the file. */
  $schema: z.unknown().optional(),
});

/**
 * Reads one page.
 *
 * @param place position in the config, which identifies a page without a usable path
 *
 * @returns no page if its path is unusable
 */
export function readPage(
  value: unknown,
  reading: BlockReading,
  place = '',
): { page?: Page; findings: Finding[] } {
  if (!isRecord(value))
    return {
      findings: [
        finding('wrong-type', {
          ...(place ? { prop: place } : {}),
          expected: 'object',
          found: kindOfValue(value),
          leftOut: 'page',
        }),
      ],
    };
  const { path: written, ...rest } = value;
  const findings: Finding[] = [];
  const path = readPath(written, (code, values) => findings.push(finding(code, { prop: 'path', ...values })));
  const page = path ?? (place || undefined);
  for (const one of findings) {
    one.page = page;
    if (path === undefined) one.leftOut = 'page';
  }
  const parts = readLeniently(pageParts, rest, reading.language);
  // Also reports the other mistakes of a page that is left out: its author needs them.
  append(
    findings,
    parts.problems.map((problem) => findingOf(problem, { page, whole: 'page' })),
  );
  const { title, meta = {}, blocks } = parts.ok ? parts.value : {};
  if (title === undefined || title.trim() === '')
    findings.push(finding('missing-title', { page, prop: 'title' }));
  const read = readBlocks(blocks, reading, page);
  append(findings, read.findings);
  return path === undefined
    ? { findings }
    : { page: { path, title: title?.trim() ?? '', meta, blocks: read.blocks }, findings };
}

/**
 * Makes a reader of the config's texts in one language that reads a page again only if its definition has changed since the
 * text before: sanitising the HTML of all pages takes longer than a publish otherwise does.
 * @returns the function {@link readPagesConfig}; pages that stay as they were are the same objects
 */
export function createPagesReader(): (text: string, reading: BlockReading) => ReadPages {
  let before = new Map<string, ReturnType<typeof readPage>>();
  return (text, reading) => {
    const now: typeof before = new Map();
    const read = readPagesConfig(text, reading, (value, _, place) => {
      const definition = JSON.stringify(value);
      const one = before.get(definition) ?? readPage(value, reading, place);
      // Findings of a page without a path name its place.
      if (one.page) now.set(definition, one);
      return one;
    });
    before = now;
    return read;
  };
}

/**
 * Reads the blocks of a page. Drops `null` entries.
 *
 * @param page identifies the page in findings
 * @returns blocks in page order, invalid ones included
 */
export function readBlocks(
  value: unknown,
  reading: BlockReading,
  page?: string,
): { blocks: ParsedBlock[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const raws = listOf(value, 'blocks', findings);
  const ids = blockIds(raws);
  const blocks: ParsedBlock[] = [];
  for (const [index, raw] of raws.entries()) {
    if (isAbsent(raw, `blocks[${index}]`, findings)) continue;
    const id = ids[index] ?? '';
    const one = readBlock(raw, { page, index, id }, reading);
    const own = writtenId(raw);
    const block = { id, type: one.block.block.type };
    if (own === undefined && isRecord(raw)) findings.push(finding('missing-id', { page, block, used: id }));
    else if (own !== undefined && own !== id)
      findings.push(finding('duplicate-id', { page, block, found: clip(own), used: id }));
    append(findings, one.findings);
    blocks.push(one.block);
  }
  for (const one of findings) one.page = page;
  return { blocks, findings };
}

type ReportPath = (
  code: 'missing-path' | 'invalid-path' | 'reserved-path' | 'repaired-path',
  values: Pick<Finding, 'found' | 'used'>,
) => void;

/**
 * Normalises a path of this site: one leading slash, no trailing slash, no query, no fragment. Undefined if nothing is
 * left.
 */
function readPath(written: unknown, report: ReportPath): string | undefined {
  if (written === undefined || written === null || written === '') {
    report('missing-path', {});
    return undefined;
  }
  const text = typeof written === 'number' ? String(written) : written;
  if (typeof text !== 'string') {
    report('invalid-path', { found: kindOfValue(written) });
    return undefined;
  }
  const path = repairedPath(text);
  const found = clip(text);
  if (path === undefined) {
    report(text.trim() === '' ? 'missing-path' : 'invalid-path', { found });
    return undefined;
  }
  if (path !== written) report('repaired-path', { found, used: clip(path) });
  const [, first = ''] = path.toLowerCase().split('/');
  if (reservedPaths.some((name) => name === first)) report('reserved-path', { found: clip(path) });
  return path;
}

function repairedPath(text: string): string | undefined {
  const trimmed = text.trim();
  const local = /^https?:\/\//i.test(trimmed) ? URL.parse(trimmed)?.pathname : trimmed;
  if (!local || /^[a-z][a-z\d+.-]*:/i.test(local)) return undefined;
  const path = `/${trimEnd(
    decoded(local.replace(/[?#].*$/s, ''))
      .trim()
      .replace(/^\/+/, ''),
    /\//,
  )}`;
  return pagePathSchema.safeParse(path.replaceAll(' ', '')).success ? path : undefined;
}

/** Decodes a path, because routes are looked up by decoded paths. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function readRedirect(
  value: unknown,
  language: Language,
  place: string,
): { redirect?: Redirect; findings: Finding[] } {
  if (!isRecord(value)) {
    const values = { prop: place, expected: 'object', found: kindOfValue(value), leftOut: 'redirect' };
    return { findings: [finding('wrong-type', values)] };
  }
  const { from: writtenFrom, to: writtenTo, ...rest } = value;
  const { problems } = readLeniently(z.object({}), rest, language);
  const findings = problems.map((problem) => findingOf(problem, { within: [place], whole: 'redirect' }));
  const at =
    (name: string): ReportPath =>
    (code, values) => {
      findings.push(finding(code, { prop: `${place}.${name}`, ...values }));
    };
  const from = readPath(writtenFrom, at('from'));
  const to = readTarget(writtenTo, at('to'));
  if (from !== undefined && to !== undefined) return { redirect: { from, to }, findings };
  for (const one of findings) if (one.severity === 'error') one.leftOut = 'redirect';
  return { findings };
}

/** Reads a target on this site, which may have a query. */
function readTarget(written: unknown, report: ReportPath): string | undefined {
  if (redirectSchema.shape.to.safeParse(written).success && typeof written === 'string') return written;
  const path = readPath(written, (code, values) => code !== 'repaired-path' && report(code, values));
  if (path === undefined) return undefined;
  const [rest = ''] = String(written).match(/[?#].*$/s) ?? [];
  const target = redirectSchema.shape.to.safeParse(path + rest.trim());
  report(target.success ? 'repaired-path' : 'invalid-path', {
    found: clip(String(written)),
    ...(target.success ? { used: clip(target.data) } : {}),
  });
  return target.data;
}

/** A first-level menu with its pages in one language. */
export interface ReadGroup extends Pick<BuiltInGroup, 'path' | 'redirects'> {
  pages: readonly Page[];
}

/**
 * Reads the built-in pages in one language with the same reader.
 *
 * @returns the groups with their readable pages; a finding here is a defect of `registry/pages`
 */
export function readGroups(
  groups: readonly BuiltInGroup[],
  reading: BlockReading,
): { groups: ReadGroup[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const read = groups.map((group) => ({
    ...group,
    pages: group.pages.flatMap((definition) => {
      const one = readPage(localiseDeep(definition, reading.language), reading);
      append(findings, one.findings);
      return one.page ?? [];
    }),
  }));
  return { groups: read, findings };
}

const hasAny = (value: object, names: readonly string[]): boolean =>
  names.some((name) => Object.hasOwn(value, name));
