import { QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod';
import type { BlockDefinition, QueryContext } from '#blocks/define.ts';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import { blocks } from '#registry/blocks.ts';
import type { PageBlock, QueryResult } from '#registry/page-payload.ts';
import { RenderBlocks } from '#registry/RenderBlocks.tsx';
import { createViews } from '#registry/views.ts';
import { calls } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { readRemoteConfig } from '#schemas/remote-config.ts';
import { createQueryClient } from '#site/query-client.ts';
import '#site/styles.css';
import { exampleAnswers } from './support/example-answers.ts';
import { reduceMotion } from './ui/reduce-motion.ts';

/** What every block must pass, from its definition alone: adding a block adds its tests. */

const translations = createTranslations();
const states = ['ready', 'late', 'failed', 'missing'] as const;
type State = (typeof states)[number];

let root: Root | undefined;
// Figures stand still, so that axe judges what a visitor is left with.
beforeAll(async () => {
  await reduceMotion(true);
  return () => reduceMotion(false);
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function contextIn(language: Language): QueryContext {
  return {
    language,
    search: { id: 'news-002' },
    siteCode: 'official',
    timeZone: 'Asia/Shanghai',
    today: '2026-11-21',
    tracksRequests: true,
    picture: (src) => (src ? { src } : undefined),
    config: (key, answer) => readRemoteConfig(key, answer, language),
  };
}

/** The example as the server would have loaded it, with every query in one state. */
function loaded(definition: BlockDefinition, state: State, language: Language): PageBlock {
  const props = definition.schema.parse(structuredClone(definition.example));
  const queries = Object.entries(definition.queries?.(props, contextIn(language)) ?? {}).map(
    ([name, query]) => {
      const key = [language, 'r1', 'call' in query ? query.call : 'given', name, state] as const;
      if (state !== 'ready') return [name, { state, key }] as const;
      const value =
        'given' in query
          ? query.given
          : query.select(calls[query.call].response.parse(exampleAnswers[query.call]));
      return [name, { state, key, value } satisfies QueryResult] as const;
    },
  );
  return {
    id: `example-${definition.type}`,
    type: definition.type,
    props,
    queries: Object.fromEntries(queries),
  };
}

/** Only data that comes from a call can fail. */
const showsCmsData = ({ schema }: BlockDefinition) =>
  schema instanceof z.ZodObject && 'source' in schema.shape;

function tree(block: PageBlock, views: ReturnType<typeof createViews>, language: Language) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <TextsProvider value={{ language, t: translations[language] }}>
        <MemoryRouter>
          <main>
            <RenderBlocks
              titled={false}
              blocks={[block]}
              views={views}
              reload={() => new Promise(() => {})}
            />
          </main>
        </MemoryRouter>
      </TextsProvider>
    </QueryClientProvider>
  );
}

/** What a view fetches by itself is asked for by a first rendering; the server waits for it. */
async function renderWhole(element: ReactElement): Promise<string> {
  const unfinished = '<!--$!-->';
  await expect.poll(() => renderToString(element)).not.toContain(unfinished);
  return renderToString(element);
}

async function show(definition: BlockDefinition, state: State, language: Language): Promise<HTMLElement> {
  const views = createViews();
  await views.load([definition.type]);
  const block = loaded(definition, state, language);
  document.documentElement.lang = language;
  document.title = definition.type;
  const container = document.createElement('div');
  container.innerHTML = await renderWhole(tree(block, views, language));
  document.body.append(container);
  const mismatches: unknown[] = [];
  root = hydrateRoot(container, tree(block, views, language), {
    onRecoverableError: (error) => mismatches.push(error),
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(mismatches, 'server and browser render the same').toEqual([]);
  return container;
}

describe.each(blocks.map((definition) => [definition.type, definition as BlockDefinition] as const))(
  'the block %s',
  (_type, definition) => {
    it('has an example that parses, and comes back the same through JSON', () => {
      const parsed = definition.schema.parse(definition.example);
      expect(definition.schema.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
    });

    it.each(languages)(
      'shows its example, hydrated without a warning, readable at four widths, in %s',
      async (language) => {
        const container = await show(definition, 'ready', language);
        expect(container.textContent?.trim()).not.toBe('');
        for (const width of [390, 834, 1440, 1920]) {
          await page.viewport(width, 900);
          expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
        }
        await expect.poll(() => violations(container)).toEqual([]);
      },
    );

    it.each(states.slice(1))('has a designed state for data that is %s', async (state) => {
      for (const language of languages) {
        const container = await show(definition, state, language);
        const absent = state === 'missing' && definition.mayBeAbsent;
        const shown = container.querySelector('[data-block]')?.childElementCount;
        if (absent) expect(shown).toBe(0);
        else expect(shown).toBeGreaterThan(0);
        expect(await violations(container)).toEqual([]);
        if (state === 'failed' && showsCmsData(definition))
          expect(container.textContent).toContain(translations[language]('state.failed'));
        root?.unmount();
        document.body.replaceChildren();
      }
    });
  },
);

/** What axe finds in a part of a page; rules about whole pages do not apply to it. */
async function violations(container: HTMLElement) {
  const wholePage = ['page-has-heading-one', 'region', 'landmark-one-main', 'heading-order'];
  const result = await axe.run(container, {
    rules: Object.fromEntries(wholePage.map((id) => [id, { enabled: false }])),
  });
  return result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
