import * as z from 'zod';
import type { Visitor } from '../../support/editor.ts';
import { harmIn } from '../../support/html.ts';
import { createClient, signIn } from '../client.ts';
import { outcomeOf, type Try } from '../try.ts';

/** Texts that run a script where a text is written as HTML, an address or an attribute. */
const payloads = [
  '<script>harm()</script>',
  '<img src=x onerror=harm()>',
  '"><svg/onload=harm()>',
  "' onmouseover='harm()",
  'javascript:harm()',
  'data:text/html,<script>harm()</script>',
  '</script><script>harm()</script>',
  '<a href=" java\tscript:harm()">x</a>',
  '<iframe srcdoc="<script>harm()</script>"></iframe>',
  '{{constructor.constructor("harm()")()}}',
];

const listed = z.array(
  z.object({ type: z.string(), version: z.int(), example: z.record(z.string(), z.unknown()) }),
);
const refusal = z.object({ data: z.object({ issues: z.array(z.object({ id: z.string() })) }) });
const kind = 'page' as const;

/** Copies of a value, each with another one of its texts replaced. */
function* poisoned(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const other of poisoned(item, text)) yield value.with(index, other);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      for (const other of poisoned(item, text)) yield { ...value, [key]: other };
}

export const stored: readonly Try[] = [
  {
    name: 'stored content: a script in any text of any block is refused or shown as text',
    sampled: true,
    run: async (context) => {
      const site = await context.openSite();
      const editor = await signIn(site);
      const client = createClient(site.origin, 1);
      const blocks = listed.parse(JSON.parse((await client.send('/api/blocks')).text));
      const findings: string[] = [];
      let shown = 0;
      let all = 0;
      for (const [number, payload] of payloads.slice(0, context.amount(payloads.length, 1)).entries()) {
        const pages = blocks
          .flatMap(({ type, version, example }) =>
            [...poisoned(example, payload)].map((props) => ({ id: 'block', type, version, props })),
          )
          .map((block, index) => pageOf(`/about/poisoned-${index}`, payload, block))
          .filter((_, index) => index % context.amount(1, 25) === 0);
        all += pages.length;
        for (let from = 0; from < pages.length; from += mostAtOnce) {
          const published = await publish(editor, pages.slice(from, from + mostAtOnce));
          for (const id of published) {
            context.note(`${number + 1} of ${payloads.length} texts, ${shown} pages shown`);
            const { status, text } = await client.send(id);
            shown += 1;
            const harm = harmIn(text);
            if (status >= 500 || harm.length > 0)
              findings.push(
                `${JSON.stringify(pages.find((page) => page.id === id)?.data.blocks)}: ${status} ${harm}`,
              );
          }
        }
      }
      client.close();
      if (shown === 0) findings.push('no page was published');
      return outcomeOf(findings, `${all} poisoned blocks, ${shown} of them published`);
    },
  },
];

/** Drafts of one call. */
const mostAtOnce = 200;

const pageOf = (id: string, payload: string, block: object) => ({
  kind,
  id,
  texts: { 'zh-CN': {}, 'en-US': {} },
  data: { path: id, title: { zh: payload, en: payload }, meta: {}, blocks: [block] },
});

/**
 * Publishes pages, without those that the server refuses.
 * @returns the ids of the published ones
 */
async function publish(editor: Visitor, pages: readonly ReturnType<typeof pageOf>[]): Promise<string[]> {
  const { drafts } = await editor.ask('saveDrafts', {
    drafts: pages.map((entry) => ({ kind, id: entry.id, version: 0, entry })),
  });
  const names = drafts.map(({ id, version }) => ({ kind, id, version }));
  const first = await editor.post('publish', { drafts: names });
  if (first.ok) return names.map(({ id }) => id);
  const refused = new Set(refusal.parse(await first.json()).data.issues.map(({ id }) => id));
  await editor.ask('discardDrafts', { drafts: names.filter(({ id }) => refused.has(id)) });
  const valid = names.filter(({ id }) => !refused.has(id));
  if (valid.length > 0) await editor.ask('publish', { drafts: valid });
  return valid.map(({ id }) => id);
}
