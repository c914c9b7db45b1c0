import { expect, test } from 'vitest';
import { capture, endChildren, run } from './run.mjs';

const program = (text) => ['--input-type=module', '--eval', text];

test('a program that says it is ready is waited for, and what runs behind it ends with it', async () => {
  let behind;
  const code = await run(
    process.execPath,
    program(`
      process.once('SIGTERM', () => process.exit(3));
      process.send('ready');
      setTimeout(() => process.exit(7), 300);`),
    {
      survive: true,
      onReady: () => {
        behind = capture(process.execPath, program('setInterval(() => {}, 1_000)'), {
          priority: 19,
          survive: true,
        });
      },
    },
  );
  expect(code).toBe(7);
  endChildren();
  // Ended by SIGTERM.
  expect((await behind).code).toBe(143);
});
