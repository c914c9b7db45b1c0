import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readPdf } from '#tests/support/read-pdf.ts';
import { attachments, manuals } from './documents.ts';
import { demoEntries } from './index.ts';
import { fingerprintOf, type NamedSheet, sheets } from './media/src/documents/sheets.ts';

const attachmentList = z.array(z.object({ name: z.string(), address: z.string() }));
const folder = fileURLToPath(new URL('./media/documents', import.meta.url));
const pathOf = (file: string) => `${folder}/${file}`;

describe('the documents', () => {
  test('are in the folder, each in both languages, and nothing else is', () => {
    expect(readdirSync(folder).toSorted()).toEqual(sheets.map(({ file }) => file).toSorted());
  });

  test('have a Markdown file in each language, and the folder holds no other file', () => {
    const names = [...manuals, ...attachments].map(({ document }) => document);
    expect(readdirSync(fileURLToPath(new URL('./content/documents', import.meta.url))).toSorted()).toEqual(
      names.flatMap((name) => [`${name}.en-US.md`, `${name}.zh-CN.md`]).toSorted(),
    );
  });

  test.each(sheets.map((sheet) => [sheet.file, sheet] as const))(
    '%s has its title, its language and a structure, and is up to date',
    (file, sheet) => {
      const { title, language } = sheet;
      // If the source differs, the texts have changed. Print the document again: node src/demo/media/src/documents/print.ts
      const source = fingerprintOf(sheet);
      const { pages, ...properties } = readPdf(pathOf(file));
      expect(properties).toEqual({ title, language, tagged: true, outlined: true, source });
      expect(pages).toBeGreaterThanOrEqual(2);
      expect(pages).toBeLessThanOrEqual(4);
    },
  );

  test('have as many pages as their list says', () => {
    const found = manuals.map(({ document }) => ({
      document,
      zh: readPdf(pathOf(`${document}-zh.pdf`)).pages,
      en: readPdf(pathOf(`${document}-en.pdf`)).pages,
    }));
    expect(found).toEqual(manuals.map(({ document, pages }) => ({ document, ...pages })));
  });

  test('are small enough for the repository', () => {
    const sizes = sheets.map(({ file }) => statSync(pathOf(file)).size);
    expect(Math.max(...sizes)).toBeLessThan(130_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5_000_000);
  });
});

test('a notice links to an attachment by the title of the document', () => {
  const titles = new Map(sheets.map(({ file, title }) => [`/media/documents/${file}`, title]));
  const links = demoEntries('2026-11-21')
    .filter(({ kind }) => kind === 'notice')
    .flatMap(({ texts }) => Object.values(texts ?? {}))
    .flatMap((text) => attachmentList.parse(text?.data?.attachments ?? []));
  expect(new Set(links.map(({ address }) => address)).size).toBe(2 * attachments.length);
  expect(links.filter(({ name, address }) => titles.get(address) !== name)).toEqual([]);
});

describe('their texts', () => {
  const wordsOf = ({ title, text }: NamedSheet) =>
    [
      title,
      text.lead,
      ...text.facts.flatMap((fact) => Object.values(fact)),
      ...text.sections.flatMap((part) => [part.title, part.html]),
    ]
      .join('\n')
      .replace(/<[^>]*>|&nbsp;/g, ' ');

  test.each(sheets.map((sheet) => [sheet.file, sheet] as const))('%s keeps to its language', (_, sheet) => {
    const words = wordsOf(sheet);
    if (sheet.language === 'en-US') {
      expect(words).not.toMatch(/[\p{Script=Han}，。：；！？、（）]/u);
      expect(words).not.toMatch(/["']|\w - \w/);
    } else {
      expect(words).not.toMatch(/[a-z]{3,} [a-z]{3,}/i);
      expect(words).not.toMatch(/\p{Script=Han}\s*[,;:?!"'()]/u);
      // A space separates Chinese characters from figures and Latin words.
      expect(words).not.toMatch(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u);
    }
  });

  test('have the same parts in both languages: as many facts, paragraphs, rows and steps', () => {
    const shapeOf = ({ text }: NamedSheet) => ({
      facts: text.facts.length,
      sections: text.sections.map(({ html }) => html.match(/<(table|tr|td|ol|ul|li|p|svg)\b/g)?.join('')),
    });
    for (const [code, pair] of Map.groupBy(sheets, (sheet) => sheet.code)) {
      const [first, second] = pair.map(shapeOf);
      expect(first, code).toEqual(second);
    }
  });
});
