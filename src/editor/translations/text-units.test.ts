import { describe, expect, it } from 'vitest';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { changedWords, sentencesOf } from './changed-sentences.ts';
import { confirmTexts, markTexts } from './mark-texts.ts';
import { textUnits, translationState } from './text-units.ts';

const hall = (zh: object, en: object | undefined, data: object = {}): Entry =>
  entrySchema.parse({
    ...{ kind: 'venue', id: 'n1', sort: 1, data },
    texts: { 'zh-CN': { data: zh }, ...(en ? { 'en-US': { data: en } } : {}) },
  });
const area = (introduce: string, unit: string) => ({ numValue: '100', unit, introduce });

describe('textUnits', () => {
  it('[PUB-02] finds the texts of lists, of both fields of an event, and of the blocks of a page', () => {
    const entry = hall(
      { title: '北一厅', siteDetails: [area('面积', '间'), area('净高', '米')] },
      { title: 'Hall N1', siteDetails: [area('Area', '')] },
    );
    expect(textUnits(entry).map(({ path, texts }) => [path.join('.'), texts.zh, texts.en])).toEqual([
      ['texts.title', '北一厅', 'Hall N1'],
      ['texts.siteDetails.0.unit', '间', ''],
      ['texts.siteDetails.0.introduce', '面积', 'Area'],
      ['texts.siteDetails.1.unit', '米', ''],
      ['texts.siteDetails.1.introduce', '净高', ''],
    ]);
    expect(translationState(entry, 'en-US').missing.map(({ path }) => path.join('.'))).toEqual([
      'texts.siteDetails.1.introduce',
    ]);
    const event = { kind: 'schedule', id: 'e', facet: '1', date: '2027-05-01', until: '2027-05-02' };
    const named = entrySchema.parse({ ...event, data: { projectName: '车展', projectNameEn: 'Motor show' } });
    expect(textUnits(named).map(({ path, texts }) => [path.join('.'), texts.zh, texts.en])).toEqual([
      ['data.projectName', '车展', 'Motor show'],
    ]);
    const page = entrySchema.parse({
      ...{ kind: 'page', id: '/a', texts: { 'zh-CN': {}, 'en-US': {} } },
      data: {
        title: { zh: '甲', en: 'A' },
        blocks: [
          {
            id: 'x',
            type: 'rich-text',
            version: 1,
            props: { html: { zh: '<p>文</p>', en: '<p>Text</p>' } },
          },
        ],
      },
    });
    expect(textUnits(page).map(({ block, path, isRich }) => [block, path.join('.'), isRich])).toEqual([
      ['', 'title', false],
      ['x', 'html', true],
    ]);
  });

  it('finds nothing in a hold, whose name no visitor sees', () => {
    const hold = entrySchema.parse({
      ...{ kind: 'schedule', id: 'h', facet: '1', date: '2027-05-01', until: '2027-05-02' },
      data: { projectName: '保留', hold: '1' },
    });
    expect(textUnits(hold)).toEqual([]);
  });
});

describe('markTexts', () => {
  const before = hall(
    { title: '甲', siteDetails: [area('面积', '')] },
    { title: 'A', siteDetails: [area('Area', '')] },
  );
  const changed = hall(
    { title: '甲', siteDetails: [area('总面积', '')] },
    { title: 'A', siteDetails: [area('Area', '')] },
  );
  const name = 'texts.siteDetails.0.introduce';
  const first = () => new Map<string, { text: string; time: string | undefined }>();

  it('[PUB-02] makes the other language older, keeps the time of the first change, and takes the mark back when the text returns', () => {
    const known = first();
    const marking = { language: 'zh-CN', isTranslating: false, first: known } as const;
    const once = markTexts(before, changed, { ...marking, now: '2026-11-20T01:00:00Z' });
    expect(once.data.edited).toEqual({ '': { [name]: { zh: '2026-11-20T01:00:00Z' } } });
    expect(translationState(once, 'en-US').older.map(({ path }) => path.join('.'))).toEqual([name]);
    const again = hall(
      { title: '甲', siteDetails: [area('总面积约', '')] },
      once.texts?.['en-US']?.data,
      once.data,
    );
    const twice = markTexts(once, again, { ...marking, now: '2026-11-21T01:00:00Z' });
    expect(twice.data.edited).toEqual({ '': { [name]: { zh: '2026-11-20T01:00:00Z' } } });
    const back = { ...before, data: twice.data };
    expect(markTexts(twice, back, { ...marking, now: '2026-11-22T01:00:00Z' }).data).toEqual({});
  });

  it('[PUB-02] ends when the other language is translated, or needs no change', () => {
    const older = markTexts(before, changed, {
      ...{ language: 'zh-CN', isTranslating: false, first: first(), now: '2026-11-20T01:00:00Z' },
    });
    const english = hall(
      changed.texts?.['zh-CN']?.data ?? {},
      { title: 'A', siteDetails: [area('Gross area', '')] },
      older.data,
    );
    const translated = markTexts(older, english, {
      ...{ language: 'en-US', isTranslating: true, first: first(), now: '2026-11-21T01:00:00Z' },
    });
    expect(translationState(translated, 'en-US').older).toEqual([]);
    expect(translationState(translated, 'zh-CN').older).toEqual([]);
    const confirmed = confirmTexts(older, translationState(older, 'en-US').older);
    expect(confirmed.data.edited).toEqual({
      '': { [name]: { zh: '2026-11-20T01:00:00Z', en: '2026-11-20T01:00:00Z' } },
    });
  });
});

describe('changedWords', () => {
  it('[PUB-02] counts Chinese characters and other words in the sentences that changed', () => {
    expect(sentencesOf('<p>第一句。第二句！</p><ul><li>One. Two</li></ul>', true)).toEqual([
      ...['第一句。', '第二句！', 'One.', 'Two'],
    ]);
    const before = '<p>混响 1.4 秒。满座。</p>';
    const after = '<p>混响 1.2 秒。满座。新增 PA 系统。</p>';
    expect(changedWords({ before, after, isRich: true })).toBe(10);
    expect(changedWords({ before: undefined, after: '三个字', isRich: false })).toBe(3);
  });
});
