import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { presenceCalls } from '#schemas/editor/presence.ts';
import { presenceEventsPath, presenceQuerySchema } from '#schemas/editor/presence.ts';
import { done, fieldErrors, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import { isWithinLimits } from '../limits/reach.ts';
import { answer, callerOf, type EditorRoutesOptions, refuseAccess } from '../routes.ts';
import { createPresence, type PresenceOptions } from './presence.ts';

/** Milliseconds between two signs of life: proxies end a silent connection, `deploy/nginx.conf` after 15 s. */
const heartbeat = 10_000;

/** The call `presence`, and `GET /api/editor/presence-events`, which sends the same as server-sent events. */
export function openPresence({
  accountOf,
  ...options
}: PresenceOptions & Pick<EditorRoutesOptions, 'accountOf'>) {
  const { read } = options.database;
  const presence = createPresence(options);
  const ending = new AbortController();
  const handlers: HandlersOf<typeof presenceCalls> = {
    presence: async (request, caller) =>
      (await isWithinLimits(read, caller.account, request))
        ? done(await presence.note(request, signedIn(caller).name))
        : refuse('forbidden'),
  };
  const routes = new Hono();
  routes.get(presenceEventsPath, async (c) => {
    const { account, headers } = await callerOf(c, accountOf);
    const refused = refuseAccess('editor', account);
    if (refused) return answer(c, refused);
    const parsed = presenceQuerySchema.safeParse(c.req.query());
    if (!parsed.success) return answer(c, refuse('invalid', { data: { errors: fieldErrors(parsed.error) } }));
    if (!(await isWithinLimits(read, account, parsed.data))) return answer(c, refuse('forbidden'));
    const response = streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>();
      const stop = presence.watch({
        ...parsed.data,
        send: (now) => void stream.writeSSE({ data: JSON.stringify(now) }).catch(ended.resolve),
      });
      const beat = setInterval(async () => {
        // The session may have ended, or lost its role.
        if (refuseAccess('editor', await accountOf(headers).catch(() => undefined))) ended.resolve();
        else await stream.write(': \n\n').catch(ended.resolve);
      }, heartbeat);
      stream.onAbort(ended.resolve);
      ending.signal.addEventListener('abort', () => ended.resolve());
      if (ending.signal.aborted) ended.resolve();
      await ended.promise;
      clearInterval(beat);
      stop();
    });
    response.headers.set('cache-control', 'no-store, no-transform');
    // nginx passes each message on at once.
    response.headers.set('x-accel-buffering', 'no');
    return response;
  });
  return {
    handlers,
    routes,
    /** Ends all streams, so that a server can stop. */
    close: () => {
      ending.abort();
      presence.close();
    },
  };
}
