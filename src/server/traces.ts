import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Watch, WatchedPart } from './watch.ts';

export interface TraceSettings {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: base URL of a collector, which takes OTLP over HTTP at `/v1/traces`. */
  endpoint: string;
  /** Share of the traces that are sent, from 0 to 1. */
  share: number;
}

export interface Traces {
  watch: Watch;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Milliseconds that closing waits for the collector. */
const closingLimit = 2_000;

/** The header of W3C Trace Context, version 00. */
const traceParent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** Names are few and the same for all visitors; statements have no parameters in them. */
function describe(part: WatchedPart): { name: string; kind?: SpanKind; attributes: Record<string, string> } {
  switch (part.kind) {
    case 'page':
    case 'kept page':
      return { name: 'page', attributes: 'language' in part ? { 'pavilion.language': part.language } : {} };
    case 'block':
      return { name: `block ${part.type}`, attributes: { 'pavilion.block': part.id } };
    case 'view':
      return { name: `render ${part.type}`, attributes: {} };
    case 'call':
      return { name: `call ${part.call}`, attributes: { 'pavilion.language': part.language } };
    case 'query': {
      const [operation = ''] = part.statement.split(' ', 1);
      return {
        name: `query ${operation}`,
        kind: SpanKind.CLIENT,
        attributes: { 'db.operation.name': operation, 'db.query.text': part.statement.slice(0, 500) },
      };
    }
    case 'backend':
      return { name: `backend ${part.call}`, kind: SpanKind.CLIENT, attributes: {} };
  }
}

/**
 * Sends traces of pages to a collector: page → queries of its blocks → calls → the database or a backend. Nothing in them
 * comes from visitors: neither addresses that do not exist nor parameters.
 */
export function createTraces({ endpoint, share }: TraceSettings): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pavilion' }).merge(
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('pavilion');
  const running = new AsyncLocalStorage<Span>();

  const start = (part: WatchedPart, startTime?: number): Span => {
    const { name, kind = SpanKind.INTERNAL, attributes } = describe(part);
    const parent = running.getStore();
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    return tracer.startSpan(name, { kind, attributes, ...(startTime ? { startTime } : {}) }, context);
  };

  return {
    watch: {
      run: (part, work) => {
        const span = start(part);
        return running.run(span, async () => {
          try {
            return await work();
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            if (part.kind === 'page' && part.found.path !== undefined)
              span.setAttribute('url.path', part.found.path);
            span.end();
          }
        });
      },
      note: (part, milliseconds) => {
        // Work behind the visitors would be many traces of one query.
        if (part.kind === 'kept page' || !running.getStore()) return;
        const now = Date.now();
        start(part, now - milliseconds).end(now);
      },
      headers: (): Record<string, string> => {
        const context = running.getStore()?.spanContext();
        return context ? { traceparent: traceParent(context) } : {};
      },
    },
    close: async () => {
      const limit = Promise.withResolvers<void>();
      const timer = setTimeout(limit.resolve, closingLimit);
      await Promise.race([provider.shutdown().catch(() => {}), limit.promise]);
      clearTimeout(timer);
    },
  };
}
