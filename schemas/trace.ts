import * as z from 'zod';
import { languages } from './language.ts';

/** Where a machine stands: the name of its state, or names inside names. */
const stateSchema: z.ZodType<TraceState> = z.union([
  z.string(),
  z.record(
    z.string(),
    z.lazy(() => stateSchema),
  ),
]);
export type TraceState = string | { [name: string]: TraceState };

/** Milliseconds since the recording began, by the clock of the page. */
const at = z.number().min(0);
/** A machine that runs, by its id and which of its kind it is: `submission#1`. */
const actor = z.string();

/** An element: by what it is to whoever uses it, where it has a role and a name, and by its place in the document. */
const targetSchema = z.object({
  role: z.string().optional(),
  name: z.string().optional(),
  /** Which one of several with this role and name, from 0. */
  nth: z.int().optional(),
  /** A CSS selector. */
  path: z.string(),
});
export type TraceTarget = z.output<typeof targetSchema>;

/** What a visitor did, as a browser can do it again; lengths are CSS px. */
const gestureSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('click'), target: targetSchema }),
  /** What the field holds then. */
  z.object({ type: z.literal('fill'), target: targetSchema, typed: z.string() }),
  /** As Playwright names keys: `Shift+Tab`. */
  z.object({ type: z.literal('key'), key: z.string() }),
  z.object({ type: z.literal('wheel'), x: z.number(), y: z.number() }),
  /** The place that the page, or an element in it, was scrolled to. */
  z.object({ type: z.literal('scroll'), target: targetSchema.optional(), x: z.number(), y: z.number() }),
  /** The place of the mouse in the window. */
  z.object({ type: z.literal('pointer'), x: z.number(), y: z.number() }),
  /** In the browser's history: -1 is back. */
  z.object({ type: z.literal('history'), by: z.int() }),
  z.object({ type: z.literal('resize'), width: z.int(), height: z.int() }),
  /** The network came back, or went. */
  z.object({ type: z.literal('network'), online: z.boolean() }),
]);
export type TraceGesture = z.output<typeof gestureSchema>;

const stepSchema = z.discriminatedUnion('kind', [
  /** A page is on the screen: of a document of its own, in which all machines are new, or within the one before. */
  z.object({
    kind: z.literal('page'),
    at,
    url: z.string(),
    revision: z.string(),
    how: z.enum(['document', 'within']),
  }),
  /** `does` says it in words, for whoever reads the report. */
  z.object({ kind: z.literal('gesture'), at, does: z.string(), gesture: gestureSchema }),
  z.object({
    kind: z.literal('start'),
    at,
    actor,
    machine: z.string(),
    input: z.json().optional(),
    state: stateSchema,
    context: z.record(z.string(), z.json()),
  }),
  /** An event of the machine itself: from outside, the end of what it asked for, or its time running out. */
  z.object({
    kind: z.literal('event'),
    at,
    actor,
    event: z.looseObject({ type: z.string() }),
    /** Where it stands then, and what of its context is another than before, by its first names. */
    state: stateSchema,
    changes: z.record(z.string(), z.json()),
  }),
  z.object({ kind: z.literal('stop'), at, actor }),
  /** A call to the site: what was asked, and the answer after `delay` ms, or that none came. */
  z.object({
    kind: z.literal('call'),
    at,
    method: z.string(),
    url: z.string(),
    body: z.json().optional(),
    delay: z.number(),
    answer: z.union([
      /** A body that is not JSON is left out; `size` is its length in bytes, where it was told. */
      z.object({
        status: z.int(),
        type: z.string(),
        body: z.json().optional(),
        size: z.int().optional(),
        /** Seconds to wait, of its header `retry-after`. */
        retryAfter: z.string().optional(),
      }),
      z.object({ failure: z.enum(['network', 'aborted']) }),
    ]),
  }),
]);
export type TraceStep = z.output<typeof stepSchema>;
export type TraceCall = Extract<TraceStep, { kind: 'call' }>;

/**
 * What happened in a browser from its first page on, as `*.trace.json` holds it (docs/qa.md): enough to do it again on
 * the machines alone, and in a browser with its clock and its network. Personal fields are replaced before anything is
 * written down. Values that JSON has no word for are objects with `$type`.
 */
export const traceSchema = z.object({
  version: z.literal(1),
  /** When it began, by the clock of the page. */
  began: z.iso.datetime(),
  language: z.enum(languages),
  viewport: z.object({ width: z.int(), height: z.int() }),
  /** Of the browser's random numbers. */
  seed: z.int(),
  /** The machines of the steps, by their ids: what their definitions come to. */
  machines: z.record(z.string(), z.string()),
  steps: z.array(stepSchema),
});
export type Trace = z.output<typeof traceSchema>;
