import { describe, expect, test } from 'vitest';
import { activityAtlasSchema } from '#schemas/activity-atlas.ts';
import { entrySchema } from '#schemas/entry.ts';
import { atlasEntries } from './atlases.ts';
import { scheduleEntries } from './schedule.ts';

const today = '2026-11-21';
const entries = atlasEntries(today).map((entry) => entrySchema.parse(entry));
const items = entries.map(({ id, date, data }) => ({ id, activityDate: date, ...data }));

describe('the activity atlases', () => {
  test('match the contract without losing a field', () => {
    expect(items.map((item) => activityAtlasSchema.parse(item))).toEqual(items);
  });

  test.each([
    ['exhibition', '1'],
    ['meeting', '2'],
  ])('of the %s centre fill three pages, 01 the newest', (name, facet) => {
    const own = entries.filter((entry) => entry.facet === facet);
    expect(own.map(({ id }) => id)).toEqual(
      Array.from({ length: 26 }, (_, index) => `atlas-${name}-${String(index + 1).padStart(2, '0')}`),
    );
    const dates = own.map(({ date }) => String(date));
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('show events of the schedule that are over, each once', () => {
    const over = scheduleEntries(today)
      .filter(({ until }) => until && until < today)
      .map(({ facet, date, data }) => `${facet} ${date} ${data?.projectName} ${data?.fieldEn}`);
    const shown = entries.map(
      ({ facet, date, data }) => `${facet} ${date} ${data.atlasNameCn} ${data.hallNameEn}`,
    );
    expect(shown.filter((event) => !over.includes(event))).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test.each(['1', '2'])('of centre %s show ten different covers on their first page', (facet) => {
    const covers = entries
      .filter((entry) => entry.facet === facet)
      .slice(0, 10)
      .map(({ data }) => data.activityImg);
    expect(new Set(covers).size).toBe(10);
  });

  test('have six to twelve pictures, the cover first and none twice', () => {
    for (const item of items) {
      const { activityImg, atlasPool } = activityAtlasSchema.parse(item);
      const urls = atlasPool.map(({ url }) => url);
      expect(urls[0], item.id).toBe(activityImg);
      expect(new Set(urls).size, item.id).toBe(urls.length);
      expect(urls.length, item.id).toBeGreaterThanOrEqual(6);
      expect(urls.length, item.id).toBeLessThanOrEqual(12);
    }
  });
});
