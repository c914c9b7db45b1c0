import type { Kysely } from 'kysely';
import { runsHaveWords, runsOf, wordsOfQuery } from '#lib/search-words.ts';
import type { BuiltInGroup } from '#registry/pages/define.ts';
import { editorCalls } from '#schemas/editor/calls.ts';
import type { MediaItem } from '#schemas/editor/media.ts';
import type {
  FoundEntry,
  FoundFile,
  SearchGroup,
  SearchResults,
  searchCalls,
} from '#schemas/editor/search.ts';
import { pagePath } from '#schemas/page-address.ts';
import type { Database } from '../../db/database.ts';
import { type Found, findEntries } from '../../db/search/find-entries.ts';
import { repairSearch } from '../../db/search/repair-search.ts';
import { entryTexts } from '../../db/search/search-texts.ts';
import type { Tables } from '../../db/tables.ts';
import { builtInPage, changesOf, listPages, titlesOf } from '../drafts/list-entries.ts';
import { done, type HandlersOf } from '../handlers.ts';
import { countOf } from '../inbox/queries.ts';
import { readRows as readRequests } from '../inbox/read-requests.ts';
import { readReach } from '../limits/reach.ts';
import { itemOf } from '../media/media-rows.ts';
import { refuseAccess } from '../routes.ts';
import { excerptsOf } from './excerpts.ts';

interface SearchOptions {
  database: Database;
  /** Pages of the project. */
  groups: readonly BuiltInGroup[];
  /** Files that came with the site. */
  builtInMedia: readonly MediaItem[];
}

/** Results of a group when all groups are shown, and when it is shown alone. */
const results = { first: 3, alone: 20 };
/** Results from which those of an account with limits are chosen. */
const mostLimited = 200;

interface Part {
  words: readonly string[];
  offset: number;
  limit: number;
}

interface Group<Item> {
  items: Item[];
  total: number;
}

/** The search of the editor. Its index is completed in the background when it is made. */
export function searchHandlers({
  database,
  groups,
  builtInMedia,
}: SearchOptions): HandlersOf<typeof searchCalls> {
  const { read } = database;
  let isIncomplete = true;
  let isRepairing = false;
  /** A failed repair is repeated by the next search. */
  const complete = () => {
    if (isRepairing) return;
    isRepairing = true;
    repairSearch(database).then(
      () => {
        isIncomplete = false;
      },
      () => {
        isRepairing = false;
      },
    );
  };
  complete();

  const ownPages = groups
    .flatMap((group) => group.pages)
    .flatMap(({ path }) => builtInPage(groups, path, undefined) ?? [])
    .map((entry) => {
      const { titles, lines } = entryTexts(entry);
      const text = [...titles, ...lines].join('\n');
      return { path: pagePath(entry), text, runs: runsOf(text) };
    });
  const ownFiles = builtInMedia.map((item) => {
    const text = [item.name, ...Object.values(item.alt)].join('\n');
    return { item, text, runs: runsOf(text) };
  });

  /** Pages and files that are not in the database come after those that are. */
  const withOwn = <Own, Item>(
    stored: Group<Item>,
    own: readonly Own[],
    { offset, limit }: Part,
    show: (own: Own) => Item,
  ) => {
    const start = Math.max(0, offset - stored.total);
    const items = own.slice(start, start + limit - stored.items.length).map(show);
    return { items: [...stored.items, ...items], total: stored.total + own.length };
  };

  async function findPages(part: Part): Promise<Group<FoundEntry>> {
    const stored = await findStored('page', part);
    const matching = ownPages.filter(({ runs }) => runsHaveWords(runs, part.words));
    if (matching.length === 0) return stored;
    const shown = (await listPages(read, groups)).filter(({ state }) => state === 'builtIn');
    const own = matching.flatMap(({ path, text }) => {
      const page = shown.find((one) => one.path === path);
      return page ? [{ page, text }] : [];
    });
    return withOwn(stored, own, part, ({ page: { path, ...page }, text }) => ({
      ...page,
      kind: 'page',
      state: 'builtIn',
      path,
      places: excerptsOf(text, part.words, Object.values(page.title)),
    }));
  }

  async function findStored(area: 'page' | 'content', part: Part): Promise<Group<FoundEntry>> {
    const { items, total } = await findEntries(database, { area, ...part });
    return { items: await readFound(read, items, part.words), total };
  }

  async function findMedia(part: Part): Promise<Group<FoundFile>> {
    const { items, total } = await findEntries(database, { area: 'media', ...part });
    const own = ownFiles.filter(({ runs }) => runsHaveWords(runs, part.words));
    const placesOf = (text: string, name: string) => excerptsOf(text, part.words, [name]);
    return withOwn({ items: await readFiles(read, items, placesOf), total }, own, part, ({ item, text }) => ({
      ...item,
      places: placesOf(text, item.name),
    }));
  }

  async function findRequests(
    query: string,
    { offset, limit }: Part,
  ): Promise<NonNullable<SearchResults['requests']>> {
    const sought = { search: query.slice(0, 200), everyWord: true } as const;
    const rows = limit > 0 ? await readRequests(read, sought, { offset, count: limit }) : [];
    const { count } = await countOf(read, sought).executeTakeFirstOrThrow();
    return { items: rows.map(({ listed }) => listed), total: Number(count) };
  }

  /**
   * What an account with limits may open of a group. It is chosen from the first results, because the index does not
   * know the limits; more are not counted.
   */
  async function within<Item>(
    find: (part: Part) => Promise<Group<Item>>,
    part: Part,
    isOpen: ((item: Item) => boolean) | undefined,
  ): Promise<Group<Item>> {
    if (!isOpen) return find(part);
    const { offset, limit } = part;
    const open = (await find({ ...part, offset: 0, limit: mostLimited })).items.filter(isOpen);
    return { items: open.slice(offset, offset + limit), total: open.length };
  }

  return {
    search: async ({ query: typed, group, offset }, { account }) => {
      // PostgreSQL has no NUL, and UTF-8 no half of a surrogate pair.
      const query = typed.replaceAll('\0', ' ').toWellFormed();
      if (isIncomplete) complete();
      const words = wordsOfQuery(query);
      const part = (of: SearchGroup): Part => {
        const limit = group === undefined ? results.first : group === of ? results.alone : 0;
        return { words, offset: group === of ? offset : 0, limit };
      };
      const mayOpenRequests = refuseAccess(editorCalls.listRequests.access, account) === undefined;
      const reach = account?.limits && (await readReach(read, account.limits));
      const nothing = { items: [], total: 0 };
      const found: SearchResults =
        words.length === 0
          ? { pages: nothing, content: nothing, media: nothing }
          : {
              pages: await within(findPages, part('pages'), reach && (({ path }) => reach.path(path ?? ''))),
              content: await within(
                (asked) => findStored('content', asked),
                part('content'),
                reach && ((entry) => reach.seen(entry)),
              ),
              media: await findMedia(part('media')),
            };
      if (mayOpenRequests)
        found.requests = words.length === 0 ? nothing : await findRequests(query, part('requests'));
      return done({ results: found, incomplete: isIncomplete });
    },
  };
}

/** The entries that were found, in their order. */
async function readFound(
  db: Kysely<Tables>,
  found: readonly Found[],
  words: readonly string[],
): Promise<FoundEntry[]> {
  if (found.length === 0) return [];
  const names = found.flatMap(({ kind, id }) => (kind === 'media' ? [] : [{ kind, id }]));
  const rows = await db
    .selectFrom('listed_entry')
    .selectAll()
    .where((of) => of.or(names.map(({ kind, id }) => of.and([of('kind', '=', kind), of('id', '=', id)]))))
    .execute();
  const listed = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return found.flatMap(({ kind, id, text }) => {
    const row = listed.get(`${kind} ${id}`);
    if (!row) return [];
    return [
      {
        ...{ kind: row.kind, id, state: row.state, title: titlesOf(row), ...changesOf(row) },
        ...(row.kind === 'page' ? { path: row.path ?? row.id } : {}),
        places: excerptsOf(text, words, [row.title_zh, row.title_en]),
      },
    ];
  });
}

async function readFiles(
  db: Kysely<Tables>,
  found: readonly Found[],
  placesOf: (text: string, name: string) => string[],
): Promise<FoundFile[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
  return found.flatMap(({ id, text }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...itemOf(row), places: placesOf(text, row.name) }] : [];
  });
}
