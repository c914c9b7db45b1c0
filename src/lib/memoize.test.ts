import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('computes once for each object, an undefined value too', () => {
  const computed: string[] = [];
  const lengthOf = memoize(({ text }: { text: string }) => {
    computed.push(text);
    return text === '' ? undefined : text.length;
  });
  const [hall, none] = [{ text: 'hall' }, { text: '' }];
  expect([hall, none, hall, none, { text: 'hall' }].map(lengthOf)).toEqual([4, undefined, 4, undefined, 4]);
  expect(computed).toEqual(['hall', '', 'hall']);
});
