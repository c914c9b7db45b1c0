import { trackingBase } from '#api/track-request.ts';
import { calls, contractBase } from '#schemas/calls.ts';
import { createClient, type Sent, signIn } from '../client.ts';
import { outcomeOf, type Try } from '../try.ts';

/** Texts that make an expression slow if it can be made slow: a repeated part, then one that does not fit. */
const parts = [
  'a',
  '@',
  '.',
  'a@',
  'a.',
  "'",
  '<',
  '<a',
  '<!---->',
  ' ',
  '\t',
  '0',
  '0,',
  '1 ',
  '/',
  '(',
  '+',
  '馆',
  ';q=0,',
];
const pumped = (part: string, bytes: number) => `${part.repeat(bytes / Buffer.byteLength(part))}\u0001`;

/** Headers that are parsed. In bytes, Node takes 16 kB of headers. */
const headerNames = [
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'range',
  'x-forwarded-for',
  'authorization',
];

const creates = ['createSuggestion', 'createExhibitionBooking', 'createMeetingBooking'] as const;
const json = { 'content-type': 'application/json' };

/** Every field that a visitor fills in, and every header, with every such text. */
function* requests(origin: string): Generator<{ what: string; path: string; sent: Sent }> {
  const post = (path: string, body: object): [string, Sent] => [
    path,
    { method: 'POST', headers: { ...json, origin }, body: JSON.stringify(body) },
  ];
  for (const part of parts) {
    const text = pumped(part, 50_000);
    for (const name of creates)
      for (const field of Object.keys(calls[name].example)) {
        const [path, sent] = post(contractBase + calls[name].path, { ...calls[name].example, [field]: text });
        yield { what: `${name}.${field}`, path, sent };
      }
    for (const field of ['reference', 'phone']) {
      const [path, sent] = post(`${trackingBase}/find`, {
        reference: '7K3M9-Q2XTA',
        phone: '1234',
        [field]: text,
      });
      yield { what: `find.${field}`, path, sent };
    }
    for (const field of ['email', 'password']) {
      const [path, sent] = post('/api/editor/signIn', { email: 'a@b.example', password: 'x', [field]: text });
      yield { what: `signIn.${field}`, path, sent };
    }
    for (const name of headerNames)
      yield {
        what: name,
        path: '/news/newsInfo?page=2',
        sent: { headers: { [name]: encodeURI(pumped(part, 4_000)).slice(0, 12_000) } },
      };
    yield { what: 'address', path: `/${encodeURIComponent(pumped(part, 4_000))}`.slice(0, 12_000), sent: {} };
  }
}

/** In milliseconds. A busy machine needs some hundred; the texts made quadratic expressions work for 15 s. */
const limit = 3_000;

/** HTML that makes parsers slow, as large as a call of the editor may be: nested, unclosed, closed without a beginning. */
const slowHtml = [
  '<div>',
  '<svg>',
  '<unknown>',
  '<noscript>',
  '<table><tr>',
  '<td>x',
  '<a href="x">',
  '</p>',
  '<',
  '<!--',
  '<![CDATA[',
  '<iframe>',
  '<style>',
  '&#',
  '<b "',
] as const;
const htmlSize = 1_900_000;

/** In milliseconds. Two megabytes of short elements are cleaned in three seconds of CPU time; nested ones took minutes. */
const htmlLimit = 30_000;

export const slowTexts: readonly Try[] = [
  {
    name: 'texts that make expressions slow, in every field and header: each is answered at once',
    sampled: true,
    run: async ({ openSite, amount }) => {
      const { origin } = await openSite();
      const client = createClient(origin, 1);
      const findings: string[] = [];
      const all = [...requests(origin)];
      const step = Math.floor(all.length / amount(all.length, 60));
      let slowest = 0;
      for (const { what, path, sent } of all.filter((_, index) => index % step === 0)) {
        const { status, time } = await client.send(path, sent);
        slowest = Math.max(slowest, time);
        if (time > limit)
          findings.push(`${what}: ${Math.round(time)} ms, ${JSON.stringify(sent).slice(0, 120)}`);
        if (status >= 500 || status === 0)
          findings.push(`${what}: ${status}, ${JSON.stringify(sent).slice(0, 120)}`);
      }
      client.close();
      return outcomeOf(findings, `${all.length} requests, the slowest ${Math.round(slowest)} ms`);
    },
  },
  {
    name: 'HTML of an editor that makes parsers slow, two megabytes of it: it is saved, published and shown in time',
    run: async ({ openSite, note }) => {
      const site = await openSite();
      const editor = await signIn(site);
      const client = createClient(site.origin, 1);
      const findings: string[] = [];
      let slowest = 0;
      for (const [index, part] of slowHtml.entries()) {
        const html = part.repeat(htmlSize / part.length);
        const id = `/about/slow-${index}`;
        const block = { id: 'text', type: 'rich-text', version: 1, props: { html: { zh: html, en: 'x' } } };
        const title = { zh: part, en: part };
        const entry = {
          ...{ kind: 'page' as const, id, texts: { 'zh-CN': {}, 'en-US': {} } },
          data: { path: id, title, meta: {}, blocks: [block] },
        };
        const began = performance.now();
        const saved = await editor.post('saveDrafts', { drafts: [{ kind: 'page', id, version: 0, entry }] });
        if (saved.ok) await editor.post('publish', { drafts: [{ kind: 'page', id, version: 1 }] });
        const { status } = await client.send(id);
        const time = Math.round(performance.now() - began);
        slowest = Math.max(slowest, time);
        note(`${part}: ${time} ms`);
        if (time > htmlLimit) findings.push(`${part}: ${time} ms`);
        if (saved.status !== 200 || (status !== 200 && status !== 404))
          findings.push(`${part}: saved ${saved.status}, shown ${status}`);
      }
      client.close();
      return outcomeOf(findings, `${slowHtml.length} texts, the slowest ${slowest} ms`);
    },
  },
];
