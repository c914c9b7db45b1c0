import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['a b.zip', `attachment; filename="a b.zip"; filename*=UTF-8''a%20b.zip`],
  ['春季展.zip', `attachment; filename="_.zip"; filename*=UTF-8''%E6%98%A5%E5%AD%A3%E5%B1%95.zip`],
  [
    `a"b\\c%20'(d)*.zip`,
    `attachment; filename="a_b_c_20'(d)*.zip"; filename*=UTF-8''a%22b%5Cc%2520%27%28d%29%2A.zip`,
  ],
  ['a\r\nset-cookie: x', `attachment; filename="a_set-cookie: x"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x`],
  ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
])('names the file %j for every browser', (name, header) => {
  expect(attachment(name)).toBe(header);
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
});
