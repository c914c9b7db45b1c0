import type { CallName } from '#schemas/calls.ts';
import type { Answer } from './content-source.ts';

interface CacheOptions {
  ttl: number;
  now: () => number;
  log: (line: string) => void;
}

interface Entry {
  answer: Answer<CallName>;
  /** When it was asked for, and when a visitor last needed it. */
  askedAt: number;
  usedAt: number;
  print: string;
  ask: () => Promise<Answer<CallName>>;
  refreshing: boolean;
}

/** Answers kept at most, and for how long an unused one is kept fresh, in milliseconds. */
const capacity = 2_000;
const interest = 10 * 60_000;

/**
 * Answers of a foreign backend, stale while revalidated. The revision is a count of changes seen: it rises when a
 * refreshed answer differs from the one before, so that rendered pages live exactly as long as what they show.
 * A backend that breaks keeps its last good answers.
 */
export function createAnswerCache({ ttl, now, log }: CacheOptions) {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<Answer<CallName>>>();
  let changes = 0;
  let checkedAt = now();

  async function refresh(key: string, entry: Entry): Promise<void> {
    if (entry.refreshing) return;
    entry.refreshing = true;
    const answer = await entry.ask();
    entry.refreshing = false;
    entry.askedAt = now();
    if (!answer.ok && answer.failure.kind !== 'missing') {
      log(
        `backend: ${key} could not be refreshed: ${answer.failure.reason ?? answer.failure.message}; the last good answer stays`,
      );
      return;
    }
    const print = JSON.stringify(answer);
    if (print === entry.print) return;
    entry.answer = answer;
    entry.print = print;
    changes += 1;
  }

  const isStale = (entry: Entry) => now() - entry.askedAt >= ttl;

  async function fill(key: string, ask: Entry['ask']): Promise<Answer<CallName>> {
    const running = pending.get(key) ?? ask();
    pending.set(key, running);
    const answer = await running.finally(() => pending.delete(key));
    // Failures are not remembered: the next page asks again.
    if (!answer.ok && answer.failure.kind !== 'missing') return answer;
    const time = now();
    entries.set(key, {
      answer,
      askedAt: time,
      usedAt: time,
      print: JSON.stringify(answer),
      ask,
      refreshing: false,
    });
    const oldest = entries.keys().next().value;
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    return answer;
  }

  return {
    /** The remembered answer, refreshed behind its back when it is stale; otherwise the backend's. */
    async get<N extends CallName>(key: string, ask: () => Promise<Answer<N>>): Promise<Answer<N>> {
      const entry = entries.get(key);
      if (!entry) return (await fill(key, ask)) as Answer<N>;
      entry.usedAt = now();
      entries.delete(key);
      entries.set(key, entry);
      if (isStale(entry)) void refresh(key, entry);
      return entry.answer as Answer<N>;
    },
    /** Also asks again, behind the visitor's back, for what recent pages were made from. */
    revision(): string {
      if (now() - checkedAt >= ttl) {
        checkedAt = now();
        for (const [key, entry] of entries)
          if (isStale(entry) && now() - entry.usedAt < interest) void refresh(key, entry);
      }
      return `f${changes}`;
    },
  };
}
