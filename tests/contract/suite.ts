import { beforeAll } from 'vitest';
import { openTestDatabase, sourceOver, type TestEngine, type TestSource } from '../support/database.ts';
import { content } from './content/index.ts';

/** A published site shared by the read-only tests of a suite. `reported` lists values left out of answers. */
export function publishedOnce(engine: TestEngine): () => TestSource {
  let source: TestSource | undefined;
  beforeAll(async () => {
    const cleanUps: (() => void | Promise<void>)[] = [];
    source = sourceOver(await openTestDatabase(engine, (work) => cleanUps.unshift(work)));
    await source.publish({ put: content });
    return async () => {
      for (const work of cleanUps) await work();
    };
  });
  return () => {
    if (!source) throw new Error('the site is published before the first test, not earlier');
    return source;
  };
}

/** A separate published site for a test that changes it. */
export async function published(engine: TestEngine) {
  const database = await openTestDatabase(engine);
  const source = sourceOver(database);
  await source.publish({ put: content });
  return { database, source };
}
