import * as z from 'zod';
import { languages } from './language.ts';

/** State value of a machine: a name, or nested names. */
const stateSchema: z.ZodType<TraceState> = z.union([
  z.string(),
  z.record(
    z.string(),
    z.lazy(() => stateSchema),
  ),
]);
export type TraceState = string | { [name: string]: TraceState };

/** Milliseconds since the start of the recording, by the page's clock. */
const at = z.number().min(0);
/** Running machine: id and instance number, `submission#1`. */
const actor = z.string();

/** An element: by role and accessible name if it has them, and by its position in the document. */
const targetSchema = z.object({
  role: z.string().optional(),
  name: z.string().optional(),
  /** Index among elements with the same role and name, from 0. */
  nth: z.int().optional(),
  /** Number of elements with the same role and name, if there are several. */
  of: z.int().optional(),
  /** A CSS selector. */
  path: z.string(),
});
export type TraceTarget = z.output<typeof targetSchema>;

/** A gesture that a browser can replay. Lengths are CSS px. */
const gestureSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('click'), target: targetSchema }),
  /** Resulting value of the field. */
  z.object({ type: z.literal('fill'), target: targetSchema, typed: z.string() }),
  /** Key in Playwright's notation: `Shift+Tab`. */
  z.object({ type: z.literal('key'), key: z.string() }),
  z.object({ type: z.literal('wheel'), x: z.number(), y: z.number() }),
  /** Scroll position of the page or an element. */
  z.object({ type: z.literal('scroll'), target: targetSchema.optional(), x: z.number(), y: z.number() }),
  /** Pointer position in the viewport. */
  z.object({ type: z.literal('pointer'), x: z.number(), y: z.number() }),
  /** Step in the browser's history: -1 is back. */
  z.object({ type: z.literal('history'), by: z.int() }),
  z.object({ type: z.literal('resize'), width: z.int(), height: z.int() }),
  /** The network went online or offline. */
  z.object({ type: z.literal('network'), online: z.boolean() }),
]);
export type TraceGesture = z.output<typeof gestureSchema>;

/** Left and top from its place, width and height, in whole CSS px. */
const boxSchema = z.tuple([z.int(), z.int(), z.int(), z.int()]);

/** One thing that a visitor sees or hears on a page. */
const seenItemSchema = z.object({
  /**
   * ARIA role of a control, heading, picture or dialog. Texts are `text`, `alert`, `status`, or `error` if they describe
   * an invalid field; a block is `block`.
   */
  role: z.string(),
  /** Accessible name, or the text itself. */
  text: z.string(),
  /** Type of the block around it, `header`, `footer`, `dialog`, `toasts` or `page`; `schedule 2` is the second one. */
  place: z.string(),
  /** Visible text of a control that is not part of its name. */
  shown: z.string().optional(),
  /** Value of a field. */
  value: z.string().optional(),
  /** For example `disabled`, `expanded`, `heading 3`. */
  states: z.array(z.string()).optional(),
  /** `heard`: only screen readers find it. `shown`: they do not. */
  only: z.enum(['heard', 'shown']).optional(),
  /** Lowest contrast of its visible texts, if the ground is a colour. */
  contrast: z.number().optional(),
  /** Part of its text is clipped. */
  cut: z.literal(true).optional(),
  /** Name of the element over the middle of a control. */
  covered: z.string().optional(),
  box: boxSchema.optional(),
});
export type SeenItem = z.output<typeof seenItemSchema>;

const stepSchema = z.discriminatedUnion('kind', [
  /** A page was shown: as a new document, in which all machines are new, or by client-side navigation. */
  z.object({
    kind: z.literal('page'),
    at,
    url: z.string(),
    revision: z.string(),
    how: z.enum(['document', 'within']),
  }),
  /** `does` describes the gesture for the report. */
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
  /** An event of a machine: from outside, the end of an invoked actor, or a delayed transition. */
  z.object({
    kind: z.literal('event'),
    at,
    actor,
    event: z.looseObject({ type: z.string() }),
    /** New state, and the changed top-level keys of the context. */
    state: stateSchema,
    changes: z.record(z.string(), z.json()),
  }),
  z.object({ kind: z.literal('stop'), at, actor }),
  /** What the tester has pointed at: it has to be here, has to be gone after the next gesture, or has this number. */
  z.object({
    kind: z.literal('expect'),
    at,
    expects: z.enum(['here', 'gone', 'number']),
    target: targetSchema,
    text: z.string(),
  }),
  /** The settled page, in document order: indexes of `items`, with ranges (`0-41 57`). */
  z.object({ kind: z.literal('look'), at, items: z.string().regex(/^[\d -]*$/) }),
  /** A call to the site with its answer after `delay` ms, or without an answer. */
  z.object({
    kind: z.literal('call'),
    at,
    method: z.string(),
    url: z.string(),
    body: z.json().optional(),
    delay: z.number(),
    answer: z.union([
      /** Bodies other than JSON are left out. `size` is the length in bytes, if known. */
      z.object({
        status: z.int(),
        type: z.string(),
        body: z.json().optional(),
        size: z.int().optional(),
        /** Value of the `retry-after` header, in seconds. */
        retryAfter: z.string().optional(),
      }),
      z.object({ failure: z.enum(['network', 'aborted']) }),
    ]),
  }),
]);
export type TraceStep = z.output<typeof stepSchema>;
export type TraceLook = Extract<TraceStep, { kind: 'look' }>;
export type TraceExpectation = Extract<TraceStep, { kind: 'expect' }>;
export type TraceCall = Extract<TraceStep, { kind: 'call' }>;

/** Hashes of sources without comments and formatting (`read-sources.ts`). */
const sourcesSchema = z.object({
  /** Version of the package. */
  release: z.string(),
  /** By the id of the machine. */
  machines: z.record(z.string(), z.string()),
  /** By type: the blocks of the visited pages. */
  blocks: z.record(z.string(), z.object({ version: z.int(), hash: z.string() })),
  /** By the first name of the key: texts of the interface in the language of the visit. */
  texts: z.record(z.string(), z.string()),
});
export type TraceSources = z.output<typeof sourcesSchema>;

/** Differences that a tester accepted. */
const acceptedSchema = z.object({
  /** ISO 8601. */
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  /** Steps whose results were rewritten. */
  steps: z.array(z.int()),
});

/**
 * Recording of a visit in `*.trace.json` (docs/qa.md), which can be replayed on the machines alone and in a browser
 * with recorded clock and network. Personal fields are replaced before they are recorded. Values that JSON cannot
 * represent are objects with `$type`.
 */
export const traceSchema = z.object({
  version: z.literal(2),
  /** Start by the page's clock. */
  began: z.iso.datetime(),
  language: z.enum(languages),
  viewport: z.object({ width: z.int(), height: z.int() }),
  /** Seed of the browser's random numbers. */
  seed: z.int(),
  /** Hashes of the machines' definitions by id. */
  machines: z.record(z.string(), z.string()),
  sources: sourcesSchema,
  /** Width and height in px of the pictures that were loaded, by address; those of this site without its origin. */
  media: z.record(z.string(), z.tuple([z.int(), z.int()])),
  /** What the pages were made from (`world.ts`), as JSON in gzip and Base64. */
  world: z.base64().optional(),
  /** The oldest first; absent if none were accepted. */
  accepted: z.array(acceptedSchema).optional(),
  /** Everything that the looks saw, each once. */
  items: z.array(seenItemSchema),
  steps: z.array(stepSchema),
});
export type Trace = z.output<typeof traceSchema>;
