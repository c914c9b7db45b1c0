import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { calls } from './calls.ts';
import {
  address,
  aliases,
  droppedFrom,
  flag,
  html,
  link,
  list,
  number,
  oneOf,
  pageOf,
  quantity,
  requiredAddress,
  requiredText,
  text,
} from './lenient-fields.ts';

const read = (schema: z.ZodType, value: unknown) => z.object({ value: schema }).parse({ value });

describe('[CALL-04] tolerant reading', () => {
  it.each([
    ['text', text(), null, undefined],
    ['text', text(), '', undefined],
    ['text', text(), 12, '12'],
    ['text', text(), { a: 1 }, undefined],
    ['html', html(), ' ', undefined],
    ['number', number(), '3.5', 3.5],
    ['number', number(), '40,320', 40_320],
    ['number', number(), 'many', undefined],
    ['quantity', quantity(), '40,320', 40_320],
    ['quantity', quantity(), -1, undefined],
    ['quantity', quantity(), 1e308, undefined],
    ['flag', flag(), 0, '0'],
    ['flag', flag(), true, '1'],
    ['enumeration', oneOf(['pt', 'vo']), 'xx', undefined],
    ['enumeration', oneOf(['pt', 'vo']), 'vo', 'vo'],
  ])('%s: reads %j', (_name, schema, value, expected) => {
    expect(read(schema, value)).toEqual({ value: expected });
  });

  it.each([
    'javascript:alert(1)',
    ' Java\tScript\n:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
  ])('[SEC-01] an address that runs something is none: %j', (value) => {
    expect([read(link(), value), read(address(), value)]).toEqual([{}, {}]);
    expect(requiredAddress().safeParse(value).success).toBe(false);
  });

  it('[CALL-04] treats an address that no server accepts as absent, and accepts a picture as a data URL', () => {
    const [taken, long] = [`/a/${'b'.repeat(7990)}`, `/a/${'江'.repeat(900)}`];
    expect([read(address(), taken), read(address(), long)]).toEqual([{ value: taken }, {}]);
    const data = `data:image/png;base64,${'A'.repeat(20_000)}`;
    expect(read(address(), data)).toEqual({ value: data });
  });

  it('[SEC-01] embedded content is a picture and never the target of a link', () => {
    const drawing =
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect([read(link(), drawing), read(link(), ` da\tta:image/png;base64,AA==`)]).toEqual([{}, {}]);
  });

  it.each(['/news', '//cdn.example/a.jpg', 'https://a.example/javascript:x', 'mailto:a@b.example', 'a.jpg'])(
    'does not change other addresses: %s',
    (value) => expect([read(link(), value), read(address(), value)]).toEqual([{ value }, { value }]),
  );

  it('removes invisible and bidirectional control characters from texts', () => {
    expect(read(text(), '\u202egnp.exe\u202c\0\ud800 \u2067a\tb\n')).toEqual({
      value: 'gnp.exe\ufffd a\tb\n',
    });
    expect(read(text(), '\u202e\u0007')).toEqual({ value: undefined });
  });

  it('leaves out a malformed item with a reason and keeps the others', () => {
    const items = list(z.object({ id: requiredText() })).parse([
      { id: 1 },
      null,
      { id: '' },
      { id: 'b', extra: 1 },
    ]);
    expect(items).toEqual([{ id: '1' }, { id: 'b' }]);
    expect(droppedFrom(items).map(({ index }) => index)).toEqual([1, 2]);
  });

  it.each([null, undefined, 'text', { 0: 'a' }])('reads %j as an empty list', (value) => {
    expect(list(text()).parse(value)).toEqual([]);
  });

  it('accepts records and count, but prefers list and total', () => {
    const page = pageOf(z.object({ id: requiredText() }));
    expect(page.parse({ records: [{ id: 1 }], count: '7' })).toEqual({ list: [{ id: '1' }], total: 7 });
    expect(page.parse({ list: [{ id: 1 }], records: [], total: 3, count: 9 })).toMatchObject({ total: 3 });
  });

  it('accepts an alias of a field', () => {
    expect(aliases({ a: ['b'] }, z.object({ a: text() })).parse({ a: null, b: 'x' })).toEqual({ a: 'x' });
  });

  it('reads a menu with childList, numbers instead of texts, and a malformed branch', () => {
    const tree = calls.menuTree.response.parse([
      { menuId: 1, defaultName: 'A', visible: 0, childList: [{ menuId: 2 }, { menuId: 3, menuName: 'C' }] },
    ]);
    expect(tree).toMatchObject([{ menuId: '1', menuName: 'A', visible: '0', children: [{ menuId: '3' }] }]);
  });
});

describe('paging of the contract', () => {
  it.each([
    [0, 1],
    [-1, 1],
    ['3', 3],
    [1e9, 10_000],
  ])('takes page %j as page %j', (pageNo, expected) => {
    expect(calls.newsPage.request.parse({ pageNo }).pageNo).toBe(expected);
  });

  it.each(['x', null, 1.5, {}, '1e3'])('refuses page %j', (pageNo) => {
    expect(calls.newsPage.request.safeParse({ pageNo }).success).toBe(false);
  });
});
