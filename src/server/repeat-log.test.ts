import { expect, it } from 'vitest';
import { createRepeatLog } from './repeat-log.ts';

const minutes = 60_000;

function open() {
  const lines: string[] = [];
  let time = 0;
  const log = createRepeatLog({ log: (line) => lines.push(line), now: () => time });
  return { lines, log, pass: (milliseconds: number) => (time += milliseconds) };
}

it('[MENU-05] writes a line immediately, and its repeats as one count per hour', () => {
  const { lines, log, pass } = open();
  for (let request = 0; request < 10; request += 1) log('shell: call footerConfig failed');
  expect(lines).toEqual(['shell: call footerConfig failed']);
  pass(59 * minutes);
  log('shell: call footerConfig failed');
  expect(lines).toHaveLength(1);
  pass(1 * minutes);
  log('shell: call footerConfig failed');
  expect(lines.slice(1)).toEqual(['shell: call footerConfig failed (10 more in the past hour)']);
  pass(60 * minutes);
  log('another');
  expect(lines.slice(2)).toEqual(['shell: call footerConfig failed (1 more in the past hour)', 'another']);
});

it('writes a line again after an hour without repeats', () => {
  const { lines, log, pass } = open();
  log('a');
  pass(61 * minutes);
  log('a');
  expect(lines).toEqual(['a', 'a']);
});

it('distinguishes lines by their full content', () => {
  const { lines, log } = open();
  for (const line of ['page /a', 'page /b', 'page /a', '__proto__', '__proto__']) log(line);
  expect(lines).toEqual(['page /a', 'page /b', '__proto__']);
});

it('remembers a thousand lines and evicts the oldest first', () => {
  const { lines, log } = open();
  for (let number = 0; number <= 1_000; number += 1) log(`line ${number}`);
  log('line 1');
  expect(lines).toHaveLength(1_001);
  log('line 0');
  expect(lines).toHaveLength(1_002);
});
