import { LRUCache } from 'lru-cache';
import { type ContentChanges, createContentChanges, type Reads } from '#api/content-changes.ts';
import type { Answer, ContentSource } from '#api/content-source.ts';
import { calls, type DataCallName } from '#schemas/calls.ts';

interface Remembered {
  answer: Answer<DataCallName>;
  reads: Reads;
  /** In bytes, about. */
  size: number;
}

/**
 * Answers read calls from memory until something is published that they were made from. Pages of one site make the same
 * calls again and again: most answers of a page that is rendered anew are known. An answer is shared by its callers, which
 * must not change it.
 * @param capacity of all answers together, in bytes
 * @returns the same source with other calls; failures and submissions are never remembered
 */
export function rememberAnswers<S extends ContentSource>(source: S, capacity: number): S {
  const changes: ContentChanges = createContentChanges({ source, today: () => '' });
  const answers = new LRUCache<string, Remembered>({
    maxSize: capacity,
    sizeCalculation: ({ size }, key) => size + 2 * key.length + 300,
  });

  const call: ContentSource['call'] = async (name, request, context) => {
    if ('creates' in calls[name]) return source.call(name, request, context);
    await changes.catchUp();
    const key = JSON.stringify([name, request, context.language]);
    const found = answers.get(key);
    const { reads, answer } = found?.reads.isFresh() ? found : await ask();
    for (const tag of reads.tags()) context.reads?.add(tag);
    // Safe: the key holds the name of the call.
    return answer as Answer<typeof name>;

    async function ask(): Promise<Omit<Remembered, 'size'>> {
      const reads = changes.record();
      const answer = await source.call(name, request, { ...context, reads });
      if (answer.ok) answers.set(key, { reads, answer, size: sizeOf(answer.data) });
      return { reads, answer };
    }
  };

  return { ...source, call };
}

/** About the bytes that a value takes in memory. Counting them costs less than writing the value as JSON. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let size = 32;
  for (const part of Object.values(value)) size += 8 + sizeOf(part);
  return size;
}
