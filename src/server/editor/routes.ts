import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isNestedDeeper } from '#lib/is-nested-deeper.ts';
import type { Account } from '#schemas/editor/accounts.ts';
import type { Access } from '#schemas/editor/call.ts';
import { editorBase, includesRole } from '#schemas/editor/call.ts';
import { type EditorCallName, editorCallNames, editorCalls, editorRefusals } from '#schemas/editor/calls.ts';
import { errorTrace, isDiskFull, isOutage } from '../error-trace.ts';
import { addressOf } from '../limits/client-address.ts';
import { OverloadError } from '../limits/gate.ts';
import type { Log } from '../log.ts';
import { StorageAwayError } from '../media/storage/storage.ts';
import { requestLanguage } from '../request-language.ts';
import { retryDelay } from '../routes/cached-response.ts';
import {
  type Caller,
  type EditorHandlers,
  type EditorRefusal,
  type EditorResult,
  fieldErrors,
  refuse,
} from './handlers.ts';

export interface EditorRoutesOptions {
  handlers: EditorHandlers;
  /** Account of a request's session. Undefined if the user is not signed in. */
  accountOf: (headers: Headers) => Promise<Account | undefined>;
  log: Log;
}

/**
 * Maximum size of an editor request, in bytes: enough for many pages at once. Uploads have their own route.
 */
const largestRequest = 4 * 1024 * 1024;

/** Levels of JSON. A page with blocks has about twelve. */
const deepestRequest = 200;

/**
 * Routes for all calls of the editor: checks access, parses the request, runs the handler. Browsers never
 * store the answers.
 */
export function editorRoutes(options: EditorRoutesOptions) {
  const routes = new Hono();
  const limit = bodyLimit({ maxSize: largestRequest, onError: (c) => answer(c, refuse('tooLarge')) });
  for (const name of editorCallNames)
    routes.post(`${editorBase}${name}`, limit, async (c) => answer(c, await respond(name, c, options)));
  return routes;
}

async function respond(
  name: EditorCallName,
  c: Context,
  { handlers, accountOf, log }: EditorRoutesOptions,
): Promise<EditorResult<unknown>> {
  try {
    const caller = await callerOf(c, accountOf);
    const refused = refuseAccess(editorCalls[name].access, caller.account);
    if (refused) return refused;
    const parsed = editorCalls[name].request.safeParse(await bodyOf(c));
    if (!parsed.success) return refuse('invalid', { data: { errors: fieldErrors(parsed.error) } });
    // Each handler takes its own call's request; TypeScript cannot express that for a name that is known only
    // at run time.
    return await handlers[name](parsed.data as never, caller);
  } catch (cause) {
    return refusalFor(cause, (trace) => log(`editor call ${name} failed: ${trace}`, 'error'));
  }
}

/**
 * The refusal that tells the editor what an error means for its work.
 * @param report called with the error's trace, unless the server was only too busy
 */
export function refusalFor(error: unknown, report: (trace: string) => void): EditorRefusal {
  if (error instanceof OverloadError) return refuse('tooMany', { retryAfter: error.retryAfter });
  report(errorTrace(error));
  if (error instanceof StorageAwayError) return refuse('storageAway', { retryAfter: retryDelay });
  if (isOutage(error)) return refuse('away', { retryAfter: retryDelay });
  return refuse(isDiskFull(error) ? 'diskFull' : 'failed');
}

/** The parsed body; undefined if it is no JSON, or nested deeper than the code that reads pages can follow. */
async function bodyOf(c: Context): Promise<unknown> {
  try {
    const text = await c.req.text();
    return isNestedDeeper(text, deepestRequest) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The caller of a request. */
export async function callerOf(c: Context, accountOf: EditorRoutesOptions['accountOf']): Promise<Caller> {
  const headers = c.req.raw.headers;
  return {
    account: await accountOf(headers),
    language: requestLanguage(c),
    address: addressOf(c),
    headers,
  };
}

/** The refusal if an account lacks this access; `undefined` if it has it. */
export function refuseAccess(access: Access, account: Account | undefined): EditorRefusal | undefined {
  if (access === 'anyone') return undefined;
  if (!account) return refuse('signedOut');
  if (access === 'signedIn') return undefined;
  if (!includesRole(account.role, access)) return refuse('forbidden');
  return account.needsSecondFactor ? refuse('secondFactorMissing') : undefined;
}

/** Answers `{ data }`, or `{ code, data }` with the status of the code. */
export function answer(c: Context, result: EditorResult<unknown>): Response {
  c.header('cache-control', 'no-store');
  if (!result.ok) {
    if (result.retryAfter !== undefined) c.header('retry-after', String(result.retryAfter));
    return c.json({ code: result.code, data: result.data ?? null }, editorRefusals[result.code]);
  }
  for (const cookie of result.cookies ?? []) c.header('set-cookie', cookie, { append: true });
  return c.json({ data: result.data });
}
