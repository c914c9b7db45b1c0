import { Hono } from 'hono';
import type { ServerTranslate } from '#i18n/i18n.ts';
import { beforeDeadline, late } from '#lib/before-deadline.ts';
import type { Language } from '#schemas/language.ts';
import type { Metrics } from '../metrics.ts';
import { monitorToken } from '../middleware/monitor-token.ts';
import { retryLater } from './cached-response.ts';

export interface HealthOptions {
  readDatabase?: (() => Promise<unknown>) | undefined;
  checkStorage?: (() => Promise<unknown>) | undefined;
  /** What `/metrics` tells to those who send `HEALTH_TOKEN`; it answers 404 without both. */
  metrics?: Metrics | undefined;
  healthToken?: string | undefined;
  translations: Readonly<Record<Language, ServerTranslate>>;
}

const fresh = { 'cache-control': 'no-store' };

/** Milliseconds until the database or the storage count as away. */
const patience = 1_000;

/**
 * For load balancers and monitors, which otherwise fetch a whole page every few seconds. `/healthz` says that the process
 * answers: without its database it still serves the pages it knows, so it should neither be restarted nor left out.
 * `/readyz` says that it can read its database and use its media storage as well. `/metrics` has the measures of this process for Prometheus.
 * @param options `readDatabase` and `checkStorage` reject while these are away; absent if an existing backend holds the content
 */
export function healthRoutes({
  readDatabase,
  checkStorage,
  metrics,
  healthToken,
  translations,
}: HealthOptions) {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.text('ok', 200, fresh));
  routes.get('/readyz', async (c) => {
    const [database, storage] = await Promise.all([isReady(readDatabase), isReady(checkStorage)]);
    const problems = [
      ...(database ? [] : ['the database cannot be read']),
      ...(storage ? [] : ['the media storage cannot be used']),
    ];
    return problems.length === 0
      ? c.text('ok', 200, fresh)
      : c.text(problems.join('\n'), 503, { ...fresh, ...retryLater });
  });
  if (metrics && healthToken !== undefined)
    routes.get('/metrics', monitorToken(healthToken, translations), async (c) =>
      c.body(await metrics.text(), 200, { ...fresh, 'content-type': metrics.contentType }),
    );
  return routes;
}

async function isReady(ask: (() => Promise<unknown>) | undefined): Promise<boolean> {
  try {
    return (await beforeDeadline(ask?.() ?? Promise.resolve(), AbortSignal.timeout(patience))) !== late;
  } catch {
    return false;
  }
}
