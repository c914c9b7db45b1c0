import type { Kysely } from 'kysely';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { type HomeDraft, type homeCalls, homeRows } from '#schemas/editor/home.ts';
import type { Tables } from '../../db/tables.ts';
import type { DraftDependencies } from '../drafts/draft-transaction.ts';
import { titlesOf } from '../drafts/list-entries.ts';
import { translationSections } from '../drafts/translations.ts';
import { done, type HandlersOf, signedIn } from '../handlers.ts';
import { readUnanswered } from '../inbox/read-requests.ts';

type Home = EditorAnswer<'home'>;

const week = 7 * 24 * 60 * 60_000;

/** Handlers of the home screen. Each section is one short list and its count. */
export function homeHandlers({ database, clock }: DraftDependencies): HandlersOf<typeof homeCalls> {
  const { read } = database;
  return {
    home: async (_request, caller) => {
      const account = signedIn(caller);
      const now = clock();
      const since = await seenAt(read, account.id, new Date(now.getTime() - week).toISOString());
      return done({
        requests: await readUnanswered(read, homeRows),
        drafts: await draftsOf(read, account.name),
        translations: await translationSections(read, 'en-US'),
        planned: await plannedIn(read),
        changes: await changesSince(read, { since, but: account.name }),
        since,
        at: now.toISOString(),
      });
    },
    markHomeSeen: async ({ at }, caller) =>
      database.write(async (tx) => {
        const { id } = signedIn(caller);
        await tx
          .insertInto('home_visit')
          .values({ account_id: id, seen_at: at })
          .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ seen_at: at }))
          .execute();
        return done({});
      }),
  };
}

async function seenAt(db: Kysely<Tables>, account: string, earliest: string): Promise<string> {
  const row = await db
    .selectFrom('home_visit')
    .select('seen_at')
    .where('account_id', '=', account)
    .executeTakeFirst();
  return row && row.seen_at > earliest ? row.seen_at : earliest;
}

async function draftsOf(db: Kysely<Tables>, by: string): Promise<Home['drafts']> {
  const own = db.selectFrom('draft').where('draft.by', '=', by);
  const { count } = await own.select((of) => of.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('listed_entry as listed', (join) =>
      join.onRef('listed.kind', '=', 'draft.kind').onRef('listed.id', '=', 'draft.id'),
    )
    .leftJoin('translation', (join) =>
      join.onRef('translation.kind', '=', 'draft.kind').onRef('translation.id', '=', 'draft.id'),
    )
    .select(['draft.version', 'draft.kind', 'draft.id', 'draft.at', 'listed.state', 'listed.path'])
    .select(['listed.title_zh', 'listed.title_en'])
    .select(['translation.language', 'translation.missing', 'translation.older'])
    .orderBy('draft.version', 'desc')
    // Each draft has at most a row for each language.
    .limit(homeRows * 2)
    .execute();
  const drafts = new Map<number, HomeDraft>();
  for (const row of rows) {
    const { version, kind, id, at, state, path, language, missing, older, ...titles } = row;
    const draft = drafts.get(version) ?? {
      ...{ kind, id, at, state, title: titlesOf(titles), behind: [] },
      ...(path === null ? {} : { path }),
    };
    const behind = language === null ? [] : [{ language, missing: missing ?? 0, older: older ?? 0 }];
    drafts.set(version, { ...draft, behind: [...draft.behind, ...behind] });
  }
  return { items: [...drafts.values()].slice(0, homeRows), total: Number(count) };
}

async function plannedIn(db: Kysely<Tables>): Promise<Home['planned']> {
  const planned = db.selectFrom('release').where('state', '=', 'planned').where('run_at', 'is not', null);
  const { count } = await planned.select((of) => of.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await planned
    .select(({ selectFrom }) => [
      'release.id',
      'release.name',
      'release.run_at',
      selectFrom('release_item')
        .whereRef('release_item.release_id', '=', 'release.id')
        .select((of) => of.fn.countAll().as('count'))
        .as('count'),
    ])
    .orderBy('run_at')
    .orderBy('release.id')
    .limit(homeRows)
    .execute();
  return {
    items: rows.map(({ id, name, run_at, count: items }) => ({
      ...{ id, at: run_at ?? '', count: Number(items) },
      ...(name === null ? {} : { name }),
    })),
    total: Number(count),
  };
}

/** Most versions that are counted. */
const mostChanges = 100;

async function changesSince(
  db: Kysely<Tables>,
  { since, but }: { since: string; but: string },
): Promise<Home['changes']> {
  const versions = await db
    .selectFrom('entry_version as version')
    .leftJoin('listed_entry as listed', (join) =>
      join.onRef('listed.kind', '=', 'version.kind').onRef('listed.id', '=', 'version.entry_id'),
    )
    .select(['version.kind', 'version.entry_id', 'version.at', 'version.by', 'version.languages'])
    .select(['listed.title_zh', 'listed.title_en'])
    .orderBy('version.id', 'desc')
    .limit(mostChanges)
    .execute();
  const changes = versions.flatMap(({ kind, entry_id, at, by, languages, title_zh, title_en }) =>
    by === null || by === but || at <= since
      ? []
      : [
          {
            ...{ kind, id: entry_id, at, by, removed: languages === '' },
            title: titlesOf({ title_zh: title_zh ?? '', title_en: title_en ?? '' }),
          },
        ],
  );
  return { items: changes.slice(0, homeRows), total: changes.length };
}
