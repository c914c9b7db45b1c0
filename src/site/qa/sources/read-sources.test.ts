import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSources, type Sources } from './read-sources.ts';

const root = join(import.meta.dirname, '../../../..');
const copy = mkdtempSync(join(tmpdir(), 'pavilion-sources-'));
let before: Sources;

beforeAll(async () => {
  for (const name of ['schemas', 'blocks', 'src/machines', 'src/lib', 'src/i18n', 'src/api', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  before = await readSources(copy);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Changes a file of the copy for one reading. */
async function changedBy(file: string, from: string, to: string) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  const after = await readSources(copy);
  writeFileSync(path, text);
  const names = (kind: 'machines' | 'blocks') =>
    Object.keys(before[kind]).filter(
      (name) => JSON.stringify(before[kind][name]) !== JSON.stringify(after[kind][name]),
    );
  const texts = Object.keys(before.texts['en-US']).filter(
    (name) => before.texts['en-US'][name] !== after.texts['en-US'][name],
  );
  return { machines: names('machines'), blocks: names('blocks'), texts };
}

const none = { machines: [], blocks: [], texts: [] };

it.each([
  ['a delay', 'src/machines/home-pager.ts', 'pagerLock = 400', 'pagerLock = 900', 'homePager'],
  ['a constant in another file', 'src/machines/toast-time.ts', '3000', '30_000', 'toastQueue'],
  ['a guard', 'src/machines/gallery-viewer.ts', 'context.zoom > 1', 'context.zoom > 2', 'galleryViewer'],
])(
  '[QA-03] the hash of a machine changes with %s',
  async (_, file, from, to, machine) => {
    expect(await changedBy(file, from, to)).toEqual({ ...none, machines: [machine] });
  },
  60_000,
);

it('[QA-03] comments, formatting and types change no hash', async () => {
  const file = 'src/machines/home-pager.ts';
  expect(await changedBy(file, 'export const', '/** Another comment. */\n\n\nexport   const')).toEqual(none);
  expect(
    await changedBy(
      'blocks/form/Receipt.tsx',
      'interface ReceiptProps {',
      'interface ReceiptProps {\n  other?: string;',
    ),
  ).toEqual(none);
}, 60_000);

it('[QA-03] names the block that has changed', async () => {
  expect(await changedBy('blocks/form/Receipt.tsx', '{reference && (', '{!reference && (')).toEqual({
    ...none,
    blocks: ['form'],
  });
}, 60_000);
