import type { Page, Route } from '@playwright/test';
import { canonicalJson } from '#lib/canonical-json.ts';
import type { Trace, TraceCall } from '#schemas/trace.ts';
import type { Difference } from '../result.ts';

export interface RecordedCalls {
  /**
   * Answers one call as recorded.
   * @returns differences of the request
   */
  answer: (index: number) => Promise<Difference[]>;
  /** Aborts pending calls. */
  close: () => Promise<void>;
}

interface CallsOptions {
  trace: Pick<Trace, 'steps'>;
  /** Waits for a condition. Resolves to whether it became true. */
  until: (condition: () => boolean) => Promise<boolean>;
}

/** Holds every call of the page until the trace reaches its answer. Unrecorded calls go to the server. */
export async function answerCalls(page: Page, { trace, until }: CallsOptions): Promise<RecordedCalls> {
  const open = new Map(
    trace.steps.flatMap((step, index) => (step.kind === 'call' ? [[index, step] as const] : [])),
  );
  const asked = new Map<number, Route>();

  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const key = keyOf(request.method(), request.url());
    const waiting = [...open].filter(
      ([index, call]) => !asked.has(index) && keyOf(call.method, call.url) === key,
    );
    const [found] = waiting.find(([, call]) => isSameBody(call, request.postData())) ?? waiting[0] ?? [];
    if (found === undefined) return route.continue();
    asked.set(found, route);
  });

  return {
    answer: async (index) => {
      const call = open.get(index);
      if (!call) return [];
      await until(() => asked.has(index));
      const route = asked.get(index);
      open.delete(index);
      if (!route && isLatePart(call.url)) return [];
      if (!route) return [{ what: 'call', recorded: `${call.method} ${call.url}`, now: 'not made' }];
      const body = route.request().postData();
      await fulfill(route, call);
      if (isSameBody(call, body)) return [];
      return [{ what: 'body', recorded: JSON.stringify(call.body) ?? 'none', now: body ?? 'none' }];
    },
    close: async () => {
      for (const index of open.keys())
        await asked
          .get(index)
          ?.abort()
          .catch(() => {});
      await page.unroute('**/api/**');
    },
  };
}

/** Key of a call, without the revision of the shell. */
function keyOf(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://this.site');
  searchParams.delete('shell');
  return `${method} ${pathname}?${searchParams}`;
}

const isSameBody = ({ body }: TraceCall, sent: string | null): boolean =>
  canonicalJson(body) === canonicalJson(sent === null ? undefined : JSON.parse(sent));

/** Today's server makes the page from the recorded content. */
const isPage = (url: string): boolean => url.startsWith('/api/page?');

/**
 * True if the page asked again for a part that its call had not answered in time. Today the part may be on the page at
 * once. Other requests for a page say which shell the browser has.
 */
const isLatePart = (url: string): boolean => isPage(url) && !url.includes('&shell=');

/** The page may have aborted the call. */
async function fulfill(route: Route, { url, answer }: TraceCall): Promise<void> {
  if ('failure' in answer)
    return route.abort(answer.failure === 'aborted' ? 'aborted' : 'failed').catch(() => {});
  const { status, type, body, size = 0, retryAfter } = answer;
  if (isPage(url) && status === 200) return route.continue().catch(() => {});
  await route
    .fulfill({
      status,
      headers: { 'content-type': type, ...(retryAfter ? { 'retry-after': retryAfter } : {}) },
      body: body === undefined ? Buffer.alloc(size) : typeof body === 'string' ? body : JSON.stringify(body),
    })
    .catch(() => {});
}
