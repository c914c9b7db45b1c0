import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attachedFileSchema } from '#schemas/attached-file.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { checkEntry } from '#server/db/content/check-entry.ts';
import { manualEntries, videoEntries } from './files.ts';
import { demoEntries } from './index.ts';
import captions from './media/captions.json' with { type: 'json' };

const entries: Entry[] = [...manualEntries, ...videoEntries].map((entry) => entrySchema.parse(entry));
const manuals = entries.filter(({ facet }) => facet === 'SERVICE_MANUAL');
const videos = entries.filter(({ facet }) => facet === 'PUBLICITY_MATERIAL');
const fileIn = ({ id, data, texts }: Entry, language: Language) =>
  attachedFileSchema.parse({ id, ...data, ...texts?.[language]?.data });
const pathOf = (address: string) => new URL(address.replace('/media/', './media/'), import.meta.url);

test('every entry matches the contract without losing a field, in both languages', () => {
  expect(entries.flatMap(checkEntry)).toEqual([]);
  for (const entry of entries) expect(Object.keys(entry.texts ?? {}), entry.id).toEqual([...languages]);
});

test('[MAN-01] [VID-01] the lists fill three pages, in order: ten manuals a page, two videos', () => {
  const ids = (name: string, count: number, digits: number) =>
    Array.from({ length: count }, (_, index) => `${name}-${String(index + 1).padStart(digits, '0')}`);
  expect(manuals.map(({ id }) => id)).toEqual(ids('manual', 24, 2));
  expect(videos.map(({ id }) => id)).toEqual(ids('video', 6, 1));
  for (const list of [manuals, videos])
    expect(list.map(({ sort }) => sort)).toEqual(list.map((_, index) => index + 1));
});

test('each manual leads to one document, in the language of its reader', () => {
  for (const manual of manuals)
    expect(
      languages.map((language) => fileIn(manual, language).attachmentVO.map(({ address }) => address)),
    ).toEqual([
      [expect.stringMatching(/^\/media\/documents\/[a-z-]+-zh\.pdf$/)],
      [expect.stringMatching(/^\/media\/documents\/[a-z-]+-en\.pdf$/)],
    ]);
});

describe('the films', () => {
  const lengthOf = (file: string): number => {
    const [, caption = {}] = Object.entries(captions.files).find(([name]) => name === file) ?? [];
    return 'seconds' in caption ? Number(caption.seconds) : 0;
  };

  test.each(videos.map((video) => fileIn(video, 'en-US')))('$name: short, with a poster', (video) => {
    const address = video.attachmentVO[0]?.address ?? '';
    expect(video.imageVO?.address).toBe(address.replace('.mp4', '-poster.jpg'));
    const length = lengthOf(address.replace('/media/', ''));
    expect(length).toBeGreaterThanOrEqual(6);
    expect(length).toBeLessThanOrEqual(12);
  });

  test('play before they are loaded: the index comes before the pictures', () => {
    for (const video of videos) {
      const file = readFileSync(pathOf(fileIn(video, 'en-US').attachmentVO[0]?.address ?? ''));
      expect(file.indexOf('moov'), video.id).toBeLessThan(file.indexOf('mdat'));
    }
  });

  test('are of a kind that every browser plays: H.264 with half the colour resolution', () => {
    for (const video of videos) {
      const file = readFileSync(pathOf(fileIn(video, 'en-US').attachmentVO[0]?.address ?? ''));
      const profile = file[file.indexOf('avcC') + 5];
      expect(profile, video.id).toBeLessThanOrEqual(100);
    }
  });

  test('weigh no more than 700 kB, but for the one of the home page', () => {
    const heavy = videos.filter(
      (video) => statSync(pathOf(fileIn(video, 'en-US').attachmentVO[0]?.address ?? '')).size > 700_000,
    );
    expect(heavy.map(({ id }) => id)).toEqual(['video-1']);
  });
});

test('every address of our own media in any entry is an existing file', () => {
  const all = JSON.stringify([...demoEntries('2026-11-21'), ...entries]);
  const addresses = [...new Set(all.match(/\/media\/[\w./-]+/g))];
  const isFile = (address: string) => existsSync(pathOf(address)) && statSync(pathOf(address)).isFile();
  expect(addresses.length).toBeGreaterThan(150);
  expect(addresses.filter((address) => !isFile(address))).toEqual([]);
});
