import type { BlockTexts, FormState, PageSubject, QueryContext } from '#blocks/define.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import { ownSearch, type PageParameters } from './block-parameters.ts';
import type { PageBlock, QueryResult } from './page-payload.ts';
import type { ParsedBlock } from './read-block.ts';
import { createQueryRunner, type QueryRun } from './run-queries.ts';

type ValidBlock = Extract<ParsedBlock, { valid: true }>;

export interface BlocksToLoad {
  parsed: readonly ParsedBlock[];
  parameters: PageParameters;
  /** `search` holds the declared parameters of all blocks of the page by their names in the URL. */
  context: QueryContext;
  run: QueryRun;
  /** Results of posted forms by block id. */
  forms?: Readonly<Record<string, FormState>> | undefined;
  /** Called for each part of a block that failed to load. */
  report: (block: string, reason: string) => void;
}

/** Loads the data of the valid blocks of a page with all queries in parallel. Marks a block that throws as `broken`. */
export function loadBlocks({
  parsed,
  parameters,
  context,
  run,
  forms,
  report,
}: BlocksToLoad): Promise<PageBlock[]> {
  const runQueries = createQueryRunner(run);

  const queriesOf = async ({
    block,
    definition,
    props,
  }: ValidBlock): Promise<Record<string, QueryResult>> => {
    const search = ownSearch(parameters.get(block.id), context.search);
    const queries = definition.queries?.(props, { ...context, search }) ?? {};
    return runQueries(queries, (name, reason) => report(block.id, `${name}: ${reason}`));
  };

  const load = async (entry: ValidBlock): Promise<PageBlock> => {
    const { block, props } = entry;
    const form = forms && Object.hasOwn(forms, block.id) ? forms[block.id] : undefined;
    const names = parameters.get(block.id);
    const shown = {
      ...{ id: block.id, type: block.type, props },
      ...(form ? { form } : {}),
      ...(names ? { parameters: names } : {}),
    };
    try {
      return { ...shown, queries: await queriesOf(entry) };
    } catch (cause) {
      report(block.id, `its queries could not be made: ${String(cause)}`);
      return { ...shown, queries: {}, broken: true };
    }
  };
  return Promise.all(parsed.filter((entry) => entry.valid).map(load));
}

/**
 * Finds the subject of the page and the block that shows it. The choice of the block depends on the page and not on its
 * URL: opening an item in one block must not change another (rule BLK-01).
 * @returns undefined if no block has a subject
 */
export function subjectOf(
  parsed: readonly ParsedBlock[],
  blocks: readonly PageBlock[],
  { parameters, search }: { parameters: PageParameters; search: QueryContext['search'] },
): { block: PageBlock; subject: PageSubject } | undefined {
  const candidates = parsed.flatMap((entry) => (entry.valid && ownsItem(entry, parameters) ? [entry] : []));
  const chosen = candidates.find(({ definition }) => !definition.itemIsOptional) ?? candidates[0];
  const block = blocks.find(({ id }) => id === chosen?.block.id);
  if (!chosen || !block || block.broken) return undefined;
  // The definition's own results: their types were erased with the list of all blocks.
  const subject = chosen.definition.subject?.(chosen.props, block.queries as never, {
    search: ownSearch(parameters.get(block.id), search),
  });
  return subject && { block, subject };
}

/**
 * True if the block has the parameter under its short name. In later blocks the name is prefixed: their item is part of
 * the page, not its subject.
 */
const ownsItem = (
  { block, definition: { itemParameter } }: ValidBlock,
  parameters: PageParameters,
): boolean => itemParameter !== undefined && parameters.get(block.id)?.[itemParameter] === itemParameter;

/** Texts of the blocks of a page. Those of the subject come first. */
export const textsOf = (
  parsed: readonly ParsedBlock[],
  blocks: readonly PageBlock[],
  t: ServerTranslate,
): BlockTexts[] =>
  blocks
    .toSorted((a, b) => Number(b.subject ?? false) - Number(a.subject ?? false))
    .flatMap((block) => {
      const entry = parsed.find((candidate) => candidate.block.id === block.id);
      if (!entry?.valid || block.broken) return [];
      // The definition's own results: their types were erased with the list of all blocks.
      return entry.definition.texts?.(entry.props, block.queries as never, t) ?? [];
    });
