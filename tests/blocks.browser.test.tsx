import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import * as z from 'zod';
import type { BlockDefinition, Query } from '#blocks/define.ts';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import { blocks } from '#registry/blocks.ts';
import type { PageBlock, QueryResult } from '#registry/page-payload.ts';
import { RenderBlocks } from '#registry/RenderBlocks.tsx';
import { createViews } from '#registry/views.ts';
import { type Language, languages } from '#schemas/language.ts';
import { MemoryRouter } from './ui/MemoryRouter.tsx';
import '#site/styles.css';
import { emptyAnswer } from './support/empty-answers.ts';
import { exampleContext, exampleData } from './support/example-queries.ts';
import { reduceMotion } from './ui/reduce-motion.ts';
import { hiddenTexts, violations } from './ui/violations.ts';

/**
 * Tests of every block, generated from its definition, so that a new block has them too. They cover a table of blocks,
 * languages, data states and widths; a cell that was not tested fails the run.
 */

const translations = createTranslations();
const widths = [390, 834, 1440, 1920];
/** `empty`: the calls return no content. `missing`: there is no response. */
const states = ['full', 'empty', 'missing', 'failed', 'slow'] as const;
type State = (typeof states)[number];

/** Tested cells of the table, as `block language state width`. */
const seen = new Set<string>();
const definitions: readonly BlockDefinition[] = blocks;

let root: Root | undefined;
// Stops counting figures, so that axe checks their final state.
beforeAll(async () => {
  await reduceMotion(true);
  return () => reduceMotion(false);
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const exampleOf = ({ schema, example }: BlockDefinition) => schema.parse(structuredClone(example));
const queriesOf = (definition: BlockDefinition, language: Language) =>
  Object.entries(definition.queries?.(exampleOf(definition), exampleContext(language)) ?? {});

/** A block without queries is always `full`. */
const statesOf = (definition: BlockDefinition): readonly State[] =>
  queriesOf(definition, 'zh-CN').length > 0 ? states : ['full'];

/** The example block as loaded by the server, with every query in one state. */
function loaded(definition: BlockDefinition, state: State, language: Language): PageBlock {
  const queries = queriesOf(definition, language).map(
    ([name, query]) => [name, resultOf(query, state, [language, name])] as const,
  );
  return {
    id: `${state}-${definition.type}`,
    type: definition.type,
    props: exampleOf(definition),
    queries: Object.fromEntries(queries),
  };
}

function resultOf(query: Query, state: State, [language, name]: readonly [Language, string]): QueryResult {
  const key = [language, 'call' in query ? query.call : 'static', name, state] as const;
  if (state === 'slow') return { state: 'late', key };
  if (state === 'failed' || state === 'missing') return { state, key };
  const value = state === 'full' ? exampleData(query) : emptyValue(query);
  return value === undefined ? { state: 'missing', key } : { state: 'ready', key, value };
}
function emptyValue(query: Query) {
  const answer = 'data' in query ? undefined : emptyAnswer(query.call);
  return 'data' in query || answer === undefined ? undefined : query.select(answer);
}

/** Only data that comes from a call can fail. */
const showsCmsData = ({ schema }: BlockDefinition) =>
  schema instanceof z.ZodObject && 'source' in schema.shape;

/** A block in all its states, one below the other. */
async function show(definition: BlockDefinition, language: Language): Promise<Map<State, Element>> {
  const views = createViews();
  await views.load([definition]);
  const tree = () => (
    <TextsProvider value={{ language, t: translations[language] }}>
      <MemoryRouter>
        {statesOf(definition).map((state) => (
          <div key={state} data-state={state}>
            <RenderBlocks
              titled={false}
              blocks={[loaded(definition, state, language)]}
              views={views}
              reload={() => new Promise(() => {})}
            />
          </div>
        ))}
      </MemoryRouter>
    </TextsProvider>
  );
  document.documentElement.lang = language;
  document.title = definition.type;
  const container = document.body.appendChild(document.createElement('main'));
  // The first rendering starts the requests of the view; the server waits for them.
  const unfinished = '<!--$!-->';
  await expect.poll(() => (container.innerHTML = renderToString(tree()))).not.toContain(unfinished);
  const mismatches: unknown[] = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {
    root = hydrateRoot(container, tree(), { onRecoverableError: (error) => mismatches.push(error) });
  });
  vi.unstubAllGlobals();
  expect(mismatches, 'server and browser render the same').toEqual([]);
  return new Map(
    statesOf(definition).map((state) => [
      state,
      z.instanceof(Element).parse(container.querySelector(`[data-state=${state}]`)),
    ]),
  );
}

describe.each(definitions.map((definition, index) => [definition.type, definition, index] as const))(
  'the block %s',
  (type, definition, index) => {
    it('has an example that parses and is unchanged by a JSON round trip', () => {
      const parsed = definition.schema.parse(definition.example);
      expect(definition.schema.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
    });

    it.each(languages)(
      'has a designed view for every data state that fits all widths, in %s',
      async (language) => {
        const shown = await show(definition, language);
        for (const [at, width] of widths.entries()) {
          await page.viewport(width, 900);
          const wide = [...shown].filter(([, { scrollWidth }]) => scrollWidth > width);
          expect(document.documentElement.scrollWidth, `${wide.map(([state]) => state)}`).toBeLessThanOrEqual(
            width,
          );
          for (const [nth, [state, part]] of [...shown].entries()) {
            const isAbsent = definition.mayBeAbsent && (state === 'empty' || state === 'missing');
            expect(part.clientHeight > 0, `${state} is seen`).toBe(!isAbsent);
            expect(hiddenTexts(part), `${state} shows its texts`).toEqual([]);
            seen.add(`${type} ${language} ${state} ${width}`);
            // Checks each state in one language and at one width, alternately.
            if ((index + nth) % languages.length !== languages.indexOf(language)) continue;
            if ((index + nth) % widths.length === at) await expect.poll(() => violations(part)).toEqual([]);
          }
        }
        if (showsCmsData(definition))
          expect(shown.get('failed')?.textContent).toContain(translations[language]('state.failed'));
      },
    );
  },
);

it('every block was tested in both languages, with every data state, at all widths', async () => {
  const cells = (type: string, language: Language, state: State) =>
    widths.map((width) => `${type} ${language} ${state} ${width}`);
  const rows = definitions.flatMap((definition) =>
    languages.map((language) => ({
      name: `${definition.type} ${language}`,
      states: statesOf(definition).map((state) => cells(definition.type, language, state)),
    })),
  );
  const lines = rows.map(({ name, states }) => [
    name,
    ...states.map((row) => row.filter((cell) => seen.has(cell)).map((cell) => cell.split(' ').at(-1))),
  ]);
  const table = [['block', ...states], states.map(() => '---').concat('---'), ...lines];
  await commands.writeFile('build/blocks.md', table.map((row) => `| ${row.join(' | ')} |\n`).join(''));
  expect(rows.flatMap(({ states }) => states.flat()).filter((cell) => !seen.has(cell))).toEqual([]);
});
