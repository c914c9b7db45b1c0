import type { DataCallName } from '#schemas/calls.ts';
import type { Answer, Failure } from './content-source.ts';
import type { KeptValues } from './kept-values.ts';

interface CacheOptions {
  ttl: number;
  now: () => number;
  log: (line: string) => void;
  /** Where last good answers outlive the program; without it they end with it. */
  answers?: KeptValues | undefined;
}

/** How to come by an answer. */
interface Ways<N extends DataCallName> {
  ask: () => Promise<Answer<N>>;
  /** Reads an answer that an earlier run kept; undefined when it makes no sense any more. */
  recall: (kept: unknown) => Answer<N> | undefined;
}

interface Entry {
  answer: Answer<DataCallName>;
  /** When it was asked for, and when a visitor last needed it. */
  askedAt: number;
  usedAt: number;
  print: string;
  ask: () => Promise<Answer<DataCallName>>;
  refreshing: boolean;
  /** The backend broke when it was last asked; that was said. */
  failing: boolean;
  /** Nobody renews it any more until it is needed again. */
  idle: boolean;
}

/** Why there is no answer; that nothing has an id is one. */
const failureOf = (answer: Answer<DataCallName>): Failure | undefined =>
  answer.ok || answer.failure.kind === 'missing' ? undefined : answer.failure;

/** Answers kept at most, and how many of those used last, for how long (milliseconds), are kept fresh. */
const capacity = 2_000;
const renewed = 300;
const interest = 10 * 60_000;

/**
 * Answers of a foreign backend, stale while revalidated. The revision is a count of changes seen: it rises when a
 * refreshed answer differs from the one before, so that rendered pages live exactly as long as what they show.
 * A backend that breaks keeps its last good answers.
 */
export function createAnswerCache({ ttl, now, log, answers }: CacheOptions) {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<Answer<DataCallName>>>();
  /** Browsers keep data under its revision: that of an earlier run must never come again. */
  const run = now().toString(36);
  let changes = 0;
  let checkedAt = now();

  async function refresh(key: string, entry: Entry): Promise<void> {
    if (entry.refreshing) return;
    entry.refreshing = true;
    const answer = await entry.ask();
    entry.refreshing = false;
    entry.askedAt = now();
    const failure = failureOf(answer);
    if (failure && !entry.failing)
      log(
        `backend: ${key} could not be refreshed: ${failure.reason ?? failure.message}; the last good answer stays`,
      );
    entry.failing = failure !== undefined;
    if (failure) return;
    const print = JSON.stringify(answer);
    if (print === entry.print) return;
    entry.answer = answer;
    entry.print = print;
    changes += 1;
    keep(key, answer);
  }

  function keep(key: string, answer: Answer<DataCallName>): void {
    if (answer.ok) answers?.set(key, answer);
    else answers?.delete(key);
  }

  const isStale = (entry: Entry) => now() - entry.askedAt >= ttl;

  function remember(key: string, entry: Pick<Entry, 'answer' | 'askedAt' | 'ask'>): Entry {
    const print = JSON.stringify(entry.answer);
    const whole: Entry = { ...entry, print, usedAt: now(), refreshing: false, failing: false, idle: false };
    entries.set(key, whole);
    const oldest = entries.keys().next().value;
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    return whole;
  }

  async function fill(key: string, ask: Entry['ask']): Promise<Answer<DataCallName>> {
    const running = pending.get(key) ?? ask();
    pending.set(key, running);
    const answer = await running.finally(() => pending.delete(key));
    // Failures are not remembered: the next page asks again.
    if (failureOf(answer)) return answer;
    remember(key, { answer, askedAt: now(), ask });
    if (answer.ok) keep(key, answer);
    return answer;
  }

  /** The answer that an earlier run kept, as old as can be: it is asked for again at once. */
  function revive<N extends DataCallName>(key: string, { ask, recall }: Ways<N>): Entry | undefined {
    const kept = answers?.get(key);
    const answer = kept === undefined ? undefined : recall(kept);
    return answer && remember(key, { answer, askedAt: Number.NEGATIVE_INFINITY, ask });
  }

  return {
    /** The remembered answer, refreshed behind its back when it is stale; otherwise the backend's. */
    async get<N extends DataCallName>(key: string, ways: Ways<N>): Promise<Answer<N>> {
      const entry = entries.get(key) ?? revive(key, ways);
      if (!entry) return (await fill(key, ways.ask)) as Answer<N>;
      entry.usedAt = now();
      entry.idle = false;
      entries.delete(key);
      entries.set(key, entry);
      if (isStale(entry)) void refresh(key, entry);
      return entry.answer as Answer<N>;
    },
    /**
     * Also asks again, behind the visitor's back, for what recent pages were made from. Where that ends the revision
     * rises, or a page out of a cache would be taken for fresh for ever.
     */
    revision(): string {
      if (now() - checkedAt >= ttl) {
        checkedAt = now();
        let ended = false;
        for (const [place, [key, entry]] of [...entries].reverse().entries()) {
          if (entry.idle) continue;
          entry.idle = place >= renewed || now() - entry.usedAt >= interest;
          ended ||= entry.idle;
          if (!entry.idle && isStale(entry)) void refresh(key, entry);
        }
        if (ended) changes += 1;
      }
      return `f${run}.${changes}`;
    },
  };
}
