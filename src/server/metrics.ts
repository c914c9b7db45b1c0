import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CallFailures } from '#api/call-failures.ts';
import type { Failure } from '#api/content-source.ts';
import { callsOf } from '#schemas/request-forms.ts';
import type { FastLane } from './fast-lane.ts';
import type { Submit, SubmitResult } from './submit.ts';
import type { Watch, WatchedPart } from './watch.ts';

/** What `/metrics` says of a server, in the text format of Prometheus. Nothing in it comes from visitors. */
export interface Metrics {
  /** Counts and times the answers of the app. */
  watchAnswers: MiddlewareHandler;
  /** Counts content calls by their outcome. */
  watchCalls(failures: CallFailures): CallFailures;
  /** Times pages, views of blocks, content calls, queries and requests to a backend. */
  watch: Watch;
  /** Counts submissions by their outcome. */
  watchSubmissions(submit: Submit): Submit;
  /** Counts the answers of the fast lane, when it is asked for them: it has no time for a counter. */
  readRepeated(repeated: FastLane['repeated']): void;
  /** Measures a value when it is asked for. While `read` fails, the value is not told. */
  addGauge(gauge: { name: string; help: string; read: () => Promise<number> }): void;
  contentType: string;
  text(): Promise<string>;
}

/** Of an answer, in seconds: from a cached page to a content call that is broken off. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Of a part of a page, in seconds: from an answer in memory to the longest wait of a page. */
const partBuckets = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/** What is asked for, by its path: one series for each, however many addresses there are. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['monitor', /^\/(?:healthz|readyz|metrics)$/],
  ['editor', /^\/(?:api\/)?editor(?:\/|$)/],
  ['call', /^\/api\//],
  ['file', /^\/(?:assets|media)\/|\.\w+$/],
];

const kindOf = (method: string, path: string): string =>
  kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? (method === 'POST' ? 'form' : 'page');

/** True if a call was not answered, other than for a reason in its request. */
const hasNoAnswer = (answer: { ok: true } | { ok: false; failure: Failure }): boolean =>
  !answer.ok && ['failed', 'timeout'].includes(answer.failure.kind);

/** The outcome of a form. A source says in its answer that nothing could be stored, and throws nothing. */
function outcomeOf(result: SubmitResult): string {
  if (result.kind !== 'answered') return result.kind;
  if (hasNoAnswer(result.answer)) return 'failed';
  return result.answer.ok ? 'stored' : 'refused';
}

/** Creates the measures of a site; those of the process (memory, processor, event loop) are among them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'pavilion_answers_total',
    help: 'Answers of the app, by what was asked for.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'pavilion_answer_seconds',
    help: 'Time from a request to the head of its answer by the app.',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const part = <T extends string>(name: string, help: string, label: T) =>
    new Histogram({ name, help, labelNames: [label], buckets: partBuckets, registers });
  const parts = {
    page: part(
      'pavilion_page_seconds',
      'Pages that reached the app: found in the cache, or loaded, rendered and compressed.',
      'found',
    ),
    view: part('pavilion_block_render_seconds', 'Rendering of blocks whose HTML was not known.', 'block'),
    call: part(
      'pavilion_content_call_seconds',
      'Calls for content, also those answered from memory.',
      'call',
    ),
    query: part('pavilion_query_seconds', 'Queries of the database, with the wait for a connection.', 'pool'),
    backend: part('pavilion_backend_seconds', 'Requests to the existing backend.', 'call'),
  };
  // A sum over a series that does not exist yet has no value.
  for (const found of ['kept', 'rendered']) parts.page.zero({ found });
  const note = (ended: WatchedPart, milliseconds: number): void => {
    const took = milliseconds / 1000;
    if (ended.kind === 'page') parts.page.observe({ found: 'rendered' }, took);
    else if (ended.kind === 'kept page') parts.page.observe({ found: 'kept' }, took);
    else if (ended.kind === 'view') parts.view.observe({ block: ended.type }, took);
    else if (ended.kind === 'call') parts.call.observe({ call: ended.call }, took);
    else if (ended.kind === 'query') parts.query.observe({ pool: ended.pool }, took);
    else if (ended.kind === 'backend') parts.backend.observe({ call: ended.call }, took);
  };
  const contentCalls = new Counter({
    name: 'pavilion_content_calls_total',
    help: 'Calls for content; failed ones had no answer that could be read.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const submissions = new Counter({
    name: 'pavilion_submissions_total',
    help: 'Forms that were sent. Stored ones have their reference.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  // Prometheus sees no increase in a series that begins with its first failure.
  for (const call of callsOf()) submissions.inc({ call, outcome: 'failed' }, 0);
  return {
    watchAnswers: async (c, next) => {
      const began = performance.now();
      await next();
      const kind = kindOf(c.req.method, c.req.path);
      answers.inc({ kind, status: c.res.status });
      seconds.observe({ kind }, (performance.now() - began) / 1000);
    },
    watchCalls: (failures) => ({
      ...failures,
      note: (made, answer) => {
        contentCalls.inc({ call: made.call, outcome: hasNoAnswer(answer) ? 'failed' : 'answered' });
        failures.note(made, answer);
      },
    }),
    watch: {
      run: async (running, work) => {
        const began = performance.now();
        try {
          return await work();
        } finally {
          note(running, performance.now() - began);
        }
      },
      note,
      headers: () => ({}),
    },
    watchSubmissions: (submit) => async (submission) => {
      const { call } = submission;
      try {
        const result = await submit(submission);
        submissions.inc({ call, outcome: outcomeOf(result) });
        return result;
      } catch (error) {
        submissions.inc({ call, outcome: 'failed' });
        throw error;
      }
    },
    readRepeated: (repeated) => {
      new Counter({
        name: 'pavilion_repeated_answers_total',
        help: 'Answers that were repeated from memory, before the app.',
        labelNames: ['status'],
        registers,
        collect() {
          this.reset();
          for (const [status, count] of Object.entries(repeated)) this.inc({ status }, count);
        },
      });
    },
    addGauge: ({ name, help, read }) => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read().catch(() => undefined);
          // A reset would tell 0, as if no mail waited.
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
