import { expect, it } from 'vitest';
import { footerSchema } from '#schemas/footer.ts';
import { footerCodes } from './footer-codes.ts';

it('[FOOT-01c] [FOOT-01d] lists the codes that have a field, then the enabled supplements in order, each with a picture', () => {
  const extra = (name: string, sort: number | undefined, isOpen: string, img?: string) => ({
    ...{ name, sort, isOpen },
    img,
  });
  const footer = footerSchema.parse({
    microBlog: '/a.svg',
    miniProgram: '/b.svg',
    supplementaryVos: [
      extra('last', undefined, '1', '/e.svg'),
      extra('second', 2, '1', '/d.svg'),
      extra('first', 1, '1', '/c.svg'),
      extra('closed', 0, '0', '/x.svg'),
      extra('blank', 3, '1'),
    ],
  });
  expect(footerCodes(footer)).toEqual([
    { field: 'microBlog', src: '/a.svg' },
    { field: 'miniProgram', src: '/b.svg' },
    { name: 'first', src: '/c.svg' },
    { name: 'second', src: '/d.svg' },
    { name: 'last', src: '/e.svg' },
  ]);
  expect(footerCodes(undefined)).toEqual([]);
});
