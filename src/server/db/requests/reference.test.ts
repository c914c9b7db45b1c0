import { expect, it } from 'vitest';
import { createId, createReference } from './reference.ts';

const counting = (length: number) => Uint8Array.from({ length }, (_, index) => index * 29);

it('encodes every byte as one of 32 characters', () => {
  expect(createReference(counting)).toBe('0XTQM-HEB85');
  expect(createReference((length) => new Uint8Array(length).fill(255))).toBe('ZZZZZ-ZZZZZ');
});

it('creates ids of 128 bits', () => {
  expect(createId(counting)).toBe('001d3a577491aecbe805223f5c7996b3');
});
