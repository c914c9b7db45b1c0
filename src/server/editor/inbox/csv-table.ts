import { statusText } from '#i18n/status-text.ts';
import { trackingTexts } from '#i18n/tracking.ts';
import { clockIn } from '#lib/date.ts';
import { type Language, type Localised, languageKey } from '#schemas/language.ts';
import { callsOf, fieldsOf, labelsOf } from '#schemas/request-forms.ts';
import { type RequestKind, requestKinds } from '#schemas/request-tracking.ts';
import type { RequestRow } from './read-requests.ts';

/** Options of a CSV table. */
export interface CsvOptions {
  /** If set, only the fields of this kind become columns. */
  kind: RequestKind | undefined;
  language: Language;
  /** Time zone in which times are written. */
  timeZone: string;
}

/** A CSV table of requests, line by line. */
export interface CsvTable {
  /** Byte order mark and column names. Without the mark, Excel misreads Chinese. */
  head: string;
  line(row: RequestRow): string;
}

interface Column {
  label: Localised;
  of(row: RequestRow): string;
}

const byteOrderMark = '\ufeff';

export function createCsvTable({ kind, language, timeZone }: CsvOptions): CsvTable {
  const columns = [...commonColumns(language, timeZone), ...fieldColumns(kind)];
  const key = languageKey(language);
  return {
    head: byteOrderMark + writeLine(columns.map(({ label }) => label[key])),
    line: (row) => writeLine(columns.map((column) => column.of(row))),
  };
}

function commonColumns(language: Language, timeZone: string): Column[] {
  const texts = trackingTexts[language];
  const siteTime = clockIn(timeZone);
  return [
    { label: { zh: '编号', en: 'Reference' }, of: ({ listed }) => listed.reference },
    { label: { zh: '类型', en: 'Kind' }, of: ({ kind }) => texts.kind[kind] },
    { label: { zh: '状态', en: 'Status' }, of: (row) => statusText(texts, row) },
    {
      label: { zh: '收到时间', en: 'Received' },
      of: ({ created_at }) => siteTime(new Date(created_at)).slice(0, 16),
    },
  ];
}

/** One column per field name, in form order; fields shared by several forms appear once. */
function fieldColumns(kind: RequestKind | undefined): Column[] {
  const fields = callsOf(kind).flatMap((call) => fieldsOf(requestKinds[call]));
  const labels = new Map<string, Localised>();
  for (const [name, label] of fields.flatMap(labelsOf)) if (!labels.has(name)) labels.set(name, label);
  return [...labels].map(([name, label]) => ({ label, of: ({ values }) => values[name] ?? '' }));
}

const writeLine = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;

/**
 * Spreadsheets run cells that begin like a formula; an apostrophe makes them text. Full-width characters
 * count as well.
 */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

const writeCell = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
