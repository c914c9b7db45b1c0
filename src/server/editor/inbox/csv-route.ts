import { Hono } from 'hono';
import { inboxStatusText } from '#i18n/inbox-status.ts';
import { trackingTranslate } from '#i18n/tracking.ts';
import { byteOrderMark, writeCsvLine } from '#lib/csv.ts';
import { clockIn } from '#lib/date.ts';
import { inboxFilterSchema } from '#schemas/editor/inbox.ts';
import { type Language, type Localised, localise } from '#schemas/language.ts';
import { callsOf, fieldsOf, labelsOf } from '#schemas/request-forms.ts';
import { type RequestKind, requestKinds } from '#schemas/request-tracking.ts';
import { dateIn } from '../../clock.ts';
import { fieldErrors, refuse } from '../handlers.ts';
import { answer, callerOf, type EditorRoutesOptions, refuseAccess } from '../routes.ts';
import type { InboxDependencies } from './changes.ts';
import type { InboxFilter } from './queries.ts';
import { type RequestRow, readLogs, readRows } from './read-requests.ts';

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
    if (rows.length > 0) {
      const logs = await readLogs(
        database.read,
        rows.map(({ id }) => id),
      );
      yield rows.map((row) => table.line(row, logs)).join('');
    }
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

/** Options of a CSV table. */
interface CsvOptions {
  /** If set, only the fields of this kind become columns. */
  kind: RequestKind | undefined;
  language: Language;
  /** Time zone in which times are written. */
  timeZone: string;
}

/** A CSV table of requests, line by line. */
interface CsvTable {
  /** Byte order mark and column names. Without the mark, Excel misreads Chinese. */
  head: string;
  line(row: RequestRow, logs: Logs): string;
}

type Logs = Awaited<ReturnType<typeof readLogs>>;

interface Column {
  label: Localised;
  of(row: RequestRow, logs: Logs): string;
}

function createCsvTable({ kind, language, timeZone }: CsvOptions): CsvTable {
  const columns = [
    ...commonColumns(language, timeZone),
    ...fieldColumns(kind),
    ...logColumns(language, timeZone),
  ];
  return {
    head: byteOrderMark + writeCsvLine(columns.map(({ label }) => localise(label, language))),
    line: (row, logs) => writeCsvLine(columns.map((column) => column.of(row, logs))),
  };
}

function commonColumns(language: Language, timeZone: string): Column[] {
  const t = trackingTranslate(language);
  const siteTime = clockIn(timeZone);
  return [
    { label: { zh: '编号', en: 'Reference' }, of: ({ listed }) => listed.reference },
    { label: { zh: '类型', en: 'Kind' }, of: ({ kind }) => t(`kind.${kind}`) },
    { label: { zh: '状态', en: 'Status' }, of: (row) => inboxStatusText(language, row) },
    {
      label: { zh: '收到时间', en: 'Received' },
      of: ({ created_at }) => siteTime(new Date(created_at)).slice(0, 16),
    },
    { label: { zh: '负责人', en: 'Assigned to' }, of: ({ listed }) => listed.assignee?.name ?? '' },
  ];
}

/** One column per field name, in form order; fields shared by several forms appear once. */
function fieldColumns(kind: RequestKind | undefined): Column[] {
  const fields = callsOf(kind).flatMap((call) => fieldsOf(requestKinds[call]));
  const labels = new Map<string, Localised>();
  for (const [name, label] of fields.flatMap(labelsOf)) if (!labels.has(name)) labels.set(name, label);
  return [...labels].map(([name, label]) => ({ label, of: ({ values }) => values[name] ?? '' }));
}

/** The venue's notes, and who changed what and when: one line each in a cell. */
function logColumns(language: Language, timeZone: string): Column[] {
  const siteTime = clockIn(timeZone);
  const entry = (at: string, by: string | null, text: string) =>
    `${siteTime(new Date(at)).slice(0, 16)} ${by ?? ''}: ${text}`;
  return [
    {
      label: { zh: '处理记录', en: 'What was done' },
      of: ({ id, kind }, { changes }) =>
        (changes.get(id) ?? [])
          .map(({ at, who, what, by_name }) => {
            const text =
              what === 'amended'
                ? localise(amended, language)
                : inboxStatusText(language, { kind, status: what });
            return entry(at, who === 'applicant' ? localise(applicant, language) : by_name, text);
          })
          .join('\n'),
    },
    {
      label: { zh: '内部备注', en: 'Internal notes' },
      of: ({ id }, { notes }) =>
        (notes.get(id) ?? []).map(({ at, by_name, text }) => entry(at, by_name, text)).join('\n'),
    },
  ];
}

const applicant: Localised = { zh: '申请人', en: 'Applicant' };
const amended: Localised = { zh: '修改了申请', en: 'Changed the request' };
