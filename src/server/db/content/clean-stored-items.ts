import { type Kysely, sql } from 'kysely';
import { errorMessage } from '#lib/error-message.ts';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { cleanColumns, cleaningRules, uncleanedKinds } from './clean-item.ts';

/** Rows per transaction, so that other writes and requests can run in between. */
const stepSize = 50;

interface Position {
  kind: EntryKind;
  id: string;
  language: Language;
}

/**
 * Cleans the published items that an earlier version has stored, or that other rules have cleaned.
 * @param stopped ends the work after the current step; the next start continues it
 * @returns the number of rows
 */
export async function cleanStoredItems(database: Database, stopped?: AbortSignal): Promise<number> {
  let count = 0;
  let last: Position | undefined;
  while (!stopped?.aborted) {
    const rows = await database.write((tx) => cleanRowsAfter(tx, last));
    count += rows.length;
    last = rows.at(-1);
    if (!last) break;
  }
  return count;
}

async function cleanRowsAfter(tx: Kysely<Tables>, last: Position | undefined): Promise<Position[]> {
  let query = tx
    .selectFrom('entry_text as text')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'text.kind').onRef('entry.id', '=', 'text.id'),
    )
    .select(['text.kind', 'text.id', 'text.language', 'text.item', 'text.facet', 'text.data as text'])
    .select(['entry.sort', 'entry.date', 'entry.until', 'entry.data'])
    .where('text.kind', 'not in', uncleanedKinds)
    .where(sql<boolean>`(clean_item is null or clean_item not like ${`${cleaningRules}.%`})`)
    .orderBy('text.kind')
    .orderBy('text.id')
    .orderBy('text.language')
    .limit(stepSize);
  if (last)
    query = query.where(
      sql<boolean>`(text.kind, text.id, text.language) > (${last.kind}, ${last.id}, ${last.language})`,
    );
  const rows = await query.execute();
  for (const { kind, id, language, item, ...detail } of rows)
    await tx
      .updateTable('entry_text')
      .set(cleanColumns({ kind, id, language, item, detail }))
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('language', '=', language)
      // Another process may have published the entry since it was read.
      .where('item', '=', item)
      .where('data', '=', detail.text)
      .execute();
  return rows;
}

/**
 * Cleans the stored items of earlier versions while the site answers: until then they are cleaned when they are read.
 * @returns a function that stops the work and resolves when no step is running
 */
export function startCleaning({
  database,
  log,
}: {
  database: Database;
  log: (line: string) => void;
}): () => Promise<void> {
  const stopping = new AbortController();
  const working = cleanStoredItems(database, stopping.signal).then(
    (count) => {
      if (count > 0) log(`Cleaned ${count} texts that an earlier version has published.`);
    },
    (cause) =>
      log(`could not clean the stored content, which is cleaned when it is read: ${errorMessage(cause)}`),
  );
  return () => {
    stopping.abort();
    return working;
  };
}
