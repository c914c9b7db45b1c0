import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import captions from '../../media/captions.json' with { type: 'json' };
import { drawings } from './index.ts';
import { areaText } from './marks.ts';

const all = drawings();
const onDisk = (file: string) => readFile(new URL(`../../media/${file}`, import.meta.url), 'utf8');
const captionOf = (file: string) => Object.entries(captions.files).find(([name]) => name === file)?.[1];

/** The words and figures that a reader sees. */
const wordsIn = (svg: string) => [...svg.matchAll(/>([^<>\n]+)</g)].map(([, text = '']) => text);

describe('the drawings', () => {
  test.each(all)(
    '$file is on disk as the script makes it, small, with its caption',
    async ({ file, svg, alt }) => {
      expect(await onDisk(file)).toBe(svg);
      expect(Buffer.byteLength(svg)).toBeLessThan(25_000);
      expect(captionOf(file)).toMatchObject({ alt, bytes: Buffer.byteLength(svg) });
    },
  );

  test('have files of their own', () => {
    expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
  });

  test('[TECH-01] of plans are read on a phone: no letter is smaller than 6.5 px there, and most have 8.7 px', () => {
    const phone = 326;
    for (const { file, svg } of all.filter((one) => one.file.includes('-narrow-'))) {
      const [, width] = svg.match(/viewBox="0 0 (\d+)/) ?? [];
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(
        ([, size]) => (Number(size) * phone) / Number(width),
      );
      expect(Math.min(...sizes), file).toBeGreaterThan(6.5);
      expect(sizes.filter((size) => size > 8.7).length / sizes.length, file).toBeGreaterThan(0.4);
    }
    expect(all.filter(({ narrow }) => narrow).map(({ narrow }) => narrow)).toEqual(
      all.flatMap(({ file }) => (file.includes('-narrow-') ? [file] : [])),
    );
  });

  test('say the same below their titles in two languages, each in its own', () => {
    const zh = all.filter(({ file }) => file.endsWith('-zh.svg'));
    const en = all.filter(({ file }) => file.endsWith('-en.svg'));
    expect(zh.length).toBeGreaterThan(10);
    expect(en.map(({ file }) => file)).toEqual(zh.map(({ file }) => file.replace('-zh.', '-en.')));
    for (const { file, svg } of zh)
      expect(
        wordsIn(svg)
          .join(' ')
          .replaceAll(/\b(?:kg|kW)\b/g, '')
          .match(/[A-Za-z]{2,}/g),
        file,
      ).toBeNull();
    for (const { file, svg } of en) expect(wordsIn(svg).join(' '), file).not.toMatch(/\p{Script=Han}/u);
    for (const [index, { svg }] of zh.entries()) {
      const figures = (text: string) =>
        wordsIn(text)
          .slice(1)
          .join(' ')
          .match(/\d[\d.,]*/g);
      expect(figures(en[index]?.svg ?? ''), zh[index]?.file).toEqual(figures(svg));
    }
  });

  test('of plans name the concourse, the signs and the layouts', () => {
    const of = (file: string) => wordsIn(all.find((one) => one.file === file)?.svg ?? '');
    for (const shape of ['', '-narrow']) {
      expect(of(`plan-hall-1${shape}-en.svg`)).toEqual(
        expect.arrayContaining([
          'Concourse',
          'Goods doors',
          '6 × (4.5 × 5.0 m)',
          'Rigging points',
          '120 × 500 kg',
        ]),
      );
      expect(of(`plan-plaza${shape}-zh.svg`)).toEqual(
        expect.arrayContaining(['登录大厅', '供电 1,200 kW', '帐篷位']),
      );
      expect(of(`plan-room-202${shape}-en.svg`)).toEqual(
        expect.arrayContaining(['Theatre', '1,800', '1,904 m²']),
      );
    }
  });

  test('hold nothing that a strict policy refuses', () => {
    for (const { file, svg } of all) expect(svg, file).not.toMatch(/<style|style=|<script|href|on\w+=/);
  });

  test('are images', async () => {
    for (const { svg, file } of all) {
      const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
      expect(captionOf(file), file).toMatchObject({ width, height });
    }
  });
});

test('areas are written as on the pages', () => {
  expect([252, 1904, 10080, 20000].map(areaText)).toEqual(['252 m²', '1,904 m²', '10,080 m²', '20,000 m²']);
});
