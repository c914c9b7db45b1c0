import { expect, it } from 'vitest';
import * as z from 'zod';
import { formProps } from '#blocks/form/schema.ts';
import { label } from '#schemas/label.ts';
import { modelOf } from './model.ts';
import { copyOf, seedOf } from './seed.ts';
import { keyedItems, summaryOf } from './summary.ts';
import { fieldsIn } from './walk-fields.test-support.ts';

const form = modelOf(formProps);
const item = fieldsIn(form).find(({ key, kind }) => key === 'fields' && kind === 'list');
const row = item?.kind === 'list' ? item.item : form;
const asked = {
  name: 'contact',
  kind: 'text',
  label: { zh: '联系电话或邮箱', en: 'Contact phone or email' },
  required: true,
  maxLength: 120,
  placeholder: { zh: '请填写', en: 'Fill in' },
};

it('a row of a form is named by what visitors read, not by the name under which it is stored', () => {
  expect(summaryOf(row, asked, 'zh-CN')).toBe('联系电话或邮箱 · 请填写');
  expect(summaryOf(row, asked, 'en-US')).toBe('Contact phone or email · Fill in');
});

it('a row with only a file is named by the file, and a row with a text by the text', () => {
  const picture = z.object({
    src: label(z.string(), { zh: '图片', en: 'Picture', widget: 'picture' }),
    caption: label(z.string().optional(), { zh: '说明', en: 'Caption' }),
  });
  const value = { src: '/media/hall-show.jpg' };
  expect(summaryOf(modelOf(picture), value, 'en-US')).toBe('hall-show.jpg');
  expect(summaryOf(modelOf(picture), { ...value, caption: { zh: '开幕', en: 'Opening' } }, 'en-US')).toBe(
    'Opening',
  );
});

it('items with a key are found by their labels, at both ends of a range too', () => {
  const range = {
    name: 'when',
    kind: 'dateTimeRange',
    label: { zh: '时间', en: 'When' },
    required: true,
    from: { name: 'starts', label: { zh: '开始', en: 'From' } },
    to: { name: 'ends', label: { zh: '结束', en: 'Until' } },
  };
  expect(keyedItems(form, { form: { fields: [asked, range] } }, 'en-US')).toEqual([
    { key: 'contact', name: 'Contact phone or email' },
    { key: 'when', name: 'When' },
    { key: 'starts', name: 'From' },
    { key: 'ends', name: 'Until' },
  ]);
});

it('new items and copies get a key of their own, which the schema accepts', () => {
  const keyOf = (value: unknown) => Object(value).name;
  const [one, other, copy] = [seedOf(row), seedOf(row), copyOf(row, asked)];
  for (const made of [one, other, copy]) expect(keyOf(made)).toMatch(/^[a-z][a-z0-9]{8}$/);
  expect(new Set([keyOf(one), keyOf(other), keyOf(copy), 'contact']).size).toBe(4);
  expect(copy).toEqual({ ...asked, name: keyOf(copy) });
});
