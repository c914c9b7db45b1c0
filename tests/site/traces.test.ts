import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { openTestSite } from '../support/open-site.ts';

const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(z.object({ key: z.string(), value: z.object({ stringValue: z.string() }) })),
});
type Span = z.infer<typeof spanSchema>;
const tracesSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

const spansOf = (bodies: readonly { text: string }[]): Span[] =>
  bodies.flatMap(({ text }) =>
    tracesSchema
      .parse(JSON.parse(text))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

/** A collector that takes OTLP over HTTP. */
async function openCollector() {
  const bodies: { url: string | undefined; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      bodies.push({ url: request.url, text });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, bodies };
}

it('[OPS-05] sends traces of pages to a collector: page, blocks, calls and queries, and nothing of visitors', async () => {
  const { endpoint, bodies } = await openCollector();
  const site = await openTestSite({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  expect((await site.request('/about/contactUs?lang=en-US&from=Wei-Lan')).status).toBe(200);
  expect((await site.request('/Wei-Lan?phone=13800001234')).status).toBe(404);
  await site.close();

  expect(new Set(bodies.map(({ url }) => url))).toEqual(new Set(['/v1/traces']));
  const sent = bodies.map(({ text }) => text).join();
  expect(sent).not.toContain('Wei-Lan');
  expect(sent).not.toContain('13800001234');
  const spans = spansOf(bodies);
  const pathOf = ({ attributes }: Span) =>
    attributes.find(({ key }) => key === 'url.path')?.value.stringValue;
  const pages = spans.filter(({ name }) => name === 'page');
  expect(pages.map(pathOf)).toEqual(['/about/contactUs', undefined]);
  const below = (parent: Span | undefined) =>
    spans.filter(({ parentSpanId }) => parent && parentSpanId === parent.spanId);
  const named = (name: string, among: Span[]) => among.find((span) => span.name === name);
  const parts = below(pages[0]);
  expect(parts.map(({ name }) => name)).toContain('render contacts');
  expect(below(named('block contacts', parts)).map(({ name }) => name)).toContain('call remoteConfig');
  const query = named('query select', spans);
  expect(spans.find(({ spanId }) => spanId === query?.parentSpanId)?.name).toMatch(/^call /);
});

it('[OPS-05] a request to an existing backend names the span that it belongs to in traceparent', async () => {
  const { endpoint, bodies } = await openCollector();
  const received: (string | undefined)[] = [];
  const backend = createServer((request, response) => {
    received.push(String(request.headers.traceparent));
    response.setHeader('content-type', 'application/json').end('{"resultCode":"0","data":[]}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void backend.close());
  const address = backend.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const site = await openTestSite({
    CONTENT_API: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  });
  await site.request('/news/newsInfo');
  await site.close();
  const sent = spansOf(bodies)
    .filter(({ name }) => name.startsWith('backend '))
    .map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
  expect(sent.length).toBeGreaterThan(0);
  expect(received).toEqual(expect.arrayContaining(sent));
});
