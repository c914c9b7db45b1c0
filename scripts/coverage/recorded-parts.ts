import { gunzipSync } from 'node:zlib';
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { clean } from '#api/clean.ts';
import { createTranslations } from '#i18n/translations.ts';
import { machineOf } from '#machines/machines.ts';
import { type Plain, revived } from '#machines/trace/plain.ts';
import { createCatalogue } from '#registry/blocks.ts';
import type { RouteHealth } from '#registry/health.ts';
import { createPageLoader } from '#registry/load-page.ts';
import { builtInGroups } from '#registry/pages/index.ts';
import type { Trace } from '#schemas/trace.ts';
import { worldSchema } from '#schemas/world.ts';
import { createWorldSource } from '#server/world/world-source.ts';
import { partsOfEvent, partsOfStart } from '#tests/machines/model/graph.ts';
import { type Part, partsOfBlock } from './parts.ts';

/**
 * Everything that a recording shows: what its machines did, and the blocks and props of the pages that were looked at.
 * A replay compares only machines on pages without a look.
 */
export async function recordedParts(trace: Trace): Promise<Set<Part>> {
  const looked = (await visitedRoutes(trace)).filter((visited) => visited.looked);
  return new Set([
    ...partsOfMachines(trace),
    ...looked
      .flatMap(({ route }) => route.blocks)
      .flatMap(({ type, props, shown }) => (shown ? partsOfBlock(type, props) : [])),
  ]);
}

function partsOfMachines({ steps }: Trace): Set<Part> {
  const parts = new Set<Part>();
  const runs = new Map<string, { machine: AnyStateMachine; snapshot: AnyMachineSnapshot }>();
  const add = (found: ReadonlySet<Part>) => {
    for (const part of found) parts.add(part);
  };
  for (const step of steps) {
    if (step.kind === 'start') {
      const machine = machineOf(step.machine);
      if (!machine) continue;
      const input = revived((step.input ?? { $type: 'undefined' }) as Plain);
      const [snapshot] = initialTransition(machine, input);
      runs.set(step.actor, { machine, snapshot });
      add(partsOfStart(machine, input));
    } else if (step.kind === 'event') {
      const run = runs.get(step.actor);
      if (!run) continue;
      const event = revived(step.event as Plain) as { type: string };
      add(partsOfEvent(run.machine, run.snapshot, event));
      [run.snapshot] = transition(run.machine, run.snapshot, event);
    }
  }
  return parts;
}

/** The pages of a recording, read again from the recorded content, as this version reads them. */
export async function visitedRoutes(trace: Trace): Promise<{ route: RouteHealth; looked: boolean }[]> {
  const routes = await recordedRoutes(trace);
  return [...lookedByPath(trace)].flatMap(([path, looked]) => {
    const route = routeOf(routes, path);
    return route ? [{ route, looked }] : [];
  });
}

/** Whether there is a look of a page, by the paths of the pages. */
function lookedByPath({ steps }: Trace): Map<string, boolean> {
  const looked = new Map<string, boolean>();
  let path: string | undefined;
  for (const step of steps) {
    if (step.kind === 'page') path = new URL(step.url, 'http://this.site').pathname;
    if (path !== undefined) looked.set(path, looked.get(path) || step.kind === 'look');
  }
  return looked;
}

/** The page, or the page that shows one item at each address below it. */
const routeOf = (routes: readonly RouteHealth[], path: string): RouteHealth | undefined =>
  [path, path.slice(0, path.lastIndexOf('/'))].flatMap(
    (wanted) => routes.find((route) => route.path === wanted) ?? [],
  )[0];

async function recordedRoutes({ world: packed, language, began }: Trace): Promise<RouteHealth[]> {
  if (packed === undefined) return [];
  const world = worldSchema.parse(JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()));
  const loader = createPageLoader({
    catalogue: createCatalogue(),
    groups: builtInGroups,
    source: createWorldSource(world, { report: () => {}, log: () => {} }),
    translations: createTranslations(),
    siteCode: world.siteCode,
    timeZone: world.timeZone,
    today: () => began.slice(0, 10),
    tracksRequests: world.tracksRequests,
    origin: 'http://this.site',
    pictureOf: (src) => ({ src }),
    cleanProps: ({ schema }, props) => clean(schema, props, { base: world.mediaBase }),
    mediaBase: world.mediaBase,
    deadline: 10_000,
    log: () => {},
  });
  const { routes } = await loader.health(language, { of: () => undefined });
  return routes;
}
