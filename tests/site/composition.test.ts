import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { suggestionForm } from '#schemas/form.ts';
import {
  blocksIn,
  type Composition,
  changedNames,
  composePages,
  entriesOf,
  firstDifference,
  interactionsIn,
  kinds,
  namesInUrl,
  openingUrl,
  withoutParameters,
} from '../support/compositions.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { thorough } from '../support/thorough.ts';

/** Shown with every failure: the same seed makes the same pages. */
const seed = 20_261_122;
/** Number of composed pages. Without a thorough run, the foreign backend has every second of them. */
const count = thorough ? 300 : 80;

const listed = z.array(z.object({ type: z.string(), example: z.record(z.string(), z.unknown()) }));

let site: TestSite;
let foreign: TestSite;
let closeBackend: () => void;
let pages: Composition[];

beforeAll(async () => {
  site = await openTestSite();
  const blocks = listed.parse(await (await site.request('/api/blocks')).json());
  pages = composePages({
    seed,
    count,
    examples: new Map(blocks.map(({ type, example }) => [type, example])),
  });
  await site.site.publish?.({ put: entriesOf(pages) });
  // The second site uses the first as a foreign backend.
  const backend = createServer(getRequestListener((request) => site.site.fetch(request)));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  closeBackend = () => backend.close();
  const { port } = backend.address() as AddressInfo;
  foreign = await openTestSite({
    CONTENT_API: `http://127.0.0.1:${port}/api/official/website`,
    CONTENT_TTL: '600',
  });
});
afterAll(async () => {
  await foreign.close();
  closeBackend();
  await site.close();
});

describe('a page composed of any blocks', () => {
  it('[BLK-01] [BLK-02] lets a visitor page, filter and open in one block and changes no other, on SQLite', async () => {
    expect(await trialsOf(site, pages, 1)).toEqual({ problems: [], tried: expect.toSatisfy(mostOf(pages)) });
  }, 300_000);

  it('[BLK-01] [BLK-02] does the same with a foreign backend', async () => {
    // On a busy machine a call misses the page's deadline, and a part of the page is late. A real problem comes each time.
    const some = thorough ? pages : pages.filter((_, index) => index % 2 === 0);
    expect(await trialsOf(foreign, some, 5)).toEqual({ problems: [], tried: expect.toSatisfy(mostOf(some)) });
  }, 300_000);
});

it('[BLK-01] a form posted without JavaScript returns to the unchanged page, and no other block reads its receipt', async () => {
  const blocks = [
    { id: 'films', type: 'films', props: kinds.find(({ type }) => type === 'films')?.props('') },
    { id: 'requests', type: 'tracking', props: {} },
    { id: '意见 form', type: 'form', props: { form: suggestionForm } },
  ];
  const title = { zh: '表单与影片', en: 'Form and films' };
  await site.site.publish?.({
    put: [{ kind: 'page', id: '/form-page', data: { path: '/form-page', title, meta: {}, blocks } }],
  });
  const sent = await site.request('/form-page?page=2&utm_source=mail', {
    method: 'POST',
    body: new URLSearchParams({ _block: '意见 form', name: 'A', contact: 'a@b.example', content: 'C' }),
    headers: { origin: 'https://site.example', cookie: 'lang=en-US' },
  });
  const location = sent.headers.get('location') ?? '';
  expect(location).toMatch(
    /^\/form-page\?page=2&sent=%E6%84%8F%E8%A7%81\+form&receipt=[A-Z0-9-]+#%E6%84%8F%E8%A7%81%20form$/,
  );
  const html = await site.html(location.split('#')[0] ?? '', 'en-US');
  const shown = blocksIn(html);
  expect(shown.get('意见 form')).toContain('Thank you for writing');
  expect(shown.get('films')).toContain('aria-label="Page 2" aria-current="page"');
  const reference = new URLSearchParams(location.split(/[?#]/)[1]).get('receipt') ?? 'none';
  expect(shown.get('意见 form')).toContain(reference);
  expect(shown.get('requests')).toContain('name="reference"');
  expect(shown.get('requests')).not.toContain(reference);
});

/** A page whose blocks read no parameters has no interaction to try. */
const mostOf = (all: readonly Composition[]) => (tried: number) => tried > 0.85 * all.length;

/** Tries one interaction of each page, then one of another block on the resulting page. */
async function trialsOf(on: TestSite, compositions: readonly Composition[], tries: number) {
  const problems: string[] = [];
  let tried = 0;
  for (const page of compositions) {
    const start = openingUrl(page);
    const first = await tryUpTo(tries, () => tryOne(on, page, start));
    if (!first) continue;
    tried += 1;
    const second = await tryUpTo(tries, () => tryOne(on, page, first.url));
    for (const problem of [...first.problems, ...(second?.problems ?? [])])
      problems.push(
        `seed ${seed}, ${page.path} (${page.blocks.map(({ type }) => type).join(', ')}): ${problem}`,
      );
  }
  return { problems, tried };
}

/** Repeats a trial until it finds no problems. */
async function tryUpTo(tries: number, trial: () => ReturnType<typeof tryOne>) {
  let result = await trial();
  for (let left = tries - 1; left > 0 && result && result.problems.length > 0; left -= 1)
    result = await trial();
  return result;
}

async function tryOne(on: TestSite, { path, language, blocks, choice }: Composition, url: string) {
  const opened = await on.request(url, { headers: { cookie: `lang=${language}` } });
  const before = await opened.text();
  const shown = blocksIn(before);
  const interactions = interactionsIn(before, path, url);
  const interaction = interactions[Math.floor(choice * interactions.length)];
  if (!interaction) return undefined;
  const problems = opened.status === 200 ? [] : [`${url} has the status ${opened.status}`];
  const { block } = interaction;
  const after = blocksIn(await on.html(interaction.url, language));
  const changed = changedNames(url, interaction.url);
  const own = namesInUrl(blocks, block);
  for (const name of changed)
    if (!own.includes(name))
      problems.push(`block ${block} leads to ${interaction.url} with the foreign ${name}`);
  if (interaction.fragment !== (block === blocks[0]?.id ? '' : encodeURIComponent(block)))
    problems.push(`block ${block} leads to the fragment "${interaction.fragment}"`);
  if ([...after.keys()].join() !== [...shown.keys()].join())
    problems.push(`${interaction.url} has other blocks`);
  for (const [id, html] of shown) {
    const difference = firstDifference(
      withoutParameters(html, changed),
      withoutParameters(after.get(id) ?? '', changed),
    );
    if (id === block && !difference) problems.push(`${interaction.url} changed nothing in block ${id}`);
    if (id !== block && difference)
      problems.push(`${interaction.url} of block ${block} changed block ${id}: ${difference}`);
  }
  // Back: the earlier address shows the earlier content.
  if ((await on.html(url, language)) !== before)
    problems.push(`${url} is another page after ${interaction.url}`);
  return { url: interaction.url, problems };
}
