import { setTimeout as sleep } from 'node:timers/promises';
import { openEngines } from '../../../scripts/lib/own-engines.mjs';
import { createClient, signIn } from '../client.ts';
import { outcomeOf, type Try } from '../try.ts';
import { sendSuggestion, untilTrue } from './crawl.ts';

/** The clock of each start. The first and the last are right. */
const starts = [
  '2026-11-21T09:00:00+08:00',
  '2036-03-01T00:00:00+08:00',
  '1999-12-31T23:59:59+08:00',
  '2099-01-01T00:00:00+08:00',
  '2026-11-21T10:00:00+08:00',
];

const pages = ['/', '/news/newsInfo', '/exhibitCenter/exhibitionSchedule', '/about/complaintAdvice'];

/** Starts servers on one database with clocks that jump by decades. */
export const clocks: readonly Try[] = (['sqlite', 'postgres'] as const).map((name) => ({
  name: `the clock jumps by decades, ${name}: nothing is deleted, pages and requests are served`,
  run: async ({ startServer, note }) => {
    const [engine] = await openEngines(name);
    if (!engine) return { skipped: `${name} cannot be started` };
    const findings: string[] = [];
    const references: string[] = [];
    try {
      for (const now of starts) {
        note(now);
        const clock = { QA_NOW: now, QA_NOW_CONFIRM: now };
        const server = await startServer({ ...engine.env, ...clock, DATA_DIR: engine.dataDir });
        const client = createClient(server.origin, 1);
        for (const path of pages) {
          // On a busy machine the first rendering may lack data that is late.
          const shown = await untilTrue(async () => (await client.send(path)).status === 200);
          if (shown === undefined) findings.push(`${now}: ${path} is not shown`);
        }
        client.close();
        const reference = await sendSuggestion(server, `clock ${now}`);
        if (reference) references.push(reference);
        else findings.push(`${now}: a request is refused`);
        await signIn(server).catch((error) => findings.push(`${now}: nobody can sign in: ${error}`));
        // The job that deletes old requests runs at the start.
        await sleep(500);
        server.kill('SIGTERM');
        await server.ended;
        const stored = await engine.query('select reference from submission');
        const lost = references.filter((one) => !stored.some(({ reference }) => reference === one));
        if (lost.length > 0) findings.push(`${now}: ${lost.length} requests are deleted`);
      }
      return outcomeOf(findings, `${starts.length} starts, ${references.length} requests are there`);
    } finally {
      await engine.close();
    }
  },
}));
