import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import { requestErrors } from '#api/request-errors.ts';
import { trackingBase } from '#api/track-request.ts';
import { trackingTranslate } from '#i18n/tracking.ts';
import { amendRequestSchema, findRequestSchema, type TrackingOutcome } from '#schemas/request-tracking.ts';
import { envelope, refusal } from '../envelope.ts';
import { addressOf } from '../limits/client-address.ts';
import { requestLanguage } from '../request-language.ts';
import type { Asker, Tracking } from '../tracking.ts';
import { rawRequest } from './raw-request.ts';

/**
 * `POST /api/requests/{find,amend,withdraw}`: applicants track their requests. Answers use the contract's envelope.
 * Without `tracking` (an existing backend stores the requests) every call answers that tracking is unavailable.
 */
export function requestRoutes(tracking: Tracking | undefined) {
  const routes = new Hono();
  if (!tracking)
    return routes.all(`${trackingBase}/*`, (c) =>
      c.json(refusal(404, trackingTranslate(requestLanguage(c))('message.off')), 404, notStored),
    );

  const post = <S extends z.ZodType>(
    name: string,
    schema: S,
    act: (request: z.output<S>, asker: Asker) => Promise<TrackingOutcome>,
  ) =>
    routes.post(`${trackingBase}/${name}`, async (c) => {
      const parsed = schema.safeParse(await rawRequest(c));
      if (!parsed.success) return send(c, { kind: 'rejected', errors: requestErrors(parsed.error.issues) });
      return send(
        c,
        await act(parsed.data, { address: addressOf(c) || undefined, language: requestLanguage(c) }),
      );
    });
  post('find', findRequestSchema, tracking.find);
  post('amend', amendRequestSchema, tracking.amend);
  post('withdraw', findRequestSchema, tracking.withdraw);
  return routes;
}

const notStored = { 'cache-control': 'no-store' };

/** HTTP status of each outcome, for calls and pages. */
export const trackingStatus = {
  found: 200,
  rejected: 400,
  notFound: 404,
  closed: 409,
  limited: 429,
  failed: 503,
} as const satisfies Record<TrackingOutcome['kind'], number>;

function send(c: Context, outcome: TrackingOutcome): Response {
  const t = trackingTranslate(requestLanguage(c));
  const status = trackingStatus[outcome.kind];
  const answer = (message: string, more: object = {}) =>
    c.json({ ...refusal(status, message), ...more }, status, notStored);
  switch (outcome.kind) {
    case 'found':
      return c.json(envelope({ data: outcome.request, message: '' }), status, notStored);
    case 'rejected':
      return c.json(refusal(status, t('change.rejected'), outcome.errors), status, notStored);
    case 'closed':
      return answer(t('change.closed'), { data: outcome.request });
    case 'limited':
      c.header('retry-after', String(outcome.retryAfter));
      return answer(t('message.limited', { minutes: Math.ceil(outcome.retryAfter / 60) }));
    default:
      return answer(t(`message.${outcome.kind}`));
  }
}
