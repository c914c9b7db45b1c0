import type { QueryContext } from '#blocks/define.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import { firstSentence } from './page-description.ts';
import type { ParsedBlock } from './read-block.ts';
import type { Routes } from './route-cache.ts';

interface TextContext extends QueryContext {
  t: ServerTranslate;
}

/**
 * Finds pages that may begin with the text of an earlier page: the same text in their props, or the answer of the same
 * call. Compares only pages without their own description. Makes no calls.
 *
 * @returns their paths; their descriptions begin with their titles
 */
export function sharedTexts(
  { table, blocksOf }: Pick<Routes, 'table' | 'blocksOf'>,
  context: Omit<TextContext, 'search'>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const route of table.routes.values()) {
    if (route.kind !== 'page' || route.page.meta.description?.trim()) continue;
    const origins = originsOf(blocksOf(route), { ...context, search: {} });
    if (origins.some((origin) => seen.has(origin))) shared.add(route.path);
    for (const origin of origins) seen.add(origin);
  }
  return shared;
}

/** Possible sources of a page's first text: its calls up to the first sentence in its props. */
function originsOf(blocks: readonly ParsedBlock[], context: TextContext): string[] {
  const origins: string[] = [];
  for (const block of blocks) {
    if (!block.valid || !block.definition.texts) continue;
    const { sentence, calls } = knownOriginOf(block, context);
    if (sentence !== undefined) return [...origins, sentence];
    origins.push(...calls);
  }
  return origins;
}

interface Origin {
  sentence?: string | undefined;
  calls: readonly string[];
}

type ValidBlock = Extract<ParsedBlock, { valid: true }>;

/** Parts of the context that never change for the pages of a language. */
const constant: readonly PropertyKey[] = [
  'language',
  'search',
  'siteCode',
  'timeZone',
  'origin',
  'tracksRequests',
] satisfies (keyof QueryContext)[];

const ofBlocks = new WeakMap<ValidBlock, Origin>();

/** Remembers the origin of a block whose queries have asked for nothing that may change. */
function knownOriginOf(block: ValidBlock, context: TextContext): Origin {
  const known = ofBlocks.get(block);
  if (known) return known;
  let depends = false;
  const watched = new Proxy(context, {
    get: (target, name) => {
      if (!constant.includes(name)) depends = true;
      return Reflect.get(target, name);
    },
  });
  const origin = originOf(block, watched, context.t);
  if (!depends) ofBlocks.set(block, origin);
  return origin;
}

function originOf({ definition, props }: ValidBlock, context: QueryContext, t: ServerTranslate): Origin {
  try {
    const queries = Object.entries(definition.queries?.(props, context) ?? {});
    const results = queries.map(([name, query]) => [
      name,
      'data' in query && query.data !== undefined
        ? { state: 'ready', value: query.data }
        : { state: 'missing' },
    ]);
    // The definition's own results: their types were erased with the list of all blocks.
    const texts = definition.texts?.(props, Object.fromEntries(results) as never, t);
    return {
      sentence: firstSentence(texts?.prose ?? [], context.language),
      calls: queries.flatMap(([, query]) =>
        'call' in query ? [JSON.stringify([query.call, query.request])] : [],
      ),
    };
  } catch {
    // The page itself marks a block whose queries throw.
    return { calls: [] };
  }
}
