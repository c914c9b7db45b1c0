import type { ContentSource } from '#api/content-source.ts';
import type { CallQuery, Query } from '#blocks/define.ts';
import type { Language } from '#schemas/language.ts';
import { type CallOutcome, callWithDeadline } from './call-with-deadline.ts';
import type { QueryKey, QueryResult } from './page-payload.ts';

export interface QueryRun {
  source: ContentSource;
  language: Language;
  revision: string;
  /** Aborts at the page's deadline. Queries that are still pending are `late`. */
  deadline: AbortSignal;
}

/** Called once for each query that failed or came late. */
type Report = (name: string, reason: string) => void;

/** Creates the query runner of a page. It makes each call once even if several blocks share it. */
export function createQueryRunner({ source, language, revision, deadline }: QueryRun) {
  const outcomes = new Map<string, Promise<CallOutcome<unknown>>>();

  const ask = ({ call, request }: CallQuery): Promise<CallOutcome<unknown>> => {
    const key = JSON.stringify([call, request]);
    const known = outcomes.get(key);
    if (known) return known;
    // Safe: `query()` checked the request against its call, but the list of all queries erases the type.
    const outcome = callWithDeadline(source, { call, request: request as never }, { language, deadline });
    outcomes.set(key, outcome);
    return outcome;
  };

  /** Runs the queries of one block in parallel. Never rejects. */
  return async (
    queries: Readonly<Record<string, Query>>,
    report: Report,
  ): Promise<Record<string, QueryResult>> => {
    const results = Object.entries(queries).map(async ([name, query]): Promise<[string, QueryResult]> => {
      if ('data' in query) {
        const key: QueryKey = [language, revision, 'static', query.data, name];
        return [name, ready(key, query.data)];
      }
      const key: QueryKey = [language, revision, query.call, query.request, query.name];
      const outcome = await ask(query);
      if (outcome.state === 'ready') return [name, select(query, key, { answer: outcome.data, report })];
      if (outcome.state !== 'missing') report(name, `call ${query.call} ${outcome.reason}`);
      return [name, { state: outcome.state, key }];
    });
    return Object.fromEntries(await Promise.all(results));
  };
}

const ready = (key: QueryKey, value: unknown): QueryResult =>
  value === undefined ? { state: 'missing', key } : { state: 'ready', key, value };

function select(
  query: CallQuery,
  key: QueryKey,
  { answer, report }: { answer: unknown; report: Report },
): QueryResult {
  try {
    return ready(key, query.select(answer));
  } catch (cause) {
    report(query.name, `its data could not be read: ${String(cause)}`);
    return { state: 'failed', key };
  }
}
