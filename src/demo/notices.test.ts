import { describe, expect, test } from 'vitest';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { articleTypes } from '#schemas/enumerations.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { checkEntry } from '#server/db/content/check-entry.ts';
import { dateAt } from './calendar.ts';
import { noticeEntries } from './notices.ts';

const today = '2026-11-21';
const noticesOn = (day: string): Entry[] => noticeEntries(day).map((entry) => entrySchema.parse(entry));
const notices = noticesOn(today);
const ofType = (type: string) => notices.filter(({ facet }) => facet === type);

const dataOf = (entry: Entry, language: Language): Record<string, unknown> =>
  entry.texts?.[language]?.data ?? {};
const titles = (language: Language) => notices.map((entry) => String(dataOf(entry, language).title));
const contents = (language: Language) =>
  notices.map((entry) => [entry.id, String(dataOf(entry, language).content)] as const);
const attachments = (entry: Entry, language: Language) => {
  const list = dataOf(entry, language).attachments;
  return Array.isArray(list) ? list : [];
};

describe('the demo notices', () => {
  test('match the contract without losing a field', () => {
    expect(notices.flatMap(checkEntry)).toEqual([]);
  });

  test('are forty-five of each kind, numbered from the newest', () => {
    for (const [type, prefix] of [
      ['PURCHASE', 'purchase'],
      ['CLINCH_DEAL', 'trade'],
      ['JOURNALISM', 'notice'],
    ] as const) {
      const numbered = Array.from({ length: 45 }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);
      expect(ofType(type).map(({ id }) => id)).toEqual(numbered);
    }
  });

  test.each([today, '2027-01-03', '2028-02-29'])('lie in the three years before %s, newest first', (day) => {
    const stored = noticesOn(day);
    for (const type of articleTypes) {
      const dates = stored.flatMap(({ facet, date }) => (facet === type ? [String(date)] : []));
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(new Set(dates.map((date) => date.slice(0, 10))).size).toBe(45);
      expect(dates.every((date) => date < day && date > dateAt(day, -1096))).toBe(true);
      expect(dates.filter((date) => date > dateAt(day, -6))).not.toEqual([]);
      expect(dates.filter((date) => date < dateAt(day, -1000))).not.toEqual([]);
    }
  });

  test('carry attachments on two thirds of the offers and a third of the rest', () => {
    const share = articleTypes.map(
      (type) => ofType(type).filter((entry) => attachments(entry, 'zh-CN').length > 0).length,
    );
    expect(share).toEqual([15, 30, 30]);
  });

  test('have covers on a third of the general notices only, and a redirect on two notices of each type', () => {
    const count = (field: string) =>
      articleTypes.map((type) => ofType(type).filter(({ data }) => data[field]));
    expect(count('coverImg').map(({ length }) => length)).toEqual([15, 0, 0]);
    expect(count('redirectUrl').map(({ length }) => length)).toEqual([2, 2, 2]);
  });
});

describe.each(languages)('in %s', (language) => {
  test.each([
    ['purchase-05', 'purchase-02', '2026 年 12 月 3 日', '3 December 2026'],
    ['purchase-10', 'purchase-09', '2026 年 9 月 13 日', '13 September 2026'],
    ['purchase-27', 'purchase-26', '2025 年 11 月 6 日', '6 November 2025'],
  ])(
    'the tender %s has the deadline to which %s moved it, and both link to each other',
    (tender, clarification, zh, en) => {
      const html = new Map(contents(language));
      for (const [id, other] of [
        [tender, clarification],
        [clarification, tender],
      ]) {
        const shown = html.get(id ?? '')?.replaceAll('\u00A0', ' ');
        expect(shown, id).toContain(language === 'zh-CN' ? zh : en);
        expect(shown, id).toContain(`href="/notice/noticeDetail?id=${other}"`);
      }
    },
  );

  test('every notice has a title of its own, short enough for a row', () => {
    expect(new Set(titles(language)).size).toBe(135);
    const longest = language === 'zh-CN' ? 34 : 90;
    expect(titles(language).filter(({ length }) => length > longest)).toEqual([]);
  });

  test('attachments are the documents of that language', () => {
    const ending = `-${languageKey(language)}.pdf`;
    for (const entry of notices)
      for (const { name, address } of attachments(entry, language)) {
        expect(address, entry.id).toMatch(/^\/media\/documents\/[a-z-]+\.pdf$/);
        expect(address.endsWith(ending), entry.id).toBe(true);
        expect(/\p{Script=Han}/u.test(name), entry.id).toBe(language === 'zh-CN');
      }
  });

  test('content is well-formed, and its tables have headers with a scope', () => {
    for (const [id, html] of contents(language)) {
      const open: string[] = [];
      for (const [, close, tag] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g))
        if (close) expect(open.pop(), id).toBe(tag);
        else if (tag) open.push(tag);
      expect(open, id).toEqual([]);
      expect(html.replace(/<[^>]*>|&amp;/g, ''), id).not.toMatch(/[<>&|]/);
      expect(html, id).not.toMatch(/<th>|<td><\/td>|undefined/);
    }
  });

  test('rows of a table have as many cells as its header', () => {
    for (const [id, html] of contents(language))
      for (const [, head = '', body = ''] of html.matchAll(/<thead>(.*?)<\/thead><tbody>(.*?)<\/tbody>/g)) {
        const columns = head.split('<th ').length - 1;
        for (const row of body.split('</tr>').slice(0, -1))
          expect(row.split('<td>').length - 1, `${id}: ${row}`).toBe(columns);
      }
  });
});

describe('both languages', () => {
  test('have the same fields and the same documents', () => {
    for (const entry of notices) {
      const [zh, en] = languages.map((language) => dataOf(entry, language));
      expect(Object.keys(zh ?? {}), entry.id).toEqual(Object.keys(en ?? {}));
      const [chinese, english] = languages.map((language) =>
        attachments(entry, language).map(({ id }) => id),
      );
      expect(chinese, entry.id).toEqual(english);
    }
  });

  test('name the same projects, whose numbers rise with time', () => {
    const numbers = (html: string) => [...new Set(html.match(/JLB-[PT]-\d{4}/g))];
    const english = new Map(contents('en-US'));
    for (const [id, html] of contents('zh-CN')) {
      expect(numbers(html), id).toEqual(numbers(english.get(id) ?? ''));
      expect(numbers(html), id).toHaveLength(id.startsWith('notice') ? 0 : 1);
    }
    for (const prefix of ['purchase', 'trade']) {
      const oldestFirst = contents('zh-CN')
        .filter(([id]) => id.startsWith(prefix))
        .reverse();
      const announced = [...new Set(oldestFirst.flatMap(([, html]) => numbers(html)))];
      expect(announced).toEqual(announced.toSorted());
    }
  });

  test('do not mix: no Chinese in English, no English punctuation in Chinese', () => {
    const prose = (language: Language) =>
      notices.map((entry) => {
        const { title, subTitle = '', content } = dataOf(entry, language);
        return `${title} ${subTitle} ${content}`.replace(/<[^>]*>/g, ' ');
      });
    expect(
      prose('en-US').filter((text) => /[\p{Script=Han}，。：；！？、（）]|["']|\w - \w/u.test(text)),
    ).toEqual([]);
    expect(prose('zh-CN').filter((text) => /\p{Script=Han}\s*[,;:?!"'()]/u.test(text))).toEqual([]);
  });
});
