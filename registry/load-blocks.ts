import type { FormState, QueryContext, Subject } from '#blocks/define.ts';
import type { PageBlock, QueryResult } from './page-payload.ts';
import type { ParsedBlock } from './parse-page.ts';
import { createQueryRunner, type QueryRun } from './run-queries.ts';

type ValidBlock = Extract<ParsedBlock, { valid: true }>;

export interface BlocksToLoad {
  parsed: readonly ParsedBlock[];
  context: QueryContext;
  run: QueryRun;
  /** What forms of the page brought back, by block id. */
  forms?: Readonly<Record<string, FormState>> | undefined;
  /** Called for each part of a block that could not be had. */
  report: (block: string, reason: string) => void;
}

/** The valid blocks of a page with their data: all queries in parallel; a block that breaks is marked, never thrown. */
export function loadBlocks({ parsed, context, run, forms, report }: BlocksToLoad): Promise<PageBlock[]> {
  const runQueries = createQueryRunner(run);

  const queriesOf = async ({
    block,
    definition,
    props,
  }: ValidBlock): Promise<Record<string, QueryResult>> => {
    const queries = definition.queries?.(props, context) ?? {};
    return runQueries(queries, (name, reason) => report(block.id, `${name}: ${reason}`));
  };

  const load = async (entry: ValidBlock): Promise<PageBlock> => {
    const { block, props } = entry;
    const form = forms?.[block.id];
    const shown = { id: block.id, type: block.type, props, ...(form ? { form } : {}) };
    try {
      return { ...shown, queries: await queriesOf(entry) };
    } catch (cause) {
      report(block.id, `its queries could not be made: ${String(cause)}`);
      return { ...shown, queries: {}, broken: true };
    }
  };
  return Promise.all(parsed.filter((entry) => entry.valid).map(load));
}

/** Only the parameters that the page's blocks declare: everything else is ignored and never splits a cache. */
export function declaredSearch(
  parsed: readonly ParsedBlock[],
  search: URLSearchParams,
): Record<string, string> {
  const names = new Set(parsed.flatMap((entry) => (entry.valid ? (entry.definition.parameters ?? []) : [])));
  return Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const value = search.get(name);
      return value === null || value.length > longestParameter ? [] : [[name, value]];
    }),
  );
}

/** No id, page number or date is longer; what is, is not one. */
const longestParameter = 200;

/** What the page is about, if one of its blocks says so. */
export function subjectOf(
  parsed: readonly ParsedBlock[],
  blocks: readonly PageBlock[],
  context: Pick<QueryContext, 'search'>,
): Subject | undefined {
  for (const entry of parsed) {
    const loaded = blocks.find((block) => block.id === entry.block.id);
    if (!entry.valid || !loaded || loaded.broken) continue;
    // The definition's own results: their types were erased with the list of all blocks.
    const subject = entry.definition.subject?.(entry.props, loaded.queries as never, context);
    if (subject) return subject;
  }
  return undefined;
}
