import { expect, it } from 'vitest';
import { demoEntries } from '#demo/index.ts';
import { type Entry, entryKinds, entrySchema, hasBlocks } from '#schemas/entry.ts';
import { checkEntry } from '#server/db/content/check-entry.ts';
import { entryErrors } from './entry-errors.ts';
import { formOfEntry } from './entry-model.ts';

const content = entryKinds.filter((kind) => !hasBlocks(kind) && !['menu', 'redirect'].includes(kind));
const samples = content.map((kind): [string, Entry] => {
  const found = demoEntries('2026-11-22').find((entry) => entry.kind === kind);
  return [kind, entrySchema.parse(found)];
});

it('a published entry has no missing fields', () => {
  for (const entry of demoEntries('2026-11-22').map((one) => entrySchema.parse(one)))
    if (content.includes(entry.kind)) expect(entryErrors(entry, 'en-US'), entry.id).toEqual({});
});

it.each(samples)('%s: a field that the server refuses as missing gets an error', (_kind, entry) => {
  for (const { field, path, write } of formOfEntry(entry)) {
    const without = write(entry, undefined);
    const told = Object.keys(entryErrors(without, 'en-US'));
    expect(told, path.join('.')).toEqual(field.required && field.kind !== 'list' ? [path.join('.')] : []);
    if (told.length === 0) expect(checkEntry(without), path.join('.')).toEqual([]);
  }
});

it('reports missing nested fields, languages and dates by their path', () => {
  const entry: Entry = {
    kind: 'news',
    id: 'n',
    date: '2026-11-22 08:00:00',
    data: {},
    texts: {
      'zh-CN': { data: { title: '甲', attachments: [{ name: '图' }] } },
      'en-US': { data: { subTitle: 'B' } },
    },
  };
  expect(entryErrors(entry, 'zh-CN')).toEqual({
    'texts.title': '请填写英文',
    'texts.zh-CN.data.attachments.0.address': '请填写',
  });
  const days = { date: '2026-11-22', until: '2026-11-21' };
  const schedule: Entry = { kind: 'schedule', id: 's', facet: '1', ...days, data: {} };
  expect(Object.keys(entryErrors(schedule, 'en-US'))).toEqual(['data.projectName', 'until']);
  expect(entryErrors({ ...schedule, data: { projectNameEn: 'Fair' } }, 'en-US')).toEqual({
    until: 'The last day cannot be before the first',
  });
});
