import { expect, it } from 'vitest';
import { readConfig } from './read-answer.ts';

const answer = [
  {
    key: 'official.vr.config',
    value: JSON.stringify({ zh: { headTitle: '走进场馆' }, en: { headTitle: 'Look inside' } }),
  },
];

it('a config is read once from an answer, in each language', () => {
  const read = (language: 'zh-CN' | 'en-US', from = answer) =>
    readConfig('official.vr.config', from, { language });
  const english = read('en-US');
  expect(english).toMatchObject({ headTitle: 'Look inside' });
  expect(read('en-US')).toBe(english);
  expect(read('zh-CN')).toMatchObject({ headTitle: '走进场馆' });
  expect(read('en-US', structuredClone(answer))).not.toBe(english);
});
