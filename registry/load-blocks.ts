import type { ContentSource } from '#api/content-source.ts';
import type { BlockTexts, CallQuery, FormState, PageSubject, Query, QueryContext } from '#blocks/define.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import type { LayoutSheet } from '#lib/layout-sheet.ts';
import type { Language } from '#schemas/language.ts';
import { ownSearch, type PageParameters } from './block-parameters.ts';
import { type CallConditions, type CallOutcome, callWithDeadline } from './call-with-deadline.ts';
import type { PageBlock, QueryKey, QueryResult } from './page-payload.ts';
import type { ParsedBlock } from './read-block.ts';

type ValidBlock = Extract<ParsedBlock, { valid: true }>;

/** Runs the queries of a block. */
export type WatchBlock = <T>(block: { type: string; id: string }, work: () => Promise<T>) => Promise<T>;

interface BlocksToLoad {
  parsed: readonly ParsedBlock[];
  parameters: PageParameters;
  /** `search` holds the declared parameters of all blocks of the page by their names in the URL. */
  context: QueryContext;
  run: QueryRun;
  /** Results of posted forms by block id. */
  forms?: Readonly<Record<string, FormState>> | undefined;
  /** Runs the queries of a block, to trace them. */
  watchBlock?: WatchBlock | undefined;
  /** Called for each part of a block that failed to load. */
  report: (block: string, reason: string) => void;
}

/**
 * Loads the data of the valid blocks of a page with all queries in parallel.
 *
 * @returns the blocks in page order; one whose definition throws is marked as `broken` and does not lose the others
 */
export function loadBlocks({
  parsed,
  parameters,
  context,
  run,
  forms,
  watchBlock = (_block, work) => work(),
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
      id: block.id,
      type: block.type,
      props,
      ...(form ? { form } : {}),
      ...(names ? { parameters: names } : {}),
    };
    try {
      const queries = await watchBlock(block, () => queriesOf(entry));
      const isStatic = entry.definition.isStatic && !form && Object.values(queries).every(isFinal);
      return { ...shown, queries, ...(isStatic ? { isStatic } : {}) };
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

/** @returns texts of the blocks of a page for its description; those of the subject come first */
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

/** @returns the layout of the first block that has one */
export async function sheetIn(
  parsed: readonly ParsedBlock[],
  blocks: readonly PageBlock[],
  language: Language,
): Promise<LayoutSheet | undefined> {
  for (const block of blocks) {
    const entry = parsed.find((candidate) => candidate.block.id === block.id);
    if (!entry?.valid || block.broken) continue;
    // The definition's own results: their types were erased with the list of all blocks.
    const sheet = await entry.definition.sheet?.(entry.props, block.queries as never, language);
    if (sheet) return sheet;
  }
  return undefined;
}

/** At the deadline, queries that are still pending are `late`. */
interface QueryRun extends CallConditions {
  source: ContentSource;
}

/** Called once for each query that failed or came late. */
type Report = (name: string, reason: string) => void;

/** Creates the query runner of a page. It makes each call once even if several blocks share it. */
function createQueryRunner({ source, ...conditions }: QueryRun) {
  const { language } = conditions;
  const outcomes = new Map<string, Promise<CallOutcome<unknown>>>();

  const ask = ({ call, request }: CallQuery): Promise<CallOutcome<unknown>> => {
    const key = JSON.stringify([call, request]);
    const known = outcomes.get(key);
    if (known) return known;
    // Safe: `query()` checked the request against its call, but the list of all queries erases the type.
    const outcome = callWithDeadline(source, { call, request: request as never }, conditions);
    outcomes.set(key, outcome);
    return outcome;
  };

  /** Runs the queries of one block in parallel. Never rejects. */
  return async (
    queries: Readonly<Record<string, Query>>,
    report: Report,
  ): Promise<Record<string, QueryResult>> => {
    const results = Object.entries(queries).map(async ([name, query]): Promise<[string, QueryResult]> => {
      if ('data' in query) {
        return [name, ready([language, 'static', null, name], query.data)];
      }
      return [name, await resultOf(query, (reason) => report(name, reason))];
    });
    return Object.fromEntries(await Promise.all(results));
  };

  async function resultOf(query: CallQuery, report: (reason: string) => void): Promise<QueryResult> {
    const key: QueryKey = [language, query.call, query.request, query.name];
    const outcome = await ask(query);
    if (outcome.state === 'late' || outcome.state === 'failed')
      report(`call ${query.call} ${outcome.reason}`);
    if (outcome.state !== 'ready') return { state: outcome.state, key };
    try {
      const further = await Promise.all(
        Object.entries(query.also?.(outcome.data) ?? {}).map(
          async ([name, one]) =>
            [name, await resultOf(one, (reason) => report(`${name}: ${reason}`))] as const,
        ),
      );
      const states = further.map(([, { state }]) => state);
      for (const state of ['failed', 'late'] as const) if (states.includes(state)) return { state, key };
      const also = Object.fromEntries(
        further.flatMap(([name, result]) => (result.state === 'ready' ? [[name, result.value]] : [])),
      );
      return ready(key, query.select(outcome.data, also));
    } catch (cause) {
      report(`its data could not be read: ${String(cause)}`);
      return { state: 'failed', key };
    }
  }
}

/** True if the browser neither repeats the query nor tells the visitor that its data are missing. */
const isFinal = (result: QueryResult): boolean => result.state === 'ready' || result.key[1] === 'static';

const ready = (key: QueryKey, value: unknown): QueryResult =>
  value === undefined ? { state: 'missing', key } : { state: 'ready', key, value };
