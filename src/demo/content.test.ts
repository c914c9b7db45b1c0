import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { calendarOf } from './calendar.ts';
import { introductionEntries } from './configs.ts';
import { fillInFrom, readArticle, readJson, textsIn } from './content.ts';
import { parseJson, parseMarkdown } from './content-file.ts';
import { createMarkdown } from './markdown.ts';
import { nearbyEntries } from './nearby.ts';
import { newsEntries } from './news.ts';
import { noticeEntries } from './notices.ts';

const placeholders = { calendar: calendarOf('2026-11-21', 'en-US') };

/** The ids of the Markdown files in a folder of `content`: each once, although it has a file in each language. */
function articleIds(folder: string): string[] {
  const start = `./content/${folder}/`;
  const ids = Object.keys(import.meta.glob('./content/**/*.md'))
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length).replace(/\.[^.]+\.md$/, ''));
  return [...new Set(ids)];
}

describe('the files of the content', () => {
  test.each([
    ['news', newsEntries('2026-11-21')],
    ['notices', noticeEntries('2026-11-21')],
    ['nearby', nearbyEntries.filter(({ facet }) => !facet?.startsWith('HOTEL'))],
    ['introductions', introductionEntries('2026-11-21')],
    ['pages', [{ id: 'privacy' }, { id: 'profile' }]],
  ])('every Markdown file in %s belongs to an item', (folder, entries) => {
    expect(articleIds(folder).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  });

  test('an error names the file and the key', () => {
    const schema = z.strictObject({ title: z.string(), items: z.array(z.object({ time: z.string() })) });
    expect(() => parseJson('news.json', '{"title":"A","items":[{"time":"1"},{"time":7}]}', schema)).toThrow(
      /^src\/demo\/content\/news\.json: .*expected string, received number\n.*items\[1\]\.time/,
    );
    expect(() => parseJson('news.json', '{"title":', schema)).toThrow(
      /^src\/demo\/content\/news\.json: .*JSON/,
    );
    expect(() =>
      parseMarkdown('a.md', '---\ntitle: A\nauthor: B\n---\n', z.strictObject({ title: z.string() })),
    ).toThrow(/^src\/demo\/content\/a\.md: .*"author"/);
    expect(() => readJson('no-such-file', schema)).toThrow('src/demo/content/no-such-file.json is missing');
    expect(() =>
      readArticle('news/news-001', 'en-US', { schema: z.strictObject({ name: z.string() }), placeholders }),
    ).toThrow(/^src\/demo\/content\/news\/news-001\.en-US\.md: [\s\S]*at name/);
  });

  test('an error in the front matter names the line', () => {
    const schema = z.object({ title: z.string() });
    expect(() => parseMarkdown('a.md', '---\nsource: A\ntitle: Tender: lifts\n---\nText', schema)).toThrow(
      'src/demo/content/a.md: line 3: Nested mappings are not allowed in compact mappings',
    );
    expect(() => parseMarkdown('a.md', 'Text', schema)).toThrow(
      /^src\/demo\/content\/a\.md: [\s\S]*at title/,
    );
  });

  test('are read with the line ends of Windows too', () => {
    const text = '---\r\ntitle: A\r\n---\r\n\r\nOne\r\n\r\nTwo\r\n';
    expect(parseMarkdown('a.md', text, z.object({ title: z.string() }))).toEqual({
      fields: { title: 'A' },
      body: 'One\n\nTwo',
    });
  });
});

test('a value of a JSON file has the texts of one language, without those that are empty', () => {
  const value = {
    title: { zh: '年', en: 'Since {{year 0}}' },
    unit: { zh: '年', en: '' },
    list: [{ url: '/media/a.svg' }, { count: '{{yearsSince 2016}}' }],
  };
  expect(textsIn('a', value, 'en-US', placeholders)).toEqual({
    title: 'Since 2026',
    list: [{ url: '/media/a.svg' }, { count: '10' }],
  });
  expect(textsIn('a', { text: { markdown: 'pages/privacy' } }, 'en-US', placeholders).text).toContain(
    '<h3>What we collect</h3>',
  );
  expect(() => textsIn('a', { text: { markdown: 'pages/none' } }, 'en-US', placeholders)).toThrow(
    'src/demo/content/pages/none.en-US.md is missing',
  );
});

describe('placeholders', () => {
  test('are replaced by dates and phrases', () => {
    const text = '{{day -1}}, {{date 10}}, {{month 10}}, {{weekday 0}}, {{year 41}}, {{counter}}';
    expect(fillInFrom('a', text, { ...placeholders, phrases: { counter: 'Window 3' } })).toBe(
      '20 November, 1 December 2026, December 2026, Saturday, 2027, Window 3',
    );
    expect(fillInFrom('a', '{{date 10}}', { calendar: calendarOf('2026-11-21', 'zh-CN') })).toBe(
      '2026 年 12 月 1 日',
    );
  });

  test.each(['{{days 1}}', '{{day}}', '{{counter}}', '{{day one}}', '{{}}'])('%s is an error', (text) => {
    expect(() => fillInFrom('a', text, placeholders)).toThrow(
      `src/demo/content/a.json: the placeholder ${text} is unknown`,
    );
  });
});

describe('Markdown', () => {
  const html = createMarkdown((file, caption) => `<figure>${file}: ${caption}</figure>`);

  test('becomes one line of HTML for each block', () => {
    const text =
      'One & two\n\n### Three\n\n- four\n- **five**\n\n1. six\n2. [seven](/news)\n\n> eight\n>\n> nine\n';
    expect(html(text)).toBe(
      [
        '<p>One &amp; two</p>',
        '<h3>Three</h3>',
        '<ul><li>four</li><li><strong>five</strong></li></ul>',
        '<ol><li>six</li><li><a href="/news">seven</a></li></ol>',
        '<blockquote><p>eight</p><p>nine</p></blockquote>',
      ].join('\n'),
    );
  });

  test('a picture that is alone in its paragraph is a figure', () => {
    expect(html('![The hall](hall-empty.jpg)')).toBe('<figure>hall-empty.jpg: The hall</figure>');
  });

  test('an address in a sentence stays text', () => {
    expect(html('Write to a@b.example or see https://b.example.')).toBe(
      '<p>Write to a@b.example or see https://b.example.</p>',
    );
  });

  test('HTML stays as it is', () => {
    expect(html('<table><caption>A</caption></table>\n\n- <strong>深度。</strong>五')).toBe(
      '<table><caption>A</caption></table>\n<ul><li><strong>深度。</strong>五</li></ul>',
    );
  });

  test('a table has headers with a scope: of its columns, of its rows, or of both', () => {
    expect(html('| a | b |\n| --- | --- |\n| c | d |')).toBe(
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
    expect(html('| | |\n| --- | --- |\n| a | b |\n| c | d |')).toBe(
      '<table><tbody><tr><th scope="row">a</th><td>b</td></tr><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
    );
    expect(html('| a | b |\n| --- | --- |\n| **c** | d |')).toBe(
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
    );
  });
});
