import { readEnvelope } from '#api/envelope.ts';
import { errorMessage } from '#lib/error-message.ts';
import { blockIds } from '#schemas/block-ids.ts';
import type { ReadinessCode } from '#schemas/editor/readiness-codes.ts';
import { footerSchema } from '#schemas/footer.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Localised, languageKey, languages } from '#schemas/language.ts';
import { placeText } from '#schemas/read-leniently.ts';
import { remoteConfigs } from '#schemas/remote-config.ts';
import { type Finding, finding, wordFinding } from './findings.ts';
import type { BlockReading } from './read-block.ts';
import { readPages } from './read-pages.ts';
import { checkPageTexts, checkValue, type SiteFacts } from './readiness.ts';

/** A finding with its message, for authors of pages. */
export interface CheckedFinding extends Finding {
  /** Language of the part it is in. Absent if the input has one part for both languages. */
  language?: 'zh' | 'en' | undefined;
  /** The finding as a sentence. */
  message: Localised;
}

/** All findings about an input, or the reason why it cannot be read. */
export type PagesCheck = { kind: 'checked'; findings: CheckedFinding[] } | Unreadable;

interface Unreadable {
  kind: 'unreadable' | 'tooMany';
  reason: Localised;
}

export interface PagesChecking extends Omit<BlockReading, 'language'> {
  /** Maximum number of JSON values in an input. A site of 40 pages in both languages has 2,500. */
  mostValues?: number | undefined;
  /** With it, pictures and headings inside texts are checked too, as before publishing in the editor, and the site's logos. */
  facts?: Pick<SiteFacts, 'inkOf'>;
}

/** Maximum nesting depth of JSON. Block props of this site have about ten levels. */
const deepest = 100;

const pagesKey = 'official.pages.config';

/**
 * Checks page definitions: JSON text of one page, of the pages of one language (`{ pages, redirects }`) or of both (`{
 * zh, en }`), or the answer of the config call (`[{ key, value }]`, with or without its envelope).
 *
 * @returns all findings of the reader that the site itself uses. Pages without findings also match the JSON Schema.
 */
export function checkPages(
  text: string,
  { mostValues = Infinity, facts, ...reading }: PagesChecking,
): PagesCheck {
  const parsed = parseJson(text, mostValues);
  if (parsed.kind !== 'parsed') return parsed;
  const logos = facts && logoFindings(parsed.value, mostValues, facts);
  if (logos) return { kind: 'checked', findings: logos.map(worded) };
  const answered = valueOfAnswer(parsed.value, mostValues);
  if (answered.kind !== 'parsed') return answered;
  const { value } = answered;
  if (!isRecord(value) && !Array.isArray(value)) return unreadable.noPages;
  const findings = isInBoth(value)
    ? [
        ...strayKeys(value),
        ...languages.flatMap((language) => findingsIn(value, { language, facts, ...reading })),
      ]
    : [
        ...readPages(value, { ...reading, language: languages[0] }).findings,
        ...(facts ? textFindings(value, { language: languages[0], facts, ...reading }) : []),
      ];
  return { kind: 'checked', findings: findings.map(worded) };
}

/** @returns the finding with its message in both languages */
export const worded = <T extends Finding>(one: T): T & { message: Localised } => ({
  ...one,
  message: wordFinding(one),
});

type Parsed = { kind: 'parsed'; value: unknown } | Unreadable;

const because = (zh: string, en: string): Unreadable => ({
  kind: 'unreadable',
  reason: { zh, en },
});

const unreadable = {
  tooDeep: because(`JSON 嵌套超过 ${deepest} 层`, `The JSON is nested more than ${deepest} levels deep`),
  noPages: because(
    '内容不是页面定义：应为一个页面、{ pages } 或 { zh, en }',
    'This is no page definition: a page, { pages } or { zh, en } is expected',
  ),
  noEntry: because(`答复中没有 ${pagesKey}`, `The answer has no ${pagesKey}`),
};

function parseJson(text: string, mostValues: number): Parsed {
  const { depth, values } = sizeOf(text, mostValues);
  if (depth > deepest) return unreadable.tooDeep;
  if (values > mostValues)
    return {
      kind: 'tooMany',
      reason: {
        zh: `内容过多：最多 ${mostValues} 个 JSON 值`,
        en: `The input is too large: it may have ${mostValues} JSON values`,
      },
    };
  try {
    return { kind: 'parsed', value: JSON.parse(text) };
  } catch (error) {
    const detail = errorMessage(error);
    return because(`内容不是 JSON：${detail}`, `This is not JSON: ${detail}`);
  }
}

/**
 * Measures nesting depth and the approximate number of values before recursive code reads the JSON. Stops as soon as a
 * limit is exceeded.
 */
function sizeOf(text: string, mostValues: number): { depth: number; values: number } {
  let depth = 0;
  let open = 0;
  let values = 1;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{},]/gs)) {
    if (token === '[' || token === '{') open += 1;
    else if (token === ']' || token === '}') open -= 1;
    if (token === '[' || token === '{' || token === ',') values += 1;
    depth = Math.max(depth, open);
    if (depth > deepest || values > mostValues) break;
  }
  return { depth, values };
}

/** Unwraps the value of a `bySysDetail` answer. Returns any other value unchanged. */
function valueOfAnswer(value: unknown, mostValues: number): Parsed {
  const envelope = readEnvelope(value);
  const data = envelope ? envelope.data : value;
  if (!Array.isArray(data)) return envelope ? unreadable.noEntry : { kind: 'parsed', value };
  const entries = data.filter(isEntry);
  if (entries.length === 0 && !envelope) return { kind: 'parsed', value };
  const entry = entries.find(({ key }) => key === pagesKey) ?? entries.find(({ key }) => key === undefined);
  return entry ? parseJson(entry.value, mostValues) : unreadable.noEntry;
}

const isEntry = (value: unknown): value is { key?: unknown; value: string } =>
  isRecord(value) && typeof value.value === 'string';

/** True if the config value has a part for each language. */
const isInBoth = (value: object): value is Readonly<Record<string, unknown>> =>
  ['zh', 'en'].some((key) => Object.hasOwn(value, key));

function findingsIn(
  value: Readonly<Record<string, unknown>>,
  { facts, ...reading }: BlockReading & Pick<PagesChecking, 'facts'>,
): (Finding & { language: 'zh' | 'en' })[] {
  const key = languageKey(reading.language);
  const part = value[key];
  const findings =
    part === undefined || part === null
      ? [finding('unreadable', { found: `"${key}"` })]
      : [...readPages(part, reading).findings, ...(facts ? textFindings(part, { facts, ...reading }) : [])];
  return findings.map((one) => ({ ...one, language: key }));
}

const textCodes = {
  missingAlt: 'missing-alt',
  headingOrder: 'heading-order',
  lowContrast: 'low-contrast',
  wrongCrop: 'wrong-crop',
} as const;

const isTextCode = (code: ReadinessCode): code is keyof typeof textCodes => Object.hasOwn(textCodes, code);

/** The findings of the check before publishing that need no running site. */
function textFindings(
  part: unknown,
  { language, facts, catalogue }: BlockReading & Required<Pick<PagesChecking, 'facts'>>,
): Finding[] {
  const listed = isRecord(part) && Array.isArray(part.pages) ? part.pages : part;
  return (Array.isArray(listed) ? listed : [listed]).flatMap((page) => {
    const blocks = isRecord(page) && Array.isArray(page.blocks) ? page.blocks : [];
    const ids = blockIds(blocks);
    return checkPageTexts(page, language, { facts, catalogue }).flatMap(
      ({ code, path, about = '', index }) => {
        if (!isTextCode(code)) return [];
        const type = String(blocks[index]?.type ?? '');
        return finding(textCodes[code], {
          ...(isRecord(page) && typeof page.path === 'string' ? { page: page.path } : {}),
          ...{ block: { id: ids[index] ?? '', type }, prop: placeText(path), found: about },
        });
      },
    );
  });
}

/**
 * Findings about the logos of the header or the footer.
 * @returns undefined if the input is not the answer of the call that has them
 */
function logoFindings(
  value: unknown,
  mostValues: number,
  facts: NonNullable<PagesChecking['facts']>,
): Finding[] | undefined {
  const data = readEnvelope(value)?.data ?? value;
  const entry = Array.isArray(data) ? data.filter(isEntry).find(({ key }) => key === logoKey) : undefined;
  const header = entry && parseJson(entry.value, mostValues);
  const check = (schema: Parameters<typeof checkValue>[1]['schema'], logos: unknown) =>
    checkValue(logos, { schema, language: languages[0], facts }).flatMap(({ code, path, about = '' }) =>
      code === 'lowContrast' ? [finding('low-contrast', { prop: placeText(path), found: about })] : [],
    );
  if (header?.kind === 'parsed') return check(remoteConfigs[logoKey], header.value);
  return isRecord(data) && Object.hasOwn(data, 'companyLogo') ? check(footerSchema, data) : undefined;
}

const logoKey = 'official.header.logo';

const strayKeys = (value: object): Finding[] =>
  Object.keys(value)
    .filter((key) => !['zh', 'en', '$schema'].includes(key))
    .map((key) => finding('unknown-key', { prop: key }));
