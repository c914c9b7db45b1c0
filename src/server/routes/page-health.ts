import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { CallFailures } from '#api/call-failures.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import type { PageLoader } from '#registry/load-page.ts';
import { type Language, languages } from '#schemas/language.ts';
import type { Clock } from '../clock.ts';
import { envelope, refusal } from '../envelope.ts';
import { requestLanguage } from '../request-language.ts';

export const pageHealthPath = '/api/pages/health';

export interface PageHealthOptions {
  /** `HEALTH_TOKEN`. If absent, the route answers 404. */
  healthToken?: string | undefined;
  loader: PageLoader;
  failures: CallFailures;
  clock: Clock;
  translations: Readonly<Record<Language, ServerTranslate>>;
}

/**
 * `GET /api/pages/health`: every route in both languages with origin, blocks, findings and the last failed call.
 * Requires the token.
 */
export function pageHealthRoutes({ healthToken, loader, failures, clock, translations }: PageHealthOptions) {
  const routes = new Hono();
  if (healthToken === undefined) return routes;
  const isRight = createTokenCheck(healthToken);
  routes.get(pageHealthPath, async (c) => {
    c.header('cache-control', 'no-store');
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!isRight(token)) {
      c.header('www-authenticate', 'Bearer');
      return c.json(refusal(401, translations[requestLanguage(c)]('server.unauthorised')), 401);
    }
    const found = await Promise.all(languages.map((language) => loader.health(language, failures)));
    const data = {
      checkedAt: clock().toISOString(),
      complete: found.every(({ complete }) => complete),
      lastFailedCall: failures.last(),
      routes: found.flatMap((one) => one.routes),
      findings: found.flatMap((one) => one.findings),
      problems: [...new Set(found.flatMap((one) => one.problems))],
    };
    return c.json(envelope({ data, message: '' }));
  });
  return routes;
}

/** Compares digests, which have equal length, in constant time. */
function createTokenCheck(right: string): (token: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(right);
  return (token) => timingSafeEqual(digest(token), wanted);
}
