import type { ParsedBlock } from './read-block.ts';

/** The URL parameters of one block: what each is called in the URL, by the block's own name for it. */
export type ParameterNames = Readonly<Record<string, string>>;

/** The parameters of the blocks of a page that read any, by the block's id. */
export type PageParameters = ReadonlyMap<string, ParameterNames>;

/**
 * Gives each block of a page its own URL parameters (rule BLK-01): the first block that uses a name keeps it, further
 * ones put their id in front (`films.page`). Ids are unique in a page and block definitions use no dots, so no two
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

/** Only the parameters that the page's blocks read, sorted by name: everything else never splits a cache. */
export function declaredSearch(
  parameters: PageParameters,
  search: URLSearchParams,
): Readonly<Record<string, string>> {
  const names = [...parameters.values()].flatMap((own) => Object.values(own));
  return Object.fromEntries(
    names.sort().flatMap((name) => {
      const value = search.get(name);
      return value === null || value.length > longestValue ? [] : [[name, value]];
    }),
  );
}

/** What the URL says to one block, by the block's own names. */
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
