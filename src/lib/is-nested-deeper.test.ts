import { expect, it } from 'vitest';
import { isNestedDeeper } from './is-nested-deeper.ts';

it('counts levels of arrays and objects, and no brackets in texts', () => {
  expect(isNestedDeeper('[{"a":[1]}]', 3)).toBe(false);
  expect(isNestedDeeper('[{"a":[1]}]', 2)).toBe(true);
  expect(isNestedDeeper('[[],[],[]]', 2)).toBe(false);
  expect(isNestedDeeper(String.raw`["[[[[","\"[[[[","\\",[]]`, 2)).toBe(false);
  expect(isNestedDeeper('["[[[[[[[', 2)).toBe(false);
});
