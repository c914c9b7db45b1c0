import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from '#api/clean.ts';
import { createHttpSource } from '#api/http-source.ts';
import { createTranslations } from '#i18n/translations.ts';
import { blocks, createCatalogue } from '#registry/blocks.ts';
import { type Finding, wordFinding } from '#registry/findings.ts';
import { createPageLoader } from '#registry/load-page.ts';
import { pagesDocument } from '#registry/page-schema.ts';
import { readPagesConfig } from '#registry/read-pages.ts';
import { blocksOf } from '../support/home-page.ts';
import { openTestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';
import { thorough } from '../support/thorough.ts';
import {
  type Changed,
  type Config,
  createPicker,
  type Mutilation,
  mutilations,
  type Outcome,
} from './mutilations.ts';

/** Does not change the config. */
const unchanged: Mutilation = { name: 'none', outcomes: [], codes: [], apply: () => ({}) };

const translations = createTranslations();
const seed = 20261122;
/** Number of damaged configs. */
const runs = thorough ? 1_000 : 300;

const reading = {
  catalogue: createCatalogue(),
  language: 'en-US',
  cleanProps: (...[definition, props]: Parameters<Parameters<typeof createPageLoader>[0]['cleanProps']>) =>
    clean(definition.schema, props),
} as const;

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  formats: { date: true, 'uri-reference': true },
});
const fitsSchema = ajv.compile(pagesDocument(createCatalogue(), { id: 'https://site.example/pages.json' }));

/** Without blocks about the item of the URL, because they respond with 404 without it. */
const usable = blocks.filter((block) => !('itemParameter' in block) || block.itemParameter === undefined);

/** A valid config: three pages of two to four examples each, and two redirects. */
function validConfig(pick: ReturnType<typeof createPicker>): Config {
  const pages = ['/one', '/two/inner', '/three'].map((path, page) => ({
    path,
    title: `Page ${page}`,
    blocks: Array.from({ length: 2 + pick.below(3) }, (_, index) => {
      const { type, version, example } = pick.of(usable);
      return {
        id: `b${page}-${index}`,
        type,
        version,
        props: structuredClone<Record<string, unknown>>({ ...example }),
      };
    }),
  }));
  return {
    pages,
    redirects: [
      { from: '/old', to: '/one' },
      { from: '/older', to: '/two/inner?tab=1' },
    ],
  };
}

interface Case {
  mutilation: Mutilation;
  before: Config;
  changed: Changed;
  /** JSON text of the config. */
  text: string;
}

function makeCase(mutilation: Mutilation, choice: number): Case {
  const pick = createPicker(choice);
  const before = validConfig(pick);
  const after = structuredClone(before);
  const changed = mutilation.apply(after, pick);
  const json = JSON.stringify({ zh: { pages: [] }, en: after });
  return { mutilation, before, changed, text: changed.text?.(json) ?? json };
}

/** Only the seeds of a case, so that a failure prints a short value; `makeCase` builds the rest. */
const cases = fc.record({
  name: fc.oneof(
    ...mutilations.map(({ name, slow }) => ({ weight: slow ? 1 : 6, arbitrary: fc.constant(name) })),
  ),
  choice: fc.nat(),
});

const read = (text: string) => readPagesConfig(text, reading);

/** Location and code of a finding, which are unique within a case. */
const placeOf = ({ page, block, prop, code }: Finding) => JSON.stringify([page, block?.id, prop, code]);

/** Outcome of the changed part, from the parsed pages and the findings. */
function outcomeOf(
  { before, changed }: Case,
  { pages, redirects, findings }: ReturnType<typeof read>,
): Outcome {
  if (pages.length < before.pages.length) return 'the page is left out';
  if (redirects.length < before.redirects.length) return 'the redirect is left out';
  const { page = 0, block } = changed;
  if (block !== undefined) {
    const left = (pages[page]?.blocks ?? []).filter(({ valid }) => valid);
    if (left.length < (before.pages[page]?.blocks.length ?? 0)) return 'the block is left out';
  }
  if (findings.some(({ leftOut }) => leftOut !== undefined)) return 'the prop or item is left out';
  return findings.length > 0 ? 'repaired or ignored' : 'still valid';
}

type ReadPage = ReturnType<typeof read>['pages'][number];

/** A page as visitors get it. Of an omitted block only the id remains. */
const shown = ({ path, title, meta, blocks: parsed }: ReadPage) => ({
  ...{ path, title, meta },
  blocks: parsed.map((entry) => ({ id: entry.block.id, props: entry.valid ? entry.props : 'left out' })),
});

/** The blocks of a page without the changed one. */
const others = (page: ReadPage | undefined, { block: id }: { block: string | undefined }) =>
  page && shown(page).blocks.filter((block) => block.id !== id);

/** Checks one case from the text of the config to the payloads of its pages. */
async function check(one: Case): Promise<void> {
  const { before, changed, mutilation, text } = one;
  const was = read(JSON.stringify({ en: before }));
  expect(was.findings).toEqual([]);
  const is = read(text);

  // All other parts are unchanged.
  const rest = was.pages.filter((_, index) => index !== changed.page);
  expect(is.pages.map(shown)).toEqual(expect.arrayContaining(rest.map(shown)));
  const page = changed.page === undefined ? undefined : was.pages[changed.page];
  if (page && changed.block !== undefined) {
    const now = is.pages.find(({ path }) => path === page.path);
    const id = page.blocks[changed.block]?.block.id;
    // The changed block may have another id, so it is found by its index, unless it was removed and the index has
    // shifted.
    const newId = now?.blocks.length === page.blocks.length ? now.blocks[changed.block]?.block.id : id;
    expect(others(now, { block: newId })).toEqual(others(page, { block: id }));
  }

  // Each place has one finding, which matches its outcome.
  expect(new Set(is.findings.map(placeOf)).size).toBe(is.findings.length);
  for (const { code } of is.findings) expect(mutilation.codes).toContain(code);
  const outcome = outcomeOf(one, is);
  expect(mutilation.outcomes).toContain(outcome);
  const lost = {
    block: 'the block is left out',
    page: 'the page is left out',
    redirect: 'the redirect is left out',
  };
  for (const { leftOut = '' } of is.findings)
    if (leftOut in lost) expect(Object.entries(lost).find(([part]) => part === leftOut)?.[1]).toBe(outcome);

  // An independent validator agrees.
  const strictly = fitsSchema(JSON.parse(text));
  if (is.findings.length === 0) expect(fitsSchema.errors ?? []).toEqual([]);
  const errors = is.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  if (strictly) expect(errors.filter((code) => !mutilation.beyondSchema?.includes(code))).toEqual([]);

  // Loads the payload of every page, with one log line for each finding.
  const { load, lines } = open(text);
  for (const { path, blocks: parsed } of is.pages) {
    const loaded = await load(path);
    expect(loaded).toMatchObject({ kind: 'page', payload: { status: 200 } });
    if (loaded.kind === 'page')
      expect(loaded.payload.blocks.map(({ id }) => id)).toEqual(
        parsed.filter(({ valid }) => valid).map(({ block }) => block.id),
      );
  }
  const logged = is.findings.filter(({ severity }) => severity !== 'notice');
  const reports = lines.filter(
    (line) => line.startsWith('page ') || line.startsWith('official.pages.config'),
  );
  expect(reports).toHaveLength(Math.min(logged.length, 100) + (logged.length > 100 ? 1 : 0));
  for (const finding of logged.slice(0, 100)) expect(reports.join('\n')).toContain(wordFinding(finding).en);
}

/** A loader over a backend that has only the config. */
function open(config: string) {
  const lines: string[] = [];
  const answer = (url: string) => {
    if (url.includes('official.pages.config')) return [{ key: 'official.pages.config', value: config }];
    return null;
  };
  const source = createHttpSource({
    baseUrl: 'http://backend.example',
    fetch: async (url) => Response.json({ resultCode: '0', data: answer(String(url)) }),
    ttl: 0,
    now: () => 0,
    report: () => {},
    log: () => {},
  });
  const loader = createPageLoader({
    ...{ source, groups: [], siteCode: 'official', timeZone: 'Asia/Shanghai', tracksRequests: false },
    ...{ catalogue: reading.catalogue, cleanProps: reading.cleanProps, translations },
    ...{ origin: 'https://site.example', deadline: 5_000 },
    today: () => '2026-11-21',
    pictureOf: (address) => ({ src: address }),
    log: (line) => lines.push(line),
  });
  const load = (pathname: string) =>
    loader.load({ pathname, search: new URLSearchParams(), language: 'en-US', languageInUrl: false });
  return { load, lines };
}

describe(`[BLK-04] [MENU-05] ${runs} damaged page configs`, () => {
  it('lose only the smallest part around the damage, and report each loss once', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ name, choice }) => {
        const mutilation = mutilations.find((one) => one.name === name) ?? unchanged;
        await check(makeCase(mutilation, choice));
      }),
      { seed, numRuns: runs, endOnFailure: true },
    );
  });

  it.each(mutilations)('have every listed outcome: $name', (mutilation) => {
    const missing = new Set(mutilation.outcomes);
    const outcomeWith = (apply: Mutilation['apply'], choice: number) => {
      const one = makeCase({ ...mutilation, apply }, choice);
      return outcomeOf(one, read(one.text));
    };
    const { apply, smaller = apply } = mutilation;
    for (let choice = 0; choice < 1_000 && missing.size > 0; choice += 1)
      if (missing.has(outcomeWith(smaller, choice))) missing.delete(outcomeWith(apply, choice));
    expect([...missing]).toEqual([]);
  });

  it('are reported once if the JSON is cut off at any position', () => {
    const { text } = makeCase(unchanged, 1);
    for (let cut = 1; cut < text.length; cut += Math.ceil(text.length / 50)) {
      const { pages, findings } = read(text.slice(0, cut));
      expect(pages).toEqual([]);
      expect(findings.map(({ code }) => code)).toEqual(['unreadable']);
    }
  });

  it('render as HTML with all remaining blocks on a running site', { timeout: 120_000 }, async () => {
    const backend = await startSecondBackend();
    for (const [number, mutilation] of mutilations.entries()) {
      if (number % 6 > 0) continue;
      const { text } = makeCase(mutilation, number);
      backend.content.configs.set('official.pages.config', text);
      const site = await openTestSite({ CONTENT_API: backend.url });
      for (const { path, blocks: parsed } of read(text).pages) {
        const response = await site.request(path, { headers: { cookie: 'lang=en-US' } });
        expect([mutilation.name, path, response.status]).toEqual([mutilation.name, path, 200]);
        const shownIds = blocksOf(await response.text()).map(({ id }) => id);
        expect(shownIds).toEqual(parsed.filter(({ valid }) => valid).map(({ block }) => block.id));
      }
      await site.close();
    }
    await backend.close();
  });

  it('match the table of docs/pages.md; UPDATE_DOCS=1 writes it', () => {
    const file = join(import.meta.dirname, '../../docs/pages.md');
    const text = readFileSync(file, 'utf8');
    const [before = '', , after = ''] = text.split(
      /(?<=<!-- mutilations -->\n)([\s\S]*)(?=<!-- \/mutilations -->)/,
    );
    const rows = mutilations.map(
      ({ name, outcomes, codes }) =>
        `| ${name} | ${outcomes.join('; ')} | ${codes.map((code) => `\`${code}\``).join(', ') || 'none'} |`,
    );
    const cut =
      '| The JSON is cut off | the pages of the last readable version stay; at the first start, only the built-in pages exist | `unreadable` |';
    const table = [
      '| change | possible outcomes | possible findings |',
      '|---|---|---|',
      ...rows,
      cut,
      '',
    ].join('\n');
    if (process.env.UPDATE_DOCS) writeFileSync(file, before + table + after);
    else expect(text).toBe(before + table + after);
  });
});
