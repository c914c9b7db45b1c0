import { expect, it } from 'vitest';
import * as z from 'zod';
import { errorsOf } from './issue-texts.ts';

const schema = z.object({
  title: z.string().min(1),
  mark: z.string().max(6),
  path: z.string().startsWith('/'),
  links: z.array(z.object({ href: z.string() })),
  many: z.array(z.string()).max(2),
  size: z.int().min(1).max(9),
  entry: z.union([
    z.object({ label: z.string().min(1), href: z.string() }),
    z.object({ code: z.string(), more: z.string(), even: z.string() }),
  ]),
});

it('returns error messages in the interface language, by the path of the field', () => {
  const value = {
    title: '',
    mark: '1234567',
    path: 'news',
    links: [{ href: '/' }, {}],
    many: ['a', 'b', 'c'],
    size: 0,
    entry: { label: '', href: '/' },
  };
  const issues = schema.safeParse(value).error?.issues ?? [];
  expect(errorsOf(value, issues, 'zh-CN')).toEqual({
    title: '请填写',
    mark: '最多 6 个字符',
    path: '须以 / 开头',
    many: '最多 2 项',
    'links.1.href': '请填写',
    size: '不能小于 1',
    'entry.label': '请填写',
  });
  expect(errorsOf(value, issues, 'en-US').mark).toBe('6 characters at most');
});
