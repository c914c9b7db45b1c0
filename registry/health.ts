import type { CallFailures, FailedCall } from '#api/call-failures.ts';
import type { QueryContext } from '#blocks/define.ts';
import { languageKey } from '#schemas/language.ts';
import { type CheckedFinding, worded } from './check-pages.ts';
import type { ParsedBlock } from './read-block.ts';
import type { Route, RouteOrigin } from './route.ts';
import type { Routes } from './route-cache.ts';
import { usedProps } from './used-props.ts';

/** A block of a page. If it is not shown, a finding gives the reason. */
interface BlockHealth {
  id: string;
  type: string;
  shown: boolean;
  /** Names of the props that have a value (`used-props.ts`). None if it is not shown. */
  props: string[];
}

/** Last failure of a call of the page, with the block that makes the call. */
interface PageFailure extends Omit<FailedCall, 'language'> {
  block: string;
}

/** The state of one route in one language. */
export interface RouteHealth {
  path: string;
  language: 'zh' | 'en';
  origin: RouteOrigin;
  /** Only for pages. */
  title?: string;
  /** Only for redirects. */
  redirectsTo?: string;
  blocks: BlockHealth[];
  /** Ids of the state machines that the page runs. */
  machines: string[];
  findings: CheckedFinding[];
  lastFailedCall?: PageFailure | undefined;
}

export interface LanguageHealth {
  routes: RouteHealth[];
  /** Findings without a route: redirects, pages without a path, an unreadable config. */
  findings: CheckedFinding[];
  /** Conflicts between menu items and redirects, one line each. */
  problems: readonly string[];
  /** False if menu, config, header or footer failed to load. The routes are then incomplete. */
  complete: boolean;
}

/** Query context without URL parameters, and the last failures of calls. */
type HealthContext = Omit<QueryContext, 'search'> & { failures: Pick<CallFailures, 'of'> };

/**
 * @returns every route with its origin, blocks, findings, and the last failed call of its blocks: `GET
 * /api/pages/health`
 */
export function healthOf(
  { table, findings, complete }: Routes,
  { failures, ...context }: HealthContext,
): LanguageHealth {
  const language = languageKey(context.language);
  const all = findings.map((one) => ({ ...worded(one), language }));
  const byPage = Map.groupBy(all, ({ page }) => (page !== undefined && table.routes.has(page) ? page : ''));
  const routes = [...table.routes.values()].map((route) => ({
    path: route.path,
    language,
    origin: route.origin,
    ...(route.kind === 'redirect' ? { redirectsTo: route.to } : { title: route.page.title }),
    blocks: blocksOf(route).map(blockHealth),
    machines: machinesOf(route),
    findings: byPage.get(route.path) ?? [],
    ...lastFailureOf(blocksOf(route), { ...context, failures }),
  }));
  return { routes, findings: byPage.get('') ?? [], problems: table.problems, complete };
}

const blocksOf = (route: Route): readonly ParsedBlock[] => (route.kind === 'page' ? route.page.blocks : []);

const blockHealth = (parsed: ParsedBlock): BlockHealth => ({
  id: parsed.block.id,
  type: parsed.block.type,
  shown: parsed.valid,
  props: parsed.valid ? usedProps(parsed.definition.schema, parsed.props) : [],
});

function machinesOf(route: Route): string[] {
  const own = blocksOf(route).flatMap((block) =>
    block.valid ? (block.definition.machines?.(block.props) ?? []) : [],
  );
  const paging = route.kind === 'page' && route.page.meta.paging ? ['homePager'] : [];
  return [...new Set([...own, ...paging])].sort();
}

function lastFailureOf(
  blocks: readonly ParsedBlock[],
  { failures, ...context }: HealthContext,
): Pick<RouteHealth, 'lastFailedCall'> {
  let last: PageFailure | undefined;
  for (const block of blocks)
    for (const { call, request } of callsOf(block, { ...context, search: {} })) {
      const failure = failures.of({ call, request, language: context.language });
      if (!failure || (last && last.at >= failure.at)) continue;
      const { language: _, ...rest } = failure;
      last = { block: block.block.id, ...rest };
    }
  return last ? { lastFailedCall: last } : {};
}

function callsOf(block: ParsedBlock, context: QueryContext) {
  if (!block.valid) return [];
  try {
    const queries = Object.values(block.definition.queries?.(block.props, context) ?? {});
    return queries.filter((query) => 'call' in query);
  } catch {
    // The page itself marks a block whose queries throw.
    return [];
  }
}
