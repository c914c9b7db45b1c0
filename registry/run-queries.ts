import type { ContentSource } from '#api/content-source.ts';
import type { CallQuery, Query } from '#blocks/define.ts';
import type { RequestOf } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { beforeDeadline } from './before-deadline.ts';
import type { QueryKey, QueryResult } from './page-payload.ts';

export interface QueryRun {
  source: ContentSource;
  language: Language;
  revision: string;
  /** Aborts when the page's time is up: what is not there by then is `late`. */
  deadline: AbortSignal;
}

/** Called once for each query that failed or came late. */
type Report = (name: string, reason: string) => void;

type Outcome = { state: 'ready'; answer: unknown } | { state: 'late' | 'failed' | 'missing'; reason: string };

/** Makes the calls of a page once each, however many blocks share one. */
export function createQueryRunner({ source, language, revision, deadline }: QueryRun) {
  const outcomes = new Map<string, Promise<Outcome>>();

  const ask = ({ call, request }: CallQuery): Promise<Outcome> => {
    const key = JSON.stringify([call, request]);
    const known = outcomes.get(key);
    if (known) return known;
    const outcome = askSource(source, { call, request }, { language, signal: deadline });
    outcomes.set(key, outcome);
    return outcome;
  };

  /** Runs the queries of one block in parallel; never rejects. */
  return async (
    queries: Readonly<Record<string, Query>>,
    report: Report,
  ): Promise<Record<string, QueryResult>> => {
    const results = Object.entries(queries).map(async ([name, query]): Promise<[string, QueryResult]> => {
      if ('given' in query) {
        const key: QueryKey = [language, revision, 'given', query.given, name];
        return [name, ready(key, query.given)];
      }
      const key: QueryKey = [language, revision, query.call, query.request, query.name];
      const outcome = await ask(query);
      if (outcome.state === 'ready') return [name, select(query, key, { answer: outcome.answer, report })];
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

async function askSource(
  source: ContentSource,
  { call, request }: Pick<CallQuery, 'call' | 'request'>,
  context: { language: Language; signal: AbortSignal },
): Promise<Outcome> {
  try {
    const answer = await beforeDeadline(
      source.call(call, request as RequestOf<typeof call>, context),
      context.signal,
    );
    if (answer === 'late') return { state: 'late', reason: 'was late' };
    if (answer.ok) return { state: 'ready', answer: answer.data };
    const { kind, message, reason = message } = answer.failure;
    // A malformed request of a page comes from its URL (no id, an impossible one): nothing has that id.
    if (kind === 'missing' || kind === 'invalid') return { state: 'missing', reason };
    return {
      state: kind === 'timeout' && context.signal.aborted ? 'late' : 'failed',
      reason: `failed: ${reason}`,
    };
  } catch (cause) {
    return { state: 'failed', reason: `threw: ${String(cause)}` };
  }
}
