import { expect, it } from 'vitest';
import { seedDocument, seededRandom } from './seeded-random.ts';

const some = (random: () => number) => Array.from({ length: 1000 }, random);
const key = () => crypto.getRandomValues(new Uint8Array(16)).join();

it('equal seeds give equal random numbers, other seeds give others', () => {
  expect(some(seededRandom(7))).toEqual(some(seededRandom(7)));
  expect(some(seededRandom(7))).not.toEqual(some(seededRandom(8)));
  expect(some(seededRandom(7)).every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(some(seededRandom(7))).size).toBe(1000);
});

it('a seeded document repeats its keys, and restores the original functions afterwards', () => {
  const drawn = () => {
    const end = seedDocument(42);
    const values = [Math.random(), key(), crypto.randomUUID()];
    end();
    return values;
  };
  expect(drawn()).toEqual(drawn());
  expect(drawn()[2]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(key()).not.toBe(key());
  expect(Object.getOwnPropertyNames(crypto)).toEqual([]);
});
