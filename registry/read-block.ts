import * as z from 'zod';
import type { BlockDefinition } from '#blocks/define.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { Language } from '#schemas/language.ts';
import { nearestName } from '#schemas/nearest-name.ts';
import type { Block } from '#schemas/page.ts';
import { clip, kindOfValue, type Path, readLeniently } from '#schemas/read-leniently.ts';
import type { BlockCatalogue } from './blocks.ts';
import { append, type Finding, finding, findingOf, reasonOf } from './findings.ts';
import { migrate } from './migrate.ts';

/** A valid block with its definition, or the reason why the block is left out. */
export type ParsedBlock =
  | { valid: true; block: Block; definition: BlockDefinition; props: unknown }
  | { valid: false; block: Block; reason: string };

export interface BlockReading {
  catalogue: BlockCatalogue;
  language: Language;
  /** Sanitises the HTML in a block's props. Passed in because the sanitiser runs only on the server. */
  cleanProps: (definition: BlockDefinition, props: unknown) => unknown;
}

/** Position of a block and its id on the page (`schemas/block-ids.ts`). */
interface BlockPlace {
  page: string | undefined;
  index: number;
  id: string;
}

/** Keys that every block has. `id` is read separately, together with the ids of the other blocks. */
const blockParts = z.object({
  id: z.unknown().optional(),
  type: z.string().min(1),
  version: z.int().min(1).optional().catch(undefined),
  props: z.unknown().optional(),
});

/**
 * Migrates, leniently reads and sanitises the props of a block.
 *
 * @returns a block, and the findings; an invalid one is a value with its reason: visitors do not see it, and the
 * editor's preview shows the reason
 */
export function readBlock(
  value: unknown,
  { page, index, id }: BlockPlace,
  { catalogue, language, cleanProps }: BlockReading,
): { block: ParsedBlock; findings: Finding[] } {
  const findings: Finding[] = [];
  const shell = readLeniently(blockParts, value, language);
  const { type = '', version = 1, props } = shell.ok ? shell.value : {};
  const block: Block = { id, type, version, props: isRecord(props) ? props : {} };
  const place = { page, block: { id, type } };
  const found = (problems: Parameters<typeof findingOf>[0][], within: Path) =>
    problems.map((problem) => findingOf(problem, { ...place, within, whole: 'block' }));

  const leaveOut = (...reasons: Finding[]) => {
    findings.push(...reasons);
    const [reason] = findings.filter(({ severity }) => severity === 'error');
    return { block: { valid: false, block, reason: sentence(reason ?? reasons[0]) } as const, findings };
  };

  if (!shell.ok) return leaveOut(...found(shell.problems, ['blocks', index]));
  // Missing or null `props` are not a problem.
  append(findings, found(shell.problems, ['blocks', index]));
  const definition = catalogue.get(type);
  if (!definition) {
    const nearest = nearestName(type, catalogue.keys());
    return leaveOut(finding('unknown-type', { ...place, found: clip(type), nearest, leftOut: 'block' }));
  }
  const unreadable = props !== undefined && !isRecord(props);
  if (unreadable)
    findings.push(
      finding('wrong-type', {
        ...place,
        prop: `blocks[${index}].props`,
        expected: 'object',
        found: kindOfValue(props),
        leftOut: `blocks[${index}].props`,
      }),
    );
  const migrated = migrate(definition, block);
  if ('code' in migrated)
    return leaveOut(finding(migrated.code, { ...place, ...migrated.values, leftOut: 'block' }));
  const read = readLeniently(definition.schema, migrated.props, language);
  const list = read.ok ? undefined : readAsPlainList(definition, migrated.props, { catalogue, language });
  if (list) {
    const others = read.problems.filter(({ path: [key = ''] }) => !Object.hasOwn(list.block.props, key));
    findings.push(
      ...found([...others, ...list.problems], []),
      finding('source-not-accepted', { ...place, prop: 'source', ...list.source }),
    );
    const props = cleanProps(list.definition, list.props);
    return {
      block: { valid: true, block: { id, ...list.block }, definition: list.definition, props },
      findings,
    };
  }
  // Unreadable props were already reported; their missing keys are not reported as well.
  if (!unreadable) append(findings, found(read.problems, []));
  if (!read.ok) return leaveOut();
  const cleaned = cleanProps(definition, read.value);
  if (definition.isEmpty?.(cleaned)) {
    const reported = findings.some(({ leftOut }) => leftOut !== undefined);
    return leaveOut(...(reported ? [] : [finding('empty', place)]));
  }
  return { block: { valid: true, block, definition, props: cleaned }, findings };
}

/**
 * Reads a list block as the plain list of its source (rule BLK-06).
 * @returns `undefined` if the block accepts the source
 */
function readAsPlainList(
  { fallback }: BlockDefinition,
  stored: Record<string, unknown>,
  { catalogue, language }: Pick<BlockReading, 'catalogue' | 'language'>,
) {
  const definition = fallback && catalogue.get(fallback.type);
  if (!definition) return undefined;
  const { type, version } = definition;
  const block = { type, version, props: fallback.propsOf(stored) };
  const read = readLeniently(definition.schema, block.props, language);
  const refused = read.ok && isRecord(read.value) ? fallback.refuses(read.value.source) : undefined;
  if (!read.ok || refused === undefined) return undefined;
  const source = { found: refused, expected: fallback.accepted.join(', ') };
  return { block, definition, props: read.value, problems: read.problems, source };
}

/** Reason for the editor's preview, without the location: the preview shows it in place of the block. */
const sentence = (reason: Finding | undefined): string =>
  reason ? `${reason.prop ? `${reason.prop}: ` : ''}${reasonOf(reason).en}` : '';

/** @returns the definition of the first block of a page, which may be its head; `undefined` if it is invalid */
export const leadingBlock = ([first]: readonly ParsedBlock[]): BlockDefinition | undefined =>
  first?.valid ? first.definition : undefined;
