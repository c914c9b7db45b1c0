import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { calls, contractBase } from '#schemas/calls.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const token = 'a-token-of-this-test';

/** The series of `/metrics`, by name with labels. */
async function readMetrics(site: TestSite): Promise<Map<string, number>> {
  const response = await site.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))] as const;
    }),
  );
}

const suggest = (site: TestSite, fields: object) =>
  site.request(contractBase + calls.createSuggestion.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'current-language': 'en-US' },
    body: JSON.stringify({ ...calls.createSuggestion.example, ...fields }),
  });

const queried = z.object({ expr: z.string() });

/** Every `expr` in a document, which is JSON or YAML. */
function expressionsOf(text: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { data } = queried.safeParse(value);
    if (data) found.push(data.expr);
    Object.values(value).forEach(walk);
  };
  walk(parse(text));
  return found;
}

describe('[OPS-05] GET /metrics', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ HEALTH_TOKEN: token });
  });
  afterAll(() => site.close());

  it('answers 404 where no token is set, and 401 without it', async () => {
    const closed = await openTestSite();
    expect((await closed.request('/metrics', { headers: { authorization: `Bearer ${token}` } })).status).toBe(
      404,
    );
    await closed.close();
    const refused = await site.request('/metrics');
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('counts and times answers by what was asked for, whatever the address', async () => {
    const before = await readMetrics(site);
    for (const path of ['/', '/news/newsInfo', '/nowhere-1', '/nowhere-2', '/api/blocks', '/healthz'])
      await site.request(path);
    const after = await readMetrics(site);
    const risen = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0);
    expect(risen('pavilion_answers_total{kind="page",status="200"}')).toBe(2);
    expect(risen('pavilion_answers_total{kind="page",status="404"}')).toBe(2);
    expect(risen('pavilion_answers_total{kind="call",status="200"}')).toBe(1);
    // `/healthz`, and the first reading of the measures itself.
    expect(risen('pavilion_answers_total{kind="monitor",status="200"}')).toBe(2);
    expect(risen('pavilion_answer_seconds_count{kind="page"}')).toBe(4);
    expect(risen('pavilion_answer_seconds_bucket{le="+Inf",kind="page"}')).toBe(4);
    expect(after.get('pavilion_answer_seconds_sum{kind="page"}')).toBeGreaterThan(0);
  });

  it('counts submissions and content calls by outcome, and tells nothing that was typed', async () => {
    const name = 'Wei Lan of Riverside';
    expect((await suggest(site, { name })).status).toBe(200);
    expect((await suggest(site, { name, content: '' })).status).toBe(400);
    const metrics = await readMetrics(site);
    expect(metrics.get('pavilion_submissions_total{call="createSuggestion",outcome="stored"}')).toBe(1);
    expect(metrics.get('pavilion_submissions_total{call="createSuggestion",outcome="rejected"}')).toBe(1);
    expect(metrics.get('pavilion_content_calls_total{call="newsPage",outcome="answered"}')).toBeGreaterThan(
      0,
    );
    expect([...metrics.keys()].join()).not.toContain('Wei');
  });

  it('times pages found and rendered, blocks, content calls and queries', async () => {
    const path = '/about/contactUs?lang=en-US';
    const before = await readMetrics(site);
    for (let visit = 1; visit <= 3; visit++) expect((await site.request(path)).status).toBe(200);
    const after = await readMetrics(site);
    const risen = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0);
    expect(risen('pavilion_page_seconds_count{found="rendered"}')).toBe(1);
    expect(risen('pavilion_page_seconds_count{found="kept"}')).toBe(2);
    expect(risen('pavilion_block_render_seconds_count{block="contacts"}')).toBe(1);
    expect(after.get('pavilion_block_render_seconds_sum{block="contacts"}')).toBeGreaterThan(0);
    expect(risen('pavilion_content_call_seconds_count{call="remoteConfig"}')).toBeGreaterThan(0);
    // Those of the measures themselves are among them.
    expect(risen('pavilion_query_seconds_count{pool="read"}')).toBeGreaterThan(0);
    expect(after.get('pavilion_query_seconds_count{pool="write"}')).toBeGreaterThan(0);
    for (const gauge of ['pages_rendering', 'pages_waiting', 'writes_waiting', 'mails_oldest_seconds'])
      expect(after.get(`pavilion_${gauge}`)).toBe(0);
  });

  it.each([
    ['the board', 'grafana-board.json'],
    ['the alerts', 'prometheus-rules.yml'],
  ])('has every measure that %s in deploy/ ask for', async (_what, file) => {
    const expressions = expressionsOf(readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8'));
    expect(expressions.length).toBeGreaterThan(9);
    const asked = new Set(
      expressions.flatMap((one) => one.match(/\b(?:pavilion|process|nodejs)_\w+/g) ?? []),
    );
    const response = await site.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
    const types = [...(await response.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    const known = new Set(
      types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
    expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  });

  it('has the memory and the event loop of the process, and the mails of the outbox', async () => {
    const metrics = await readMetrics(site);
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect(metrics.get('pavilion_mails_waiting')).toBe(0);
    expect(metrics.get('pavilion_mails_given_up')).toBe(0);
    expect(metrics.get('pavilion_repeated_answers_total{status="200"}')).toBe(0);
  });
});
