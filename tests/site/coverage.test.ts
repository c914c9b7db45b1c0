import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceSchema } from '#schemas/trace.ts';
import { type Coverage, coverageOf, type Evidence } from '../../scripts/coverage/coverage.ts';
import { healthSchema, livePages } from '../../scripts/coverage/live-pages.ts';
import { picturedParts } from '../../scripts/coverage/pictured-parts.ts';
import { recordedParts, visitedRoutes } from '../../scripts/coverage/recorded-parts.ts';
import { coverageMarkdown, otherGapLines, tableCells, visitLines } from '../../scripts/coverage/report.ts';
import { testedParts } from '../../scripts/coverage/tested-parts.ts';
import { readTrace } from '../../scripts/replay/traces.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const token = 'a-token-of-this-test';
const traces = join(import.meta.dirname, '../traces');

const page = (name: string, ...blocks: readonly { type: string; props: object }[]) => ({
  kind: 'page' as const,
  id: name,
  data: {
    path: `/small/${name}`,
    title: { zh: name, en: name },
    meta: {},
    blocks: blocks.map((block) => ({ ...block, id: block.type, version: 1 })),
  },
});
const plans = {
  type: 'plans',
  props: { source: { call: 'technicalParameters', params: { type: 1 } } },
};
const text = { type: 'rich-text', props: { html: '<p>By boat.</p>' } };
const downloads = {
  type: 'downloads',
  props: { source: { call: 'filePage', params: { atlasTypes: 'SERVICE_MANUAL', pageSize: 2 } } },
};

describe('[QA-08] the coverage of a small site', () => {
  let site: TestSite;
  let technical: ReadonlySet<string>;
  beforeAll(async () => {
    site = await openTestSite({ HEALTH_TOKEN: token, QA_RECORD: 'on', QA_RECORD_CONFIRM: 'on' });
    await site.site.publish?.({
      put: [page('plans', plans), page('text', text), page('both', text, downloads)],
    });
    technical = await recordedParts(readTrace(join(traces, 'technical.zh-CN.trace.json')).trace);
  });
  afterAll(() => site.close());

  async function coverageWith(evidence: Partial<Evidence>): Promise<Coverage> {
    const response = await site.request('/api/pages/health', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = healthSchema.parse(await response.json());
    const routes = data.routes.filter(({ path }) => path.startsWith('/small/'));
    const all = livePages({ data: { routes } });
    const everything = new Set(all.flatMap(({ parts }) => [...parts]));
    return coverageOf(all, {
      recording: technical,
      'generated test': everything,
      picture: everything,
      ...evidence,
    });
  }

  /** A recording of a visit of one page, with the content that this site gives to recorders. */
  async function recordingOf(path: string) {
    const response = await site.request('/api/qa/world', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en-US', urls: [path] }),
    });
    return traceSchema.parse({
      version: 2,
      began: '2026-11-21T01:00:00.000Z',
      language: 'en-US',
      viewport: { width: 1440, height: 900 },
      seed: 1,
      machines: {},
      sources: { release: '0.1.0', machines: {}, blocks: {}, texts: {} },
      media: {},
      world: await response.text(),
      items: [],
      steps: [
        { kind: 'page', at: 0, url: `${path}?qa=record`, revision: '1', how: 'document' },
        { kind: 'look', at: 1, items: '' },
      ],
    });
  }

  it('names what no recording has, and the fewest pages that close it', async () => {
    const coverage = await coverageWith({});
    expect(tableCells(coverage)).toEqual({
      head: ['used by the content', 'pages', 'recording', 'generated test', 'picture'],
      rows: [
        ['block downloads', '1', '0/4', '4/4', '1/1'],
        ['block plans', '1', '3/3', '3/3', '1/1'],
        ['block rich-text', '2', '0/2', '2/2', '2/2'],
        ['galleryViewer states', '1', '3/3', '3/3', '2/2'],
        ['galleryViewer transitions', '1', '3/10', '10/10', '–'],
        ['galleryViewer guards', '1', '0/6', '6/6', '–'],
        ['technicalToggle states', '1', '4/4', '4/4', '2/2'],
        ['technicalToggle transitions', '1', '3/6', '6/6', '–'],
        ['technicalToggle guards', '1', '1/5', '5/5', '–'],
        ['all', '', '17/43', '43/43', '8/8'],
      ],
    });
    expect(visitLines(coverage)).toEqual([
      'Visit these 2 pages with ?qa=record to close it:',
      '  /small/plans: galleryViewer transitions (7), galleryViewer guards (6), technicalToggle transitions (3), technicalToggle guards (4)',
      '  /small/both: block downloads (4), block rich-text (2)',
    ]);
    expect(coverage.visits[1]?.parts).toEqual([
      'block downloads',
      'prop downloads.source.call=filePage',
      'prop downloads.source.params.atlasTypes=SERVICE_MANUAL',
      'prop downloads.source.params.pageSize',
      'block rich-text',
      'prop rich-text.html',
    ]);
    expect(coverageMarkdown(coverage)).toContain(
      '* technicalToggle.info × showPlan → technicalToggle.plan: refused\n',
    );
  });

  it('a recording of the page closes its gap', async () => {
    const recorded = await recordedParts(await recordingOf('/small/both'));
    expect([...recorded].sort()).toEqual([
      'block downloads',
      'block rich-text',
      'prop downloads.source.call=filePage',
      'prop downloads.source.params.atlasTypes=SERVICE_MANUAL',
      'prop downloads.source.params.pageSize',
      'prop rich-text.html',
    ]);
    const { visits } = await coverageWith({ recording: new Set([...technical, ...recorded]) });
    expect(visits.map(({ path }) => path)).toEqual(['/small/plans']);
  });

  it('a recording without a look of the page closes nothing but machines', async () => {
    const recording = await recordingOf('/small/both');
    const steps = recording.steps.filter(({ kind }) => kind !== 'look');
    expect([...(await recordedParts({ ...recording, steps }))]).toEqual([]);
  });

  it('names what no generated test and no picture shows', async () => {
    const coverage = await coverageWith({ 'generated test': testedParts(), picture: new Set() });
    expect(otherGapLines(coverage)).toEqual([
      'block downloads has no picture',
      'block plans has no picture',
      'block rich-text has no picture',
      'prop rich-text.html has no picture',
      'state galleryViewer.closed has no picture',
      'state galleryViewer.open has no picture',
      'state technicalToggle.info has no picture',
      'state technicalToggle.plan has no picture',
    ]);
  });
});

describe('[QA-08] the stories', () => {
  it('show a block with the props that they give it, and the states of a machine', async () => {
    expect([...(await picturedParts('blocks/{gallery,rich-text}/*.stories.tsx'))].sort()).toEqual([
      'block gallery',
      'block rich-text',
      'prop gallery.source.call=albumPage',
      'prop gallery.source.params.atlasType=EXHIBITION_CENTER',
      'prop gallery.source.params.pageSize',
      'prop rich-text.html',
      'prop rich-text.title',
      'state gallery.album.failed',
      'state gallery.album.loading',
      'state gallery.album.missing',
      'state gallery.album.ready',
      'state gallery.list.empty',
      'state gallery.list.failed',
      'state gallery.list.loading',
      'state gallery.list.ready',
      'state galleryZip.done',
      'state galleryZip.failed',
      'state galleryZip.idle',
      'state galleryZip.running',
    ]);
  });
});

describe('[QA-08] the machines of the recordings', () => {
  it.each(readdirSync(traces).filter((file) => file.includes('zh-CN')))(
    'are those that the pages of %s name',
    async (file) => {
      const { trace } = readTrace(join(traces, file));
      const named = new Set((await visitedRoutes(trace)).flatMap(({ route }) => route.machines));
      expect(Object.keys(trace.machines).filter((id) => !named.has(id))).toEqual([]);
    },
  );
});
