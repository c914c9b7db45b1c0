import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockData } from '#blocks/define.ts';
import type { SentBlock, SentResult } from './page-payload.ts';

/** Repeats one query of one block. Resolves to null if data is missing and rejects if the query fails again. */
export type Reload = (blockId: string, query: string) => Promise<unknown>;

/** The state of a query that the browser repeats. */
type Repeated =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed' }
  | { state: 'ready'; data: unknown };

/**
 * Repeats the late queries of a block at once, and failed ones when the visitor retries.
 *
 * @returns the data of the block's queries by name, from the page payload or repeated
 */
export function useBlockData(block: SentBlock, reload: Reload): Record<string, BlockData<unknown>> {
  const [repeated, setRepeated] = useState<Readonly<Record<string, Repeated>>>({});
  const latest = useRef({ reload, running: new Set<string>() });
  useEffect(() => {
    latest.current.reload = reload;
  }, [reload]);

  const { id, queries } = block;
  const repeat = useCallback(
    async (name: string, key: string) => {
      const { reload, running } = latest.current;
      if (running.has(key)) return;
      running.add(key);
      const note = (outcome: Repeated) => setRepeated((all) => ({ ...all, [key]: outcome }));
      note({ state: 'loading' });
      await reload(id, name).then(
        (data) => note(data === null ? { state: 'missing' } : { state: 'ready', data }),
        () => note({ state: 'failed' }),
      );
      running.delete(key);
    },
    [id],
  );

  const entries = Object.entries(queries).map(([name, result]) => ({ name, result, key: keyOf(result) }));
  const late = JSON.stringify(
    entries.filter(({ result }) => result.state === 'late').map(({ name, key }) => [name, key]),
  );
  useEffect(() => {
    const waiting: [string, string][] = JSON.parse(late);
    for (const [name, key] of waiting) void repeat(name, key);
  }, [late, repeat]);

  return Object.fromEntries(
    entries.map(({ name, result, key }) => {
      const known = (result.state === 'ready' ? undefined : repeated[key]) ?? opening(result);
      const retry = () => void repeat(name, key);
      return [name, known.state === 'failed' ? { ...known, retry } : known] as const;
    }),
  );
}

/** The key names call and parameters, so that results of another page of a list are not mixed up. */
const keyOf = (result: SentResult): string => JSON.stringify('key' in result ? result.key : null);

function opening(result: SentResult): Repeated {
  if (result.state === 'ready') return { state: 'ready', data: result.value };
  return { state: result.state === 'late' ? 'loading' : result.state };
}
