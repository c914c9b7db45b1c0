import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { calls } from '#schemas/calls.ts';
import { label } from '#schemas/label.ts';
import { html } from '#schemas/lenient-fields.ts';
import { clean, sanitise } from './clean.ts';

describe('[SEC-01] sanitise', () => {
  it.each([
    ['<script>alert(1)</script>hi', 'hi'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<iframe src="https://x.example"></iframe>b', 'b'],
    ['<img src="x" onerror="x()">', '<img loading="lazy" alt="" src="x" />'],
    ['<svg><script>x</script></svg>c', 'c'],
    ['<style>p{}</style>d', 'd'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    // Characters that reverse the text after them, written as references.
    ['<p title="&#8238;b">a&#x202e;&#7;b\u202e</p>', '<p>ab</p>'],
    ['<a href="java&#x202e;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\u202escript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java&#x7f;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="/a&#x2066;b">a</a>', '<a href="/ab">a</a>'],
    ['<img src="java&#x2066;script:alert(1)">', '<img loading="lazy" alt="" />'],
    ['<video poster="java&#x202e;script:alert(1)"></video>', '<video controls></video>'],
    [
      '<video><source src="java&#x2069;script:alert(1)" type="video/mp4"></video>',
      '<video controls><source type="video/mp4"></source></video>',
    ],
    ['<a href="/x" target="_blank">a</a>', '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>'],
  ])('%s', (dirty, expected) => {
    expect(sanitise(dirty)).toBe(expected);
  });

  it('is idempotent', () => {
    const once = sanitise('<h1>a</h1><img src=x><video src=v></video><p>1 < 2</p>');
    expect(sanitise(once)).toBe(once);
  });

  it('keeps elements nested 500 levels deep, and only the text of a deeper text', () => {
    const nested = (levels: number) => `${'<b>'.repeat(levels)}x${'</b>'.repeat(levels)}`;
    expect(sanitise(nested(500))).toBe(nested(500));
    expect(sanitise(`${nested(501)}<script>harm()</script>`).trim()).toMatch(/^x\s+harm\(\)$/);
  });
});

describe('clean', () => {
  it('[SEC-01] empties addresses of blocks that run code or embed a page, and no other text', () => {
    const schema = z.object({
      title: label(z.string(), { zh: '', en: '' }),
      href: label(z.string().min(1).optional(), { zh: '', en: '', widget: 'link' }),
      pictures: label(z.array(z.string()), { zh: '', en: '', widget: 'picture' }),
      items: z.array(z.object({ img: label(z.string().min(1), { zh: '', en: '', widget: 'picture' }) })),
    });
    const harm = 'javascript:harm()';
    const [page, dot] = ['data:text/html,x', 'data:image/png;base64,AAAA'];
    expect(
      clean(schema, {
        title: harm,
        href: ' Java\tscript:harm()',
        pictures: [harm, page, dot],
        items: [{ img: harm }],
      }),
    ).toEqual({ title: harm, href: '', pictures: ['', '', dot], items: [{ img: '' }] });
    expect(clean(schema, { title: page, href: dot, pictures: ['/a.jpg'], items: [] })).toEqual({
      title: page,
      href: '',
      pictures: ['/a.jpg'],
      items: [],
    });
  });

  it('sanitises the fields marked as HTML, also in lists and optional parts, and no others', () => {
    const detail = calls.newsDetail.response.parse({
      current: { id: 1, title: 'A <b> title', content: '<p onclick=x>a</p>' },
      next: { id: 2, title: 'b', content: '<script>x</script>ok' },
    });
    expect(clean(calls.newsDetail.response, detail)).toMatchObject({
      current: { title: 'A <b> title', content: '<p>a</p>' },
      next: { content: 'ok' },
    });
  });

  it('leaves out an optional text of which nothing is left, and empties a required one', () => {
    const required = z.string().meta({ contentMediaType: 'text/html' });
    const schema = z.object({ content: html(), required, list: z.array(z.object({ text: html() })) });
    const harm = '<script>steal()</script>';
    expect(clean(schema, { content: harm, required: harm, list: [{ text: harm }] })).toEqual({
      required: '',
      list: [{}],
    });
  });

  it('resolves addresses of pictures and files against the origin of the answer', () => {
    const introduction = calls.introduction.response.parse({
      title: 't',
      backgroundImg: '/a.jpg',
      basicInfo: '<img src="b.jpg">',
      carouselImgVoList: [{ img: 'https://cdn.example/c.jpg' }],
    });
    expect(clean(calls.introduction.response, introduction, { base: 'https://cms.example' })).toMatchObject({
      backgroundImg: 'https://cms.example/a.jpg',
      basicInfo: '<img loading="lazy" alt="" src="https://cms.example/b.jpg" />',
      carouselImgVoList: [{ img: 'https://cdn.example/c.jpg' }],
    });
  });

  it('leaves unmarked values unchanged', () => {
    expect(clean(z.object({ a: z.string() }), { a: '<b>' })).toEqual({ a: '<b>' });
  });
});
