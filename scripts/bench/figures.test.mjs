import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { judge, keep, readKept } from './figures.mjs';

const text = `# Speed

| work | median | all rounds | goal | reached |
|---|---|---|---|---|
| cached home · SQLite | 0.85 | 0.80 0.85 0.90 | ≥ 0.8 of bare Node | yes |
| first 200 · SQLite | 700 | 650 700 900 | ≤ 600 ms | no |

After the table.
`;

const outcomes = (figures, work = 'cached home · SQLite') => {
  const [{ figure, reached, lost, before }] = judge([{ work, figures }], readKept(text));
  return { figure, reached, lost, before };
};

test('the median decides whether a goal is reached, and every round whether it is lost', () => {
  expect(outcomes([0.7, 0.9, 0.85])).toEqual({ figure: 0.85, reached: true, lost: false, before: 0.85 });
  expect(outcomes([0.7, 0.9, 0.75])).toEqual({ figure: 0.75, reached: false, lost: false, before: 0.85 });
  expect(outcomes([0.7, 0.79, 0.75])).toEqual({ figure: 0.75, reached: false, lost: true, before: 0.85 });
});

test('a goal that was never reached cannot be lost', () => {
  const slow = { figure: 800, reached: false, lost: false };
  expect(outcomes([800, 900, 700], 'first 200 · SQLite')).toEqual({ ...slow, before: 700 });
  expect(outcomes([800], 'first 200 · PostgreSQL')).toEqual({ ...slow, before: undefined });
  expect(outcomes([600], 'first 200 · SQLite')).toMatchObject({ reached: true });
});

test('kept figures replace their rows, others stay, and a reached goal stays marked while one round meets it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'bench.md');
  writeFileSync(file, text);
  const keepNow = (measured) => keep(file, judge(measured, readKept(readFileSync(file, 'utf8'))));
  keepNow([
    { work: 'cached home · SQLite', figures: [0.7, 0.81, 0.75] },
    { work: 'list of 10, new · SQLite', figures: [2999.6, 3100, 3050] },
  ]);
  expect(readFileSync(file, 'utf8')).toBe(`# Speed

| work | median | all rounds | goal | reached |
|---|---|---|---|---|
| cached home · SQLite | 0.75 | 0.70 0.81 0.75 | ≥ 0.8 of bare Node | yes |
| first 200 · SQLite | 700 | 650 700 900 | ≤ 600 ms | no |
| list of 10, new · SQLite | 3050 | 3000 3100 3050 | ≥ 3000 a CPU second | yes |

After the table.
`);
  keepNow([{ work: 'cached home · SQLite', figures: [0.7] }]);
  expect(readKept(readFileSync(file, 'utf8')).get('cached home · SQLite')).toMatchObject({ reached: false });
});
