import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

describe('a Chinese heading', () => {
  it.each([
    '展览|场地|预订|申请',
    '关于|冬季|布展|期间|货车|通行|路线|调整的|通知',
    '从一间|会议室|到一座|大会堂',
    '推开|大门|之前，先|走进来|看看',
    '关于|《布展|规定》的|通知',
    '数字里的|展馆',
  ])('breaks between words: %s', (phrases) => {
    expect(phrasesOf(phrases.replaceAll('|', ''))).toEqual(phrases.split('|'));
  });

  it.each(['布展', '展场', '展位', '主场', '会展'])('never breaks inside a known term: %s', (word) => {
    for (const text of [`国际${word}中心`, `关于${word}的通知`, `${word}搭建服务`, `第三届${word}${word}`])
      expect(phrasesOf(text).filter((phrase) => phrase.includes(word)).length).toBeGreaterThan(0);
  });

  it('never breaks between a number and its unit', () => {
    expect(phrasesOf('3 号展厅与 2026 年度安排')[0]).toBe('3\u00A0号');
    expect(phrasesOf('2026年度采购')[0]).toBe('2026年度');
    expect(phrasesOf('第三届博览会')[0]).toMatch(/^第三届/);
  });

  it('has the same text after it is split, with any characters in it', () => {
    for (const text of ['登录大厅 Café <b> & 4 号口', '', '……', '2027 西部智能制造装备博览会，VR 看馆'])
      expect(phrasesOf(text).join('').replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('is not split if it is in another script', () => {
    expect(phrasesOf('Four halls, 4 doors')).toEqual(['Four halls, 4 doors']);
  });
});

it('is not split if it is too long for a heading', () => {
  expect(phrasesOf('江'.repeat(301))).toEqual(['江'.repeat(301)]);
  expect(phrasesOf('展览场地预订'.repeat(50)).length).toBeGreaterThan(50);
});
