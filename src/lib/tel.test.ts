import { expect, it } from 'vitest';
import { telHref } from './tel.ts';

it('a number is called as it is read, without what separates its digits', () => {
  expect(telHref('+86 23 0000-8866')).toBe('tel:+862300008866');
});
