import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface StoredSubmission {
  call: string;
  reference: string;
  status: number;
  body: { readonly [field: string]: unknown; exhibitionName?: string; meetingName?: string };
}

/** Submissions in the SQLite file of a running site, oldest first, read over a separate connection. */
export function storedSubmissions({ dataDir }: { dataDir: string }): StoredSubmission[] {
  const database = new DatabaseSync(join(dataDir, 'pavilion.db'), { readOnly: true });
  try {
    return database
      .prepare('select call, reference, status, body from submission order by created_at')
      .all()
      .map(({ call, reference, status, body }) => ({
        call: String(call),
        reference: String(reference),
        status: Number(status),
        body: JSON.parse(String(body)),
      }));
  } finally {
    database.close();
  }
}
