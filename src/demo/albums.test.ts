import { expect, test } from 'vitest';
import { albumSchema } from '#schemas/album.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { checkEntry } from '#server/db/content/check-entry.ts';
import { albumEntries } from './albums.ts';

const today = '2026-11-21';
const entries: Entry[] = albumEntries(today).map((entry) => entrySchema.parse(entry));
const albums = entries.map(({ id, data, texts }) =>
  albumSchema.parse({ id, ...data, ...texts?.['en-US']?.data }),
);

test('each gallery has two pages of albums, which match the contract in both languages', () => {
  expect(entries.flatMap(checkEntry)).toEqual([]);
  const ids = (name: string) => Array.from({ length: 8 }, (_, index) => `album-${name}-${index + 1}`);
  expect(entries.map(({ id }) => id)).toEqual([...ids('conference'), ...ids('exhibition')]);
  for (const entry of entries) expect(Object.keys(entry.texts ?? {})).toEqual([...languages]);
});

test('an album has six to twelve pictures, none of them twice', () => {
  for (const { id, imageVOs } of albums) {
    expect(imageVOs.length, id).toBeGreaterThanOrEqual(6);
    expect(imageVOs.length, id).toBeLessThanOrEqual(12);
    expect(new Set(imageVOs.map(({ address }) => address)).size, id).toBe(imageVOs.length);
  }
  expect(new Set(albums.map(({ imageVOs }) => JSON.stringify(imageVOs))).size).toBe(albums.length);
});

test('one album has no cover; the others have their own, which is one of their pictures', () => {
  const covered = albums.filter(({ activityCoverUrl }) => activityCoverUrl !== undefined);
  expect(covered).toHaveLength(albums.length - 1);
  expect(new Set(covered.map(({ activityCoverUrl }) => activityCoverUrl)).size).toBe(covered.length);
  for (const { id, activityCoverUrl, imageVOs } of covered)
    expect(imageVOs, id).toContainEqual({ address: activityCoverUrl });
});

test('names are short, differ, and take their year from the day of seeding', () => {
  for (const [language, most] of [
    ['zh-CN', 34],
    ['en-US', 90],
  ] as const) {
    const names = entries.map(({ texts }) => String(texts?.[language]?.data.atlasName));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > most)).toEqual([]);
  }
  const motorShow = (day: string) => albumEntries(day)[9]?.texts?.['en-US']?.data?.atlasName;
  expect(motorShow(today)).toBe('Mountain City International Motor Show 2025');
  expect(motorShow('2028-01-02')).toBe('Mountain City International Motor Show 2027');
});
