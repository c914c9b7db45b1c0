import type { ParsedBlock } from './read-block.ts';

/** Names of one block's parameters in the URL, by the block's own names. */
export type ParameterNames = Readonly<Record<string, string>>;

/** Parameter names by block id. Blocks without parameters are absent. */
export type PageParameters = ReadonlyMap<string, ParameterNames>;

/**
 * Gives each block of a page its own URL parameters (rule BLK-01): the first block that uses a name keeps it, later
 * blocks prefix it with their id (`films.page`). Ids are unique in a page and block definitions use no dots, so no two
 * parameters share a name.
 *
 * @returns names in the URL by the block's own names, by block id
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

/** @returns the parameters in the URL that a page's blocks read, sorted: equal for equal pages */
export const declaredNames = (parameters: PageParameters): readonly string[] =>
  [...parameters.values()].flatMap((own) => Object.values(own)).sort();

/**
 * Drops the parameters that no block reads, so that they cannot split the cache.
 *
 * @param names from {@link declaredNames}
 * @returns the others in the order of `names`; a value of more than `longestValue` characters counts as absent
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

/**
 * @param search from {@link declaredSearch}
 * @returns the parameter values of one block by the block's own names
 */
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

/**
 * @param search from {@link declaredSearch}
 * @returns the canonical URL of a page: its path, and the parameters if there are any
 */
export const withSearch = (path: string, search: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
};
