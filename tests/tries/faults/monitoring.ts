import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { contractBase } from '#schemas/calls.ts';
import { inPath } from '../../../scripts/lib/find-executable.mjs';
import { freePort } from '../../support/free-port.ts';
import { outcomeOf, type Try } from '../try.ts';
import { crawl, sendSuggestion, sitemapPaths, untilTrue } from './crawl.ts';

const folder = join(import.meta.dirname, '../../../deploy');
const token = 'a-token-of-this-try';

const boardSchema = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() }),
  ),
});
const answerSchema = z.object({ data: z.object({ result: z.array(z.unknown()) }) });
const rulesSchema = z.object({
  data: z.object({
    groups: z.array(
      z.object({ rules: z.array(z.object({ name: z.string(), health: z.string(), state: z.string() })) }),
    ),
  }),
});

/** Prometheus itself, with the files of `deploy/`, over two sites: one with its own content and one with that of the first. */
export const monitoring: readonly Try[] = [
  {
    name: 'Prometheus reads the measures: every query of the board has data, every alert is evaluated',
    run: async ({ startServer, note }) => {
      const [prometheus, promtool] = ['prometheus', 'promtool'].map(
        (name) => inPath([name], process.env.PATH)[0],
      );
      if (!prometheus || !promtool) return { skipped: 'Prometheus is not installed' };
      const work = mkdtempSync(join(tmpdir(), 'pavilion-prometheus-'));
      const own = await startServer({ HEALTH_TOKEN: token });
      const other = await startServer({ HEALTH_TOKEN: token, CONTENT_API: own.origin + contractBase });
      const sites = [own, other];
      const port = await freePort();
      writeFileSync(join(work, 'token'), token);
      copyFileSync(join(folder, 'prometheus-rules.yml'), join(work, 'prometheus-rules.yml'));
      const targets = sites.map(({ origin }) => JSON.stringify(new URL(origin).host)).join(', ');
      const config = readFileSync(join(folder, 'prometheus.yml'), 'utf8')
        .replaceAll('_interval: 15s', '_interval: 1s')
        .replace(/targets: \[.*\]/, `targets: [${targets}]`);
      writeFileSync(join(work, 'prometheus.yml'), config);
      await promisify(execFile)(promtool, ['check', 'config', join(work, 'prometheus.yml')]);
      const child = spawn(
        prometheus,
        [
          `--config.file=${join(work, 'prometheus.yml')}`,
          `--storage.tsdb.path=${join(work, 'data')}`,
          `--web.listen-address=127.0.0.1:${port}`,
        ],
        { stdio: 'ignore' },
      );
      const ask = async (path: string): Promise<unknown> =>
        (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json();
      const resultOf = async (expression: string) =>
        answerSchema.parse(await ask(`query?query=${encodeURIComponent(expression)}`)).data.result;
      const findings: string[] = [];
      try {
        const up = await untilTrue(async () => {
          const found = await resultOf('sum(up{job="pavilion"}) == 2').catch(() => []);
          return found.length > 0;
        });
        if (up === undefined) return { findings: ['Prometheus does not read both servers'] };
        const board = boardSchema.parse(JSON.parse(readFileSync(join(folder, 'grafana-board.json'), 'utf8')));
        const queries = board.panels.flatMap(({ title, targets: asked = [] }) =>
          asked.map(({ expr }) => ({ title, expr: expr.replaceAll('$__rate_interval', '20s') })),
        );
        note(`${queries.length} queries of the board`);
        let missing = queries;
        // Rates need two readings during visits.
        await untilTrue(async () => {
          for (const site of sites) await crawl(site, (await sitemapPaths(site)).slice(0, 10));
          await sendSuggestion(own, `visit-${performance.now()}`);
          const results = await Promise.all(missing.map(({ expr }) => resultOf(expr)));
          missing = missing.filter((_, index) => results[index]?.length === 0);
          return missing.length === 0;
        });
        for (const { title, expr } of missing) findings.push(`${title} has no data: ${expr}`);
        const { groups } = rulesSchema.parse(await ask('rules')).data;
        const rules = groups.flatMap((group) => group.rules);
        // Pages that are rendered for the first time on a busy machine can be slow, for less than the time of an alert.
        for (const { name, health, state } of rules)
          if (health !== 'ok' || state === 'firing') findings.push(`${name}: ${health}, ${state}`);

        note('one server is killed');
        other.kill('SIGKILL');
        const noticed = await untilTrue(async () => {
          const states = rulesSchema.parse(await ask('rules')).data.groups.flatMap((group) => group.rules);
          return states.some(({ name, state }) => name === 'ServerDown' && state !== 'inactive');
        });
        if (noticed === undefined) findings.push('a server that is down raises no alert');
        return outcomeOf(
          findings,
          `${queries.length} queries with data, ${rules.length} alerts, a dead server noticed after ${noticed} ms`,
        );
      } finally {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
        rmSync(work, { recursive: true, force: true });
      }
    },
  },
];
