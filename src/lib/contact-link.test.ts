import { expect, it } from 'vitest';
import { contactHref, telHref } from './contact-link.ts';

it('a phone link contains the digits of the number without their separators', () => {
  expect(telHref('+86 23 0000-8866')).toBe('tel:+862300008866');
});

it.each([
  ['023 0000 8866', 'tel:02300008866'],
  ['023/0000.8866', 'tel:02300008866'],
  ['+86 23 0000 8866', 'tel:+862300008866'],
  ['(023) 0000-8866', 'tel:02300008866'],
  ['hello@jialingbay.example', 'mailto:hello@jialingbay.example'],
  ['嘉陵湾新区滨江大道 1 号', undefined],
  ['24 h', undefined],
  ['08.30 – 17.00', undefined],
  ['me@localhost', undefined],
  ['javascript:alert(1)@a.b', undefined],
  ['a@b.example?bcc=c@d.example', undefined],
  ['', undefined],
])('[CONT-01] links %j to %j', (text, href) => {
  expect(contactHref(text)).toBe(href);
});

it('a mail link contains its subject', () => {
  expect(contactHref('a@b.example', 'Your request 7K3M9 & more')).toBe(
    'mailto:a@b.example?subject=Your%20request%207K3M9%20%26%20more',
  );
});
