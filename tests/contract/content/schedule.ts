import type { EntryInput } from '#schemas/entry.ts';

/** Shows (1) and meetings (2). One lasts for years; three begin on the same day: their ids decide the order. */
export const scheduleEntries: EntryInput[] = [
  item('tie-c', '1', ['2026-05-01', '2026-05-03']),
  item('tie-a', '1', ['2026-05-01', '2026-05-04']),
  item('tie-b', '2', ['2026-05-01', '2026-05-02']),
  item('coffee', '1', ['2026-03-10', '2026-03-12']),
  item('cars', '1', ['2026-03-12', '2026-03-15']),
  item('forum', '2', ['2026-03-11', '2026-03-11']),
  item('permanent', '1', ['2025-06-01', '2027-01-31']),
];

function item(id: string, facet: string, [date, until]: readonly [string, string]): EntryInput {
  return {
    kind: 'schedule',
    id,
    facet,
    date,
    until,
    data: { projectName: id, projectNameEn: `${id} (en)`, field: '1 号展厅', fieldEn: 'Hall 1' },
  };
}
