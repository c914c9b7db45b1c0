import { setTimeout as sleep } from 'node:timers/promises';
import { openEngines } from '../../../scripts/lib/own-engines.mjs';
import { createClient, signIn } from '../client.ts';
import { outcomeOf, type TriedServer, type Try } from '../try.ts';
import { untilTrue } from './crawl.ts';

const kind = 'page' as const;
const id = '/about/killed';
/** Blocks of the page, each with the number of the publish: a half publish would show two numbers. */
const blocks = 20;

const entryOf = (number: number) => ({
  ...{ kind, id, texts: { 'zh-CN': {}, 'en-US': {} } },
  data: {
    ...{ path: id, title: { zh: `版本${number}`, en: `Version ${number}` }, meta: {} },
    blocks: Array.from({ length: blocks }, (_, index) => ({
      ...{ id: `text-${index}`, type: 'rich-text', version: 1 },
      props: { html: { zh: `<p>publish ${number} end</p>`, en: `<p>publish ${number} end</p>` } },
    })),
  },
});

/** Publishes the page again and again until the server is gone. */
async function publishUntilKilled(
  server: TriedServer,
  first: number,
  acknowledged: (number: number) => void,
) {
  const editor = await patiently(() => signIn(server));
  const publish = async (number: number) => {
    // A killed server may have left a draft.
    const { publishedAt, draft } = await editor.ask('readEntry', { kind, id });
    const based = publishedAt === undefined ? {} : { publishedAt };
    const saved = await editor.ask('saveDrafts', {
      drafts: [{ kind, id, version: draft?.version ?? 0, entry: entryOf(number), ...based }],
    });
    await editor.ask('publish', { drafts: saved.drafts.map(({ version }) => ({ kind, id, version })) });
  };
  for (let number = first; ; number++) {
    await patiently(() => publish(number));
    acknowledged(number);
  }
}

/** Repeats work that fails because a busy database does not answer in time (status 500 or 503), for half a minute. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + 30_000;
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end || !/: 50[03] /.test(String(error))) throw error;
      await sleep(500);
    }
}

/** The numbers that the page shows. */
async function shownBy({ origin }: TriedServer): Promise<number[]> {
  const client = createClient(origin, 1);
  let text = '';
  await untilTrue(async () => {
    const answer = await client.send(id);
    ({ text } = answer);
    return answer.status !== 503;
  });
  client.close();
  const shown = text.replace(/<script[\s\S]*?<\/script>/g, '');
  return [...shown.matchAll(/publish (\d+) end/g)].map(([, number]) => Number(number));
}

/** 20 kills (SIGKILL) of servers that publish without a pause, each on the database of the killed one. */
export const publishes: readonly Try[] = (['sqlite', 'postgres'] as const).map((name) => ({
  name: `kill -9 during publishes, ${name}: what was acknowledged is shown, and nothing by halves`,
  run: async ({ startServer, amount, note }) => {
    const [engine] = await openEngines(name);
    if (!engine) return { skipped: `${name} cannot be started` };
    const findings: string[] = [];
    const kills = amount(20, 1);
    let last = 0;
    try {
      for (let kill = 1; kill <= kills + 1; kill++) {
        note(`${kill} of ${kills} kills, ${last} publishes acknowledged`);
        const server = await startServer({ DEMO: 'off', ...engine.env, DATA_DIR: engine.dataDir });
        const shown = await shownBy(server);
        const [number = 0] = shown;
        if (new Set(shown).size > 1) findings.push(`kill ${kill}: the page shows ${shown}`);
        if (last > 0 && shown.length !== blocks)
          findings.push(`kill ${kill}: ${shown.length} of ${blocks} blocks`);
        if (number < last) findings.push(`kill ${kill}: ${last} was acknowledged, the page shows ${number}`);
        if (kill > kills) break;
        const before = last;
        let failure: string | undefined;
        const working = publishUntilKilled(server, Math.max(number, last) + 1, (done) => {
          last = done;
        }).catch((error) => {
          failure = String(error);
        });
        const wait = 1 + Math.random() * 5;
        while (failure === undefined && last - before < wait) await sleep(5);
        if (failure !== undefined) findings.push(`kill ${kill}: a publish failed before it: ${failure}`);
        await sleep(Math.random() * 30);
        server.kill('SIGKILL');
        await Promise.all([working, server.ended]);
      }
      return outcomeOf(findings, `${kills} kills, ${last} publishes acknowledged`);
    } finally {
      await engine.close();
    }
  },
}));
