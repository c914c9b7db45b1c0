import { describe, expect, it } from 'vitest';
import { createTranslate, defineTexts, translateIn } from './i18n.ts';

const texts = defineTexts({
  zh: {
    plain: '纯文本',
    named: '{{by}} 于 {{time}}',
    steps_other: '{{count}} 步',
    group: { inner: '内' },
  },
  en: {
    plain: 'plain',
    named: '{{time}}, {{by}}',
    steps_one: '1 step',
    steps_other: '{{count}} steps',
    group: { inner: 'inner' },
  },
});
const zh = translateIn(texts, 'zh-CN');
const en = translateIn(texts, 'en-US');

describe('t()', () => {
  it('returns the message of its language, in a group or not', () => {
    expect([zh('plain'), en('plain')]).toEqual(['纯文本', 'plain']);
    expect([zh('group.inner'), en('group.inner')]).toEqual(['内', 'inner']);
  });

  it('fills in the parameters in the order of the language', () => {
    const values = { by: 'Li', time: '9:00' };
    expect([zh('named', values), en('named', values)]).toEqual(['Li 于 9:00', '9:00, Li']);
  });

  it.each(['<b>&amp;', '$& $1', '{{time}}', '$t(plain)', ''])('fills in the value %j unchanged', (by) => {
    expect(en('named', { by, time: 1 })).toBe(`1, ${by}`);
  });

  it('chooses the plural form by the count', () => {
    expect([0, 1, 2].map((count) => zh('steps', { count }))).toEqual(['0 步', '1 步', '2 步']);
    expect([0, 1, 2].map((count) => en('steps', { count }))).toEqual(['0 steps', '1 step', '2 steps']);
  });

  it('throws when a key has no message', () => {
    const damaged = createTranslate<{ gone: 'text' }>('en-US', JSON.parse('{}'));
    expect(() => damaged('gone')).toThrow('No text for "gone" in en-US');
  });

  it('is the same function for the same messages', () => {
    expect(translateIn(texts, 'en-US')).toBe(en);
    expect(zh).not.toBe(en);
  });
});
