import type { CallFailures, FailedCall } from '#api/call-failures.ts';
import type { QueryContext } from '#blocks/define.ts';
import { languageKey } from '#schemas/language.ts';
import { type CheckedFinding, worded } from './check-pages.ts';
import type { ParsedBlock } from './read-block.ts';
import type { Route, RouteOrigin } from './route.ts';
import type { Routes } from './route-cache.ts';

/** A block of a page; one that is not shown has a finding that says why. */
interface BlockHealth {
  id: string;
  type: string;
  shown: boolean;
}

/** The last failure of a call that a page makes, and the block that makes it. */
interface PageFailure extends Omit<FailedCall, 'language'> {
  block: string;
}

/** The state of one route in one language. */
export interface RouteHealth {
  path: string;
  language: 'zh' | 'en';
  origin: RouteOrigin;
  /** Of a page. */
  title?: string;
  /** Of a route that only redirects. */
  redirectsTo?: string;
  blocks: BlockHealth[];
  findings: CheckedFinding[];
  lastFailedCall?: PageFailure | undefined;
}

export interface LanguageHealth {
  routes: RouteHealth[];
  /** What belongs to no route: redirects, pages without a path, a config that cannot be read. */
  findings: CheckedFinding[];
  /** Menu items and redirects that disagree with each other, one line each. */
  problems: readonly string[];
  /** False when menu, config, header or footer could not be had; the routes are then those that are left. */
  complete: boolean;
}

/** The context of queries, except for a URL; and how calls last failed. */
type HealthContext = Omit<QueryContext, 'search'> & { failures: Pick<CallFailures, 'of'> };

/** Every route with its origin, its blocks, its findings, and the call of its blocks that failed last. */
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
    blocks: blocksOf(route).map(({ block: { id, type }, valid }) => ({ id, type, shown: valid })),
    findings: byPage.get(route.path) ?? [],
    ...lastFailureOf(blocksOf(route), { ...context, failures }),
  }));
  return { routes, findings: byPage.get('') ?? [], problems: table.problems, complete };
}

const blocksOf = (route: Route): readonly ParsedBlock[] => (route.kind === 'page' ? route.page.blocks : []);

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
    // A block whose queries cannot be made is marked where its page is shown.
    return [];
  }
}
