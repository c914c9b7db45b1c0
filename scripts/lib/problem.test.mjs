import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './project.mjs';

test.each([
  [
    'replay',
    "✗ Unknown option '--foo'. The options are --browser, --report, --accept, --by, --why, --steps, --kind\n",
  ],
  ['record', "✗ Unknown option '--foo'. There are no options\n"],
  ['recording', "✗ Unknown option '--foo'. The options are --out\n"],
  ['coverage', "✗ Unknown option '--foo'. There are no options\n"],
])('npm run %s refuses an unknown option in one line', (script, line) => {
  const { status, stderr } = spawnSync(process.execPath, [inRoot(`scripts/${script}.mjs`), '--foo'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe(line);
  expect(status).toBe(1);
});

test.each(['bench', 'fault-matrix', 'lighthouse', 'scale', 'screens', 'visual'])(
  'npm run %s names its options when it gets an unknown one',
  (script) => {
    const { status, stderr } = spawnSync(process.execPath, [inRoot(`scripts/${script}.mjs`), '--foo'], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^✗ Unknown option '--foo'\. The options are (--[a-z-]+(, )?)+\n$/);
    expect(status).toBe(1);
  },
);
