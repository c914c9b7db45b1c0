import type { ParsedBlock } from './read-block.ts';

/** Names of one block's parameters in the URL, by the block's own names. */
export type ParameterNames = Readonly<Record<string, string>>;

/** Parameter names by block id. Blocks without parameters are absent. */
export type PageParameters = ReadonlyMap<string, ParameterNames>;

/**
 * Gives each block of a page its own URL parameters (rule BLK-01): the first block that uses a name keeps it, later
 * blocks prefix it with their id (`films.page`). Ids are unique in a page and block definitions use no dots, so no two
 * parameters share a name.
 */
export function nameParameters(parsed: readonly ParsedBlock[]): PageParameters {
  const taken = new Set<string>();
  const names = new Map<string, ParameterNames>();
  for (const entry of parsed) {
    if (!entry.valid) continue;
    const { block, definition, props } = entry;
    const own = (definition.parameters?.(props) ?? []).map((name): [string, string] => [
      name,
      taken.has(name) ? `${block.id}.${name}` : name,
    ]);
    for (const [name] of own) taken.add(name);
    if (own.length > 0) names.set(block.id, Object.fromEntries(own));
  }
  return names;
}

/** In characters. No id, page number or date is longer; a longer value is ignored. */
const longestValue = 200;

/** The parameters in the URL that a page's blocks read, sorted. */
export const declaredNames = (parameters: PageParameters): readonly string[] =>
  [...parameters.values()].flatMap((own) => Object.values(own)).sort();

/**
 * The parameters that the page's blocks read, in the order of `names`. All others are dropped so that they cannot split
 * the cache.
 * @param names from `declaredNames`
 */
export function declaredSearch(
  names: readonly string[],
  search: URLSearchParams,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value === null || value.length > longestValue ? [] : [[name, value]];
    }),
  );
}

/** Parameter values of one block, by the block's own names. */
export const ownSearch = (
  names: ParameterNames | undefined,
  search: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(names ?? {}).flatMap(([own, inUrl]) => {
      const value = Object.hasOwn(search, inUrl) ? search[inUrl] : undefined;
      return value === undefined ? [] : [[own, value]];
    }),
  );

/** A path with parameters from `declaredSearch`: the canonical URL of a page. */
export const withSearch = (path: string, search: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
};
