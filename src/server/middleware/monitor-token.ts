import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServerTranslate } from '#i18n/i18n.ts';
import type { Language } from '#schemas/language.ts';
import { refusal } from '../envelope.ts';
import { requestLanguage } from '../request-language.ts';

/**
 * Lets programs pass that watch the site, by `Authorization: Bearer`.
 * @param token `HEALTH_TOKEN`
 * @param translations for the refusal, status 401
 */
export function monitorToken(
  token: string,
  translations: Readonly<Record<Language, ServerTranslate>>,
): MiddlewareHandler {
  const isRight = createTokenCheck(token);
  return async (c, next) => {
    c.header('cache-control', 'no-store');
    const [, sent = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (isRight(sent)) return next();
    c.header('www-authenticate', 'Bearer');
    return c.json(refusal(401, translations[requestLanguage(c)]('server.unauthorised')), 401);
  };
}

/** Compares digests, which have equal length, in constant time. */
function createTokenCheck(right: string): (token: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(right);
  return (token) => timingSafeEqual(digest(token), wanted);
}
