import { expect, it } from 'vitest';
import { reachBy } from './answer.ts';

it.each([
  ['023 0000 8866', 'tel:02300008866'],
  ['+86 23 0000 8866', 'tel:+862300008866'],
  ['(023) 0000-8866', 'tel:02300008866'],
  ['hello@jialingbay.example', 'mailto:hello@jialingbay.example'],
  ['嘉陵湾新区滨江大道 1 号', undefined],
  ['24 h', undefined],
  ['javascript:alert(1)@a.b', undefined],
  ['a@b.example?bcc=c@d.example', undefined],
  ['', undefined],
])('[CONT-01] %j is reached by %j', (answer, href) => {
  expect(reachBy(answer)).toBe(href);
});
