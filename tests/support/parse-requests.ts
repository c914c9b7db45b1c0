import type { Answer, CallContext, ContentSource, Download } from '#api/content-source.ts';
import { failed } from '#api/failures.ts';
import { createRequestReader } from '#api/read-request.ts';
import { clockIn } from '#lib/date.ts';
import type { DataCallName, DownloadCallName, RequestOf } from '#schemas/calls.ts';

/** A source that takes unparsed requests, as clients send them. */
export type RawSource<S extends ContentSource> = Omit<S, 'call' | 'download'> & {
  call<N extends DataCallName>(name: N, request: RequestOf<N>, context: CallContext): Promise<Answer<N>>;
  download<N extends DownloadCallName>(
    name: N,
    request: RequestOf<N>,
    context: CallContext,
  ): Promise<Download>;
  /** The source itself, for callers that parse requests themselves. */
  parsed: S;
};

/**
 * Parses requests before they reach the source, as the routes of the contract do.
 * @param now the site's current time
 */
export function parseRequests<S extends ContentSource>(source: S, now: () => Date): RawSource<S> {
  const timeHere = clockIn('Asia/Shanghai');
  const readRequest = createRequestReader(() => timeHere(now()));
  return {
    ...source,
    parsed: source,
    call: async (name, request, context) => {
      const read = readRequest(name, request, context.language);
      return read.ok ? source.call(name, read.request, context) : failed('invalid', '', read.errors);
    },
    download: async (name, request, context) => {
      const read = readRequest(name, request, context.language);
      return read.ok ? source.download(name, read.request, context) : failed('invalid', '', read.errors);
    },
  };
}
