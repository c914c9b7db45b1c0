import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import { motifs } from '#schemas/motif.ts';
import { EventPicture, KeyVisual, titleStep } from './KeyVisual.tsx';

const translations = createTranslations();
const html = (language: Language, visual: Parameters<typeof KeyVisual>[0]) =>
  renderToStaticMarkup(
    <TextsProvider value={{ language, t: translations[language] }}>
      <KeyVisual {...visual} />
    </TextsProvider>,
  );
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const bookFair = {
  motif: 'books',
  title: '6th Riverside Book Fair',
  date: '2026-10-28',
  until: '2026-11-01',
  className: 'aspect-card',
} as const;

it('[EVT-12] the full key visual has the days, both months and the title', () => {
  expect(wordsOf(html('en-US', { ...bookFair, use: 'full' }))).toBe(
    '28 – 01 Oct 2026 to Nov 2026 6th Riverside Book Fair',
  );
  expect(
    wordsOf(html('zh-CN', { ...bookFair, title: '书展', date: '2026-12-18', until: undefined, use: 'full' })),
  ).toBe('18 2026年12月 书展');
});

it('[EVT-12] a card with its own text has the numerals or the drawing alone, as decoration', () => {
  expect(wordsOf(html('en-US', { ...bookFair, use: 'numeral' }))).toBe('28 – 01 Oct 2026 to Nov 2026');
  expect(html('en-US', { ...bookFair, use: 'numeral' })).toContain('aria-hidden="true"');
  const drawing = html('en-US', { motif: 'books', use: 'motif', className: 'aspect-card' });
  expect(wordsOf(drawing)).toBe('');
  expect(drawing).toContain('src="/media/motif-books.svg"');
  expect(drawing).toContain('alt=""');
});

it('[EVT-12] an event shows its photograph, and its motif only without one', () => {
  const shown = (picture: { src: string } | undefined) =>
    renderToStaticMarkup(
      <EventPicture picture={picture} motif="food" sizes="100vw" className="aspect-card" />,
    );
  expect(shown({ src: '/media/a.jpg' })).toContain('src="/media/a.jpg"');
  expect(shown({ src: '/media/a.jpg' })).not.toContain('motif');
  expect(shown(undefined)).toContain('src="/media/motif-food.svg"');
});

it('[EVT-12] every motif has a drawing', () => {
  for (const motif of motifs)
    expect(existsSync(new URL(`../src/demo/media/motif-${motif}.svg`, import.meta.url)), motif).toBe(true);
});

it('[EVT-12] a long title is set smaller in two steps', () => {
  expect(titleStep('江湾风味食品节')).toBe(0);
  expect(titleStep('Southwest Green Building & Prefabrication Fair')).toBe(0);
  expect(titleStep('西南地区绿色建筑与装配式技术及智能建造装备国际博览会暨论坛')).toBe(1);
  expect(titleStep('一'.repeat(40))).toBe(2);
});
