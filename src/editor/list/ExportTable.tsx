import { useState } from 'react';
import { byteOrderMark, writeCsvLine } from '#lib/csv.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { saveFile } from '../save-file.ts';
import { useProblem } from '../ui/use-problem.ts';
import { listTexts } from './list-texts.ts';

interface ExportTableProps {
  /** First part of the name of the file. */
  name: string;
  head: readonly string[];
  /** Reads all rows that match the filters, whichever page of the list is shown. */
  read: () => Promise<readonly (readonly string[])[]>;
}

/** Saves a list as it is filtered as a table for spreadsheets. */
export function ExportTable({ name, head, read }: ExportTableProps) {
  const t = useTranslate(listTexts);
  const { timeZone } = useEditor();
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    await attempt(async () => {
      const lines = [head, ...(await read())].map(writeCsvLine);
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format();
      saveFile(`${name}-${day}.csv`, byteOrderMark + lines.join(''), 'text/csv');
    });
    setBusy(false);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button small variant="outline" aria-disabled={busy} onClick={save}>
        <Icon name="download" small />
        {t(busy ? 'exporting' : 'export')}
      </Button>
      {problem && (
        <span role="alert" className="text-cap text-danger">
          {problem}
        </span>
      )}
    </span>
  );
}

/**
 * Reads all pages of a list.
 *
 * @param pageSize rows per call
 * @param call reads one page, whose number begins at 1
 * @returns the rows of all pages
 */
export async function readAll<Item>(
  pageSize: number,
  call: (part: { page: number; pageSize: number }) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call({ page, pageSize });
    items.push(...answer.items);
    if (answer.items.length < pageSize || items.length >= answer.total) return items;
  }
}
