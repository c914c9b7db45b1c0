import { Hono } from 'hono';
import { inboxFilterSchema } from '#schemas/editor/inbox.ts';
import { dateIn } from '../../clock.ts';
import { fieldErrors, refuse } from '../handlers.ts';
import { answer, callerOf, type EditorRoutesOptions, refuseAccess } from '../routes.ts';
import type { InboxDependencies } from './changes.ts';
import { type CsvTable, createCsvTable } from './csv-table.ts';
import type { InboxFilter } from './queries.ts';
import { type RequestRow, readRows } from './read-requests.ts';

export interface CsvRouteOptions extends InboxDependencies {
  accountOf: EditorRoutesOptions['accountOf'];
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
}

/** Requests read per query. */
const step = 500;

/** `GET /api/editor/inbox.csv`: the filtered requests as a table for spreadsheets, newest first. */
export function csvRoute({ database, clock, timeZone, accountOf }: CsvRouteOptions): Hono {
  const routes = new Hono();
  routes.get('/api/editor/inbox.csv', async (c) => {
    const { account, language } = await callerOf(c, accountOf);
    const refused = refuseAccess('editor', account);
    if (refused) return answer(c, refused);
    const parsed = inboxFilterSchema.safeParse(c.req.query());
    if (!parsed.success) return answer(c, refuse('invalid', { data: { errors: fieldErrors(parsed.error) } }));
    const table = createCsvTable({ kind: parsed.data.kind, language, timeZone });
    const lines = linesOf({ database, filter: parsed.data, table });
    return c.body(streamOf(lines), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="inbox-${dateIn(clock(), timeZone)}.csv"`,
      'cache-control': 'no-store',
    });
  });
  return routes;
}

interface Lines extends Pick<InboxDependencies, 'database'> {
  filter: InboxFilter;
  table: CsvTable;
}

/** Yields the table in chunks, one per query. */
async function* linesOf({ database, filter, table }: Lines): AsyncGenerator<string, void> {
  yield table.head;
  let before: RequestRow | undefined;
  do {
    const rows: RequestRow[] = await readRows(database.read, filter, { before, count: step });
    if (rows.length > 0) yield rows.map(table.line).join('');
    before = rows.length < step ? undefined : rows.at(-1);
  } while (before);
}

/** Reads further rows only on demand. */
function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
}
