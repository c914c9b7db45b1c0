import type { Untimed } from '#machines/trace/recorder.ts';
import type { TraceCall } from '#schemas/trace.ts';

type Call = Untimed<TraceCall>;

/** Pages for the program in the browser: a replay gets them from today's server, made of the recorded content. */
export const pagePath = '/api/page';

interface CallsOptions {
  /** Runs before each call, to add the gestures that led to it. */
  before: () => void;
  add: (call: Call) => void;
}

/**
 * Reports every call to our own server when it ends, before its caller gets the answer.
 *
 * @returns a function that stops it
 */
export function watchCalls({ before, add }: CallsOptions): () => void {
  const { fetch } = window;
  const watched: typeof fetch = async (input, init) => {
    const request = { url: addressOf(input), method: init?.method ?? 'GET', body: bodyOf(init?.body) };
    if (!request.url) return fetch(input, init);
    before();
    const began = Date.now();
    const end = (answer: Call['answer']) =>
      add({ kind: 'call', ...request, delay: Date.now() - began, answer });
    try {
      const response = await fetch(input, init);
      end(await answerOf(response, request.url));
      return response;
    } catch (error) {
      const aborted = error instanceof DOMException && error.name !== 'NetworkError';
      end({ failure: aborted ? 'aborted' : 'network' });
      throw error;
    }
  };
  window.fetch = watched;
  return () => {
    if (window.fetch === watched) window.fetch = fetch;
  };
}

/** Path and query of a call to our server; empty for other calls. */
function addressOf(input: RequestInfo | URL): string {
  const { origin, pathname, search } = new URL(
    input instanceof Request ? input.url : input,
    window.location.href,
  );
  return origin === window.location.origin && pathname.startsWith('/api/') ? pathname + search : '';
}

function bodyOf(body: BodyInit | null | undefined): Call['body'] {
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

async function answerOf(response: Response, url: string): Promise<Call['answer']> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const retryAfter = headers.get('retry-after');
  const answer = { status, type, ...(retryAfter === null ? {} : { retryAfter }) };
  if (response.ok && url.startsWith(`${pagePath}?`)) return answer;
  if (type.includes('json')) return { ...answer, body: await jsonOf(response.clone()) };
  const size = Number(headers.get('content-length') ?? Number.NaN);
  return Number.isNaN(size) ? answer : { ...answer, size };
}

/** A body labelled as JSON that does not parse is recorded as text. */
async function jsonOf(response: Response): Promise<Call['body']> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
