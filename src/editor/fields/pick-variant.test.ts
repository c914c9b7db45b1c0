import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import banner from '#blocks/banner/index.ts';
import { formProps } from '#blocks/form/schema.ts';
import { modelOf } from './model.ts';
import { pickVariant } from './pick-variant.ts';
import { reshape, seedOf } from './seed.ts';
import { fieldsIn } from './walk-fields.test-support.ts';

const unionOf = (schema: z.ZodType, key: string) => {
  const list = fieldsIn(modelOf(schema)).find((field) => field.kind === 'list' && field.key === key);
  const union = list?.kind === 'list' ? list.item : undefined;
  if (union?.kind !== 'union') throw new Error(`${key} holds no union`);
  return union;
};
const entries = unionOf(banner.schema, 'entries');
const nameOf = (value: unknown) => pickVariant(entries, value)?.label.en;

describe('pickVariant', () => {
  it('returns the variant whose fixed values and required parts the value has', () => {
    const codes = { call: 'footerConfig', params: { key: 'foot' } };
    const tour = { call: 'remoteConfig', params: { key: 'official.vr.config' } };
    expect(nameOf({ label: 'a', icon: 'code', source: codes })).toBe('Codes of the footer');
    expect(nameOf({ label: 'a', icon: 'phone', href: '/a', source: tour })).toBe('A link');
    expect(nameOf({ label: 'a', icon: 'phone', href: '/a' })).toBe('A link');
    expect(nameOf('a text')).toBeUndefined();
    const moment = pickVariant(unionOf(formProps, 'fields'), { kind: 'dateTime', name: 'a' });
    expect(moment?.label).toEqual({ zh: '日期与时间', en: 'Date and time' });
  });

  it('keeps the parts that both shapes share when the user chooses another one', () => {
    const [link, codes] = entries.variants;
    const value = { label: { zh: '甲', en: 'A' }, icon: 'phone', href: '/a' };
    expect(codes && reshape(codes, { from: link, value })).toEqual({
      label: { zh: '甲', en: 'A' },
      icon: 'phone',
      source: { call: 'footerConfig', params: { key: 'foot' } },
    });
  });

  it('returns the first variant for a new value with all required parts', () => {
    expect(seedOf(entries)).toEqual({ label: { zh: '', en: '' }, href: '', icon: 'phone' });
  });
});
