import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

let unexpected: string[] = [];
const original = console.error;

// An unexpected console error or hydration warning fails its test.
beforeEach(() => {
  unexpected = [];
  console.error = (...values: unknown[]) => {
    unexpected.push(values.map(String).join(' '));
  };
});

afterEach(() => {
  console.error = original;
  expect(unexpected).toEqual([]);
});

// Files of the `dom` project share their globals.
afterAll(() => {
  vi.unstubAllGlobals();
});
