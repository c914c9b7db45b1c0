import { LRUCache } from 'lru-cache';
import type { DataCallName } from '#schemas/calls.ts';
import type { Answer, Failure } from './content-source.ts';
import type { KeyValueStore } from './key-value-store.ts';

interface CacheOptions {
  ttl: number;
  now: () => number;
  log: (line: string) => void;
  /** Where last good answers outlive the program; without it they end with it. */
  answers?: KeyValueStore | undefined;
  /** Waits for the backend's answer to a call without a last good answer, or gives up. The call itself goes on. */
  unlessAway: (answer: Promise<Answer<DataCallName>>) => Promise<Answer<DataCallName>>;
}

/** Fetches an answer from the backend. */
interface Ways<N extends DataCallName> {
  /** Tag of the answer. */
  tag: string;
  ask: () => Promise<Answer<N>>;
  /**
   * Parses an answer stored by an earlier run.
   *
   * @returns `undefined` if it is no longer valid
   */
  recall: (kept: unknown) => Answer<N> | undefined;
}

interface Entry {
  tag: string;
  answer: Answer<DataCallName>;
  /** Times of the last request to the backend and of the last use by a page. */
  askedAt: number;
  usedAt: number;
  print: string;
  ask: () => Promise<Answer<DataCallName>>;
  refreshing: boolean;
  /** The last request failed, and the failure was logged. */
  failing: boolean;
  /** Not refreshed until a page uses it again. */
  idle: boolean;
}

/** The failure that a call ended with. An unknown id is one too. */
const failureOf = (answer: Answer<DataCallName>): Failure | undefined =>
  answer.ok || answer.failure.kind === 'missing' ? undefined : answer.failure;

/**
 * Limits of the cache: the number of answers, how many of the most recently used ones are refreshed, and for how long
 * after their last use, in ms.
 */
export const capacity = 2_000;
const renewed = 300;
const interest = 10 * 60_000;

/** Number of answers that are refreshed at the same time. */
const refreshedAtOnce = 8;

/** Maximum number of changes whose tags are remembered. */
const mostChanges = 5_000;

/**
 * Caches the answers of a foreign backend, stale-while-revalidate. If the backend fails, its last good answers stay.
 *
 * @returns the cache; its revision counts the changes seen: it increases when a refreshed answer differs from the
 * previous one. Each change has the tag of one answer, so a rendered page is valid as long as its content
 */
export function createAnswerCache({ ttl, now, log, answers, unlessAway }: CacheOptions) {
  const entries = new LRUCache<string, Entry>({
    max: capacity,
    // An answer that is no longer refreshed may change unseen: pages that were made from it must not stay.
    dispose: ({ tag }, _key, reason) => {
      if (reason === 'evict') noteChange(tag);
    },
  });
  const pending = new Map<string, Promise<Answer<DataCallName>>>();
  const refreshInTurn = createTurns(refreshedAtOnce);
  /** Browsers cache data by revision, so a revision of an earlier run must never repeat. */
  const prefix = `f${now().toString(36)}.`;
  /** Tags of the latest changes, and the number of those before. */
  const changed: string[] = [];
  let earlier = 0;
  let checkedAt = now();

  function noteChange(tag: string): void {
    changed.push(tag);
    if (changed.length > mostChanges) earlier += changed.splice(0, mostChanges / 2).length;
  }

  async function refresh(key: string, entry: Entry): Promise<void> {
    if (entry.refreshing) return;
    entry.refreshing = true;
    const answer = await refreshInTurn(entry.ask);
    entry.refreshing = false;
    entry.askedAt = now();
    const failure = failureOf(answer);
    if (failure && !entry.failing)
      log(
        `backend: ${key} could not be refreshed: ${failure.reason ?? failure.message}; the last good answer stays`,
      );
    entry.failing = failure !== undefined;
    if (failure) return;
    // The same object if the text of the answer has not changed.
    if (answer === entry.answer) return;
    const print = JSON.stringify(answer);
    if (print === entry.print) return;
    entry.answer = answer;
    entry.print = print;
    noteChange(entry.tag);
    keep(key, answer);
  }

  function keep(key: string, answer: Answer<DataCallName>): void {
    if (answer.ok) answers?.set(key, answer);
    else answers?.delete(key);
  }

  const isStale = (entry: Entry) => now() - entry.askedAt >= ttl;

  function remember(key: string, entry: Pick<Entry, 'tag' | 'answer' | 'askedAt' | 'ask'>): Entry {
    const print = JSON.stringify(entry.answer);
    const whole: Entry = { ...entry, print, usedAt: now(), refreshing: false, failing: false, idle: false };
    entries.set(key, whole);
    return whole;
  }

  async function fill(key: string, { tag, ask }: Pick<Entry, 'tag' | 'ask'>): Promise<Answer<DataCallName>> {
    const running = pending.get(key) ?? ask();
    pending.set(key, running);
    const answer = await running.finally(() => pending.delete(key));
    // Failures are not cached: the next page calls again.
    if (failureOf(answer)) return answer;
    remember(key, { tag, answer, askedAt: now(), ask });
    if (answer.ok) keep(key, answer);
    return answer;
  }

  /** An answer stored by an earlier run counts as stale, so it is refreshed at once. */
  function revive<N extends DataCallName>(key: string, { tag, ask, recall }: Ways<N>): Entry | undefined {
    const kept = answers?.get(key);
    const answer = kept === undefined ? undefined : recall(kept);
    return answer && remember(key, { tag, answer, askedAt: Number.NEGATIVE_INFINITY, ask });
  }

  return {
    /** The cached answer, refreshed in the background if it is stale; else the backend's. */
    async get<N extends DataCallName>(key: string, ways: Ways<N>): Promise<Answer<N>> {
      const entry = entries.get(key) ?? revive(key, ways);
      if (!entry) return (await unlessAway(fill(key, ways))) as Answer<N>;
      entry.usedAt = now();
      entry.idle = false;
      if (isStale(entry)) void refresh(key, entry);
      return entry.answer as Answer<N>;
    },
    /**
     * Also refreshes, in the background, the answers behind recent pages. When the refreshing of an answer ends, it
     * counts as changed; otherwise a cached page would count as fresh forever.
     */
    revision(): string {
      if (now() - checkedAt >= ttl) {
        checkedAt = now();
        // Most recently used first.
        for (const [place, [key, entry]] of [...entries].entries()) {
          if (entry.idle) continue;
          entry.idle = place >= renewed || now() - entry.usedAt >= interest;
          if (entry.idle) noteChange(entry.tag);
          else if (isStale(entry)) void refresh(key, entry);
        }
      }
      return `${prefix}${earlier + changed.length}`;
    },
    /** Tags of the changes after a revision; undefined if they are too long ago, or of another run. */
    changedSince(revision: string): readonly string[] | undefined {
      const from = revision.startsWith(prefix) ? Number(revision.slice(prefix.length)) - earlier : -1;
      return from < 0 ? undefined : changed.slice(from);
    },
  };
}

/** Runs work, at most so many pieces at the same time; further ones wait for their turn. */
function createTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    // Takes over the place of a piece that has ended.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
