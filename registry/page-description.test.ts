import { describe, expect, it } from 'vitest';
import type { BlockTexts } from '#blocks/define.ts';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import { pageDescription } from './page-description.ts';

const translations = createTranslations();

const describePage = (
  texts: BlockTexts[],
  {
    language = 'en-US',
    title = 'Parking',
    opensWithTitle = false,
  }: { language?: Language; title?: string; opensWithTitle?: boolean } = {},
) => pageDescription({ title, language, texts, t: translations[language], opensWithTitle });

const prose = (...html: string[]): BlockTexts => ({ prose: html.map((part) => ({ html: part })) });

const first = 'There are 3,300 spaces below and beside the halls.';
const second = 'Drive in at gate P3, which opens two hours before every show.';

describe('the description of a page', () => {
  it('[ROUTE-07] has as many full sentences of the first text as fit into 160 characters', () => {
    expect(
      describePage([prose(`<h2>Parking</h2><p>${first} ${second}</p><p>${second} It is well lit.</p>`)]),
    ).toBe(
      'There are 3,300 spaces below and beside the halls. Drive in at gate P3, which opens two hours before every show.',
    );
  });

  it('[ROUTE-07] continues with the next text only if it has fewer than 50 characters', () => {
    expect(describePage([prose(`<p>${first}</p>`), prose(`<p>${second}</p>`)])).toBe(
      'There are 3,300 spaces below and beside the halls.',
    );
    expect(describePage([prose('<p>Parking is free.</p>'), { prose: [{ text: second }] }])).toBe(
      'Parking is free. Drive in at gate P3, which opens two hours before every show.',
    );
  });

  it('[ROUTE-07] counts a Chinese character as two after the first 50, and cuts no sentence of up to 160', () => {
    const html =
      '<p>四座展厅以 72 米净跨连续展开，并列于登录大厅北侧。屋架高高托起采光带，白天布展几乎无需开灯，夜里也亮如白昼。</p>' +
      '<p>观众从大厅可以步行到达每一座展厅，途中不必换楼层，也不必走到室外。</p>';
    expect(describePage([prose(html)], { language: 'zh-CN' })).toBe(
      '四座展厅以 72 米净跨连续展开，并列于登录大厅北侧。屋架高高托起采光带，白天布展几乎无需开灯，夜里也亮如白昼。',
    );
    const long = `${'从登录大厅出发依次走进一至四号展厅，'.repeat(6)}查看货门的位置。`;
    expect(describePage([prose(`<p>${long}</p>`)], { language: 'zh-CN' })).toBe(long);
  });

  it('[ROUTE-07] cuts only a sentence longer than 160 characters, at a phrase', () => {
    const phrase = 'the halls are open from seven in the morning, ';
    expect(describePage([prose(`<p>On show days ${phrase.repeat(6)}until late.</p>`)])).toBe(
      'On show days the halls are open from seven in the morning, the halls are open from seven in the morning, the halls are open from seven in the morning…',
    );
    expect(describePage([prose(`<p>${'quiet '.repeat(60)}</p>`)])).toMatch(/^(?:quiet ){20,26}quiet…$/);
    const chinese = describePage([prose(`<p>${'从登录大厅出发，依次走进展厅，'.repeat(20)}</p>`)], {
      language: 'zh-CN',
    });
    expect(chinese).toBe(`${'从登录大厅出发，依次走进展厅，'.repeat(5).slice(0, -1)}…`);
  });

  it('[ROUTE-07] does not end a sentence at an abbreviation', () => {
    expect(
      describePage([
        prose('<p>Bay Centre Co., Ltd. Chongqing runs it. It opened in 2016 with four halls.</p>'),
      ]),
    ).toBe('Bay Centre Co., Ltd. Chongqing runs it. It opened in 2016 with four halls.');
  });

  it('[ROUTE-07] leaves out headings, labels, lists, tables and addresses', () => {
    const html =
      '<h3>How to find us on every day.</h3><p>Opening hours:</p><p>Getting here</p><ul><li>Line 8 stops below the hall.</li></ul>' +
      '<table><tr><td>Hall 1 is the largest.</td></tr></table><p>Write to hello@bay.example for a permit.</p>' +
      `<p>Call 023 6800 0000 now.</p><p>${second}</p>`;
    expect(describePage([prose(html)])).toBe('Drive in at gate P3, which opens two hours before every show.');
  });

  it('[ROUTE-07] reads a list if the page has no other text', () => {
    expect(
      describePage([prose('<ul><li>Line 8 stops below the concourse, at exit 3.</li><li>Bus 101</li></ul>')]),
    ).toBe('Parking. Line 8 stops below the concourse, at exit 3.');
  });

  it('[ROUTE-07] uses only texts in the language of the page', () => {
    const both = prose(`<p>停车场位于展厅北侧，展期全天开放。</p><p>${first}</p>`);
    expect(describePage([both])).toBe(first);
    expect(
      describePage([{ items: [{ title: '一号展厅' }, { title: 'Hall 2' }, { title: 'The outdoor plaza' }] }]),
    ).toBe(
      'Parking: Hall 2, The outdoor plaza. Exhibition and meeting space, event schedules, news and visitor services.',
    );
    expect(describePage([], { title: '停车' })).toBe(
      'Exhibition and meeting space, event schedules, news and visitor services.',
    );
  });

  it('[ROUTE-07] enumerates the listed items of a page without running text', () => {
    const items = [
      'Parking',
      'P1 below Hall 1',
      'P2 below Hall 2',
      'P3 on the north side',
      'P4, with chargers',
      'P5',
    ].map((title) => ({ title, text: 'The largest of all, and the closest to the metro.' }));
    expect(describePage([{ items: [{ title: 'Car parks' }] }, { items }])).toBe(
      'Parking: P1 below Hall 1; P2 below Hall 2; P3 on the north side; P4, with chargers; P5.',
    );
    const many = Array.from({ length: 30 }, (_, n) => ({ title: `Car park ${n + 1}` }));
    expect(describePage([{ items: many }])).toBe(
      'Parking: Car park 1, Car park 2, Car park 3, Car park 4, Car park 5, Car park 6, Car park 7, Car park 8, and more.',
    );
  });

  it('[ROUTE-07] describes the site if a page has no text', () => {
    expect(describePage([])).toBe(
      'Parking. Exhibition and meeting space, event schedules, news and visitor services.',
    );
    expect(describePage([], { language: 'zh-CN', title: '停车' })).toBe(
      '停车。本站提供展览与会议场地、活动排期、新闻公告、资料下载、交通指引与周边食宿等信息，并可在线提交场地预订申请，欢迎查阅。',
    );
  });

  it('[ROUTE-07] begins with the title if another page begins with the same text', () => {
    expect(describePage([prose(`<p>${first}</p>`)], { opensWithTitle: true })).toBe(
      'Parking. There are 3,300 spaces below and beside the halls.',
    );
    const long = describePage([prose(`<p>${'On show days, the halls are open, '.repeat(9)}</p>`)], {
      opensWithTitle: true,
    });
    expect(long).toMatch(/^Parking\. On show days, .{80,}…$/);
    expect(long.length).toBeLessThanOrEqual(160);
  });

  it.each(['en-US', 'zh-CN'] as const)(
    '[ROUTE-07] has 50 to 160 characters in %s for arbitrary texts',
    (language) => {
      const parts = [
        '',
        '<p>',
        'A.',
        '江。',
        'Open daily.',
        '天天开放。',
        first,
        '展厅很大，'.repeat(60),
        'word '.repeat(99),
        '🏨'.repeat(300),
      ];
      for (const html of parts)
        for (const text of parts)
          for (const title of ['', '停车', 'Parking', 'P'.repeat(400), '停'.repeat(400)])
            for (const opensWithTitle of [false, true]) {
              const texts = [{ prose: [{ html }, { text }], items: [{ title: text }, { title: html }] }];
              const { length } = [...describePage(texts, { language, title, opensWithTitle })];
              expect([
                title.slice(0, 9),
                html.slice(0, 9),
                text.slice(0, 9),
                length >= 50 && length <= 160,
              ]).toEqual([title.slice(0, 9), html.slice(0, 9), text.slice(0, 9), true]);
            }
    },
  );
});
