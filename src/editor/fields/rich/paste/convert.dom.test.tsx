import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sanitise } from '#api/clean.ts';
import { reduceHtml } from '../extensions.ts';
import { createRichText } from '../rich-text.ts';
import { convertClipboard, isSimple } from './convert.ts';

interface Expected {
  /** In `tests/clipboards`: what the program puts on the clipboard. */
  name: string;
  source: string;
  html: readonly string[];
  /** What, how often, and which ones. */
  notes: readonly string[];
  /** Alternative text, address for the report, and the first characters of the data. */
  pictures?: readonly (readonly [alt: string, address: string, data: string])[];
}

const clipboards: readonly Expected[] = [
  {
    name: 'word-notice',
    source: 'word',
    html: [
      '<h2>管制时段与路段</h2>',
      '<p>进场、撤场期间货车走滨江大道，社会车辆绕行<strong>会展北路</strong>。<sup>1</sup></p>',
      '<table><thead><tr><th scope="col">日期</th><th scope="col">时段</th><th data-align="right" scope="col">限行（吨）</th></tr>',
      '</thead>',
      '<tbody><tr><td rowspan="2">11-24 布展</td><td>06:00 – 12:00</td><td data-align="right">3.5</td></tr>',
      '<tr><td>18:00 – 24:00</td><td data-align="right">5</td></tr>',
      '</tbody></table>',
      '<h3>绕行办法</h3>',
      '<ol><li>从内环来，在江湾立交下道，走会展北路。</li><li>从机场来，到 P3 停车楼。</li></ol>',
      '<p><a href="https://example.com/map">交通图</a>，路线说明</p>',
      '<p><small><sup>1</sup> 以交警现场指挥为准。</small></p>',
    ],
    notes: [
      'kept headings 2',
      'kept lists 1',
      'kept tables 1',
      'kept mergedCells 1',
      'kept links 1',
      'kept footnotes 1',
      'changed lowered 2',
      'changed fonts 1',
      'changed blank 2',
      'changed headRow 1',
      'lost fileLinks 1: 路线说明',
    ],
  },
  {
    name: 'word-services',
    source: 'word',
    html: [
      '<h2>Services for exhibitors</h2>',
      '<ul><li>Power<ul><li>Single phase, <em>16 A</em></li><li>Three phases, 32 A</li></ul></li><li>Water, up to 10 m<sup>3</sup> an hour</li></ul>',
      '<h4>2.1 How to order</h4>',
      '<ol><li>Write to <a href="mailto:services@venue.example">services@venue.example</a>.</li><li>Pay within three days.</li></ol>',
      '<p>A break.</p>',
      '<ol start="3"><li>Third step</li></ol>',
      '<table><caption>Table 1. Prices</caption>',
      '<thead><tr><th scope="col">Service</th><th data-align="center" scope="col">CNY</th></tr>',
      '</thead>',
      '<tbody><tr><td><p>16 A</p>',
      '<p>from the floor</p>',
      '</td><td data-align="center">680</td></tr>',
      '</tbody></table>',
    ],
    notes: [
      'kept headings 2',
      'kept lists 3',
      'kept tables 1',
      'kept links 1',
      'changed lowered 2',
      'changed fonts 1',
      'changed numbering 2: (a) | (b)',
    ],
  },
  {
    name: 'word-pictures',
    source: 'word',
    html: [
      '<p>The north hall<img src="paste:0" alt="Hall 1 in the evening"></p>',
      '<p><img src="paste:1" alt=""></p>',
    ],
    notes: ['kept pictures 2'],
    pictures: [
      [
        'Hall 1 in the evening',
        'clip_image002.png',
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAA',
      ],
      ['', 'clip_image003.jpg', 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2Q=='],
    ],
  },
  {
    name: 'word-reviewed',
    source: 'word',
    html: [
      '<p>The doors open at ten.</p>',
      '<p>Bring your badge &amp; a pen</p>',
      '<p><u>Underlined</u>, <s>struck</s>, <strong>bold by style</strong> and red.</p>',
    ],
    notes: [
      'changed fonts 1',
      'changed textBoxes 1: Bring your badge & a pen',
      'lost comments 1',
      'lost deletions 1',
    ],
  },
  {
    name: 'wps-document',
    source: 'wps',
    html: [
      '<h2>参展须知</h2>',
      '<ol><li>布展证件<ol><li>施工证</li><li>车证</li></ol></li><li>押金</li></ol>',
      '<p><img src="paste:0" alt="">展位图</p>',
    ],
    notes: [
      'kept headings 1',
      'kept lists 1',
      'changed fonts 1',
      'changed blank 1',
      'changed numbering 2: 一、 | 二、',
      'lost filePictures 1: wps1.png',
    ],
    pictures: [['', 'wps1.png', '']],
  },
  {
    name: 'wps-sheet',
    source: 'wps',
    html: [
      '<table><caption>2027 年展览服务价目（元，含税）</caption>',
      '<thead><tr><th data-align="center" scope="col">项目</th><th data-align="center" scope="col">单位</th><th data-align="center" scope="col">提前 15 天</th></tr>',
      '</thead>',
      '<tbody><tr><td>给排水</td><td data-align="center">处</td><td data-align="right">1,280</td></tr>',
      '<tr><td>压缩空气</td><td data-align="center">处</td><td data-align="right">1,450</td></tr>',
      '</tbody></table>',
    ],
    notes: ['kept tables 1', 'changed headRow 1', 'changed tableTitle 1: 2027 年展览服务价目（元，含税）'],
  },
  {
    name: 'excel-range',
    source: 'excel',
    html: [
      '<table><thead><tr><th rowspan="2" data-align="center" scope="col">Item</th><th rowspan="2" data-align="center" scope="col">Unit</th><th colspan="2" data-align="center" scope="colgroup">Price</th></tr>',
      '<tr><th data-align="center" scope="col">Early</th><th data-align="center" scope="col">On site</th></tr>',
      '</thead>',
      '<tbody><tr><td>Power, 16 A</td><td data-align="center">each</td><td data-align="right">680</td><td data-align="right">880</td></tr>',
      '<tr><td>Compressed air &amp; hose</td><td data-align="center">each</td><td data-align="right">1,450</td><td></td></tr>',
      '</tbody></table>',
    ],
    notes: ['kept tables 1', 'kept mergedCells 3', 'changed headRow 1'],
  },
  {
    name: 'feishu-document',
    source: 'feishu',
    html: [
      '<h2>活动安排</h2>',
      '<p>请各部门于 <strong>11 月 20 日</strong>前提交。<em>逾期</em>不候，见<a href="https://example.com/form">报名表</a></p>',
      '<h3>分工</h3>',
      '<ol><li>招展</li><li>宣传<ul><li>公众号</li></ul></li></ol>',
      '<table><thead><tr><th scope="col">时间</th><th scope="col">地点</th></tr>',
      '</thead>',
      '<tbody><tr><td rowspan="2">上午</td><td>1 号馆</td></tr>',
      '<tr><td>多功能厅</td></tr>',
      '</tbody></table>',
      '<p><img src="paste:0" alt="海报"></p>',
      '<blockquote><p>以现场为准</p>',
      '</blockquote>',
    ],
    notes: [
      'kept headings 2',
      'kept lists 1',
      'kept tables 1',
      'kept mergedCells 1',
      'kept links 1',
      'changed lowered 2',
      'changed headRow 1',
      'lost foreignPictures 1: internal-api-drive-stream.feishu.cn/space/api/box/stream/download/v2/cover/boxcn9/',
    ],
    pictures: [
      ['海报', 'internal-api-drive-stream.feishu.cn/space/api/box/stream/download/v2/cover/boxcn9/', ''],
    ],
  },
  {
    name: 'google-document',
    source: 'google',
    html: [
      '<h2>Travel</h2>',
      '<p>Take <strong><em>line 3</em></strong> to the river.<sup>1</sup></p>',
      '<ul><li>By bus<ul><li>Number 8</li></ul></li><li>On foot</li></ul>',
      '<p><a href="https://example.com/plan">The plan</a></p>',
      '<p><img src="paste:0" alt=""></p>',
    ],
    notes: [
      'kept headings 1',
      'kept lists 1',
      'kept links 1',
      'kept footnotes 1',
      'changed lowered 1',
      'changed fonts 1',
      'lost foreignPictures 1: lh7-us.googleusercontent.com/docsz/AD_4nXe',
    ],
    pictures: [['', 'lh7-us.googleusercontent.com/docsz/AD_4nXe', '']],
  },
  {
    name: 'libreoffice-document',
    source: 'libreoffice',
    html: [
      '<h2>Loading</h2>',
      '<p>Gate <strong>4</strong> is open<sup>1</sup> at night.</p>',
      '<ol><li>Weigh</li><li>Unload<ul><li>Hall 2</li></ul></li></ol>',
      '<p><img src="paste:0" alt="Gate 4"></p>',
      '<table><tbody><tr><td>7</td><td data-align="right">8</td></tr>',
      '<tr><td>9</td><td></td></tr>',
      '</tbody></table>',
      '<p><small><sup>1</sup> Ring twice.</small></p>',
    ],
    notes: [
      'kept headings 1',
      'kept lists 1',
      'kept tables 1',
      'kept pictures 1',
      'kept footnotes 1',
      'changed fonts 1',
    ],
    pictures: [['Gate 4', '', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAA']],
  },
  {
    name: 'wechat-article',
    source: 'web',
    html: [
      '<p><strong>秋季展开幕</strong></p>',
      '<p>10 月 18 日，秋季展在 1 号馆开幕。</p>',
      '<p>观众请从南门入场。</p>',
      '<p><img src="paste:0" alt=""></p>',
    ],
    notes: [
      'changed fonts 1',
      'changed blank 2',
      'lost foreignPictures 1: mmbiz.qpic.cn/sz_mmbiz_jpg/abc/640',
      'lost embedded 1: mpvideo.qpic.cn/0bc3.mp4',
    ],
    pictures: [['', 'mmbiz.qpic.cn/sz_mmbiz_jpg/abc/640', '']],
  },
  {
    name: 'web-page',
    source: 'web',
    html: [
      '<p><a href="/">Home</a></p>',
      '<h3>Getting <em>here</em></h3>',
      '<p>By rail, then<br>by tram.</p>',
      '<p>Loose text with a script.</p>',
      '<p><img src="paste:0" alt="A tram on the bridge"></p>',
      '<p>Photo: the city</p>',
      '<p><img src="/media/u/abc.jpg" alt="Hall 3"><a href="/news/newsInfo">News</a> and to the top</p>',
      '<p>Fare</p>',
      '<p>2 CNY</p>',
      '<pre>line 1\n  line 2</pre>',
    ],
    notes: [
      'kept headings 1',
      'kept pictures 1',
      'kept links 2',
      'changed fonts 1',
      'changed layout 1',
      'lost foreignPictures 1: www.example.org/photos/tram.jpg',
    ],
    pictures: [['A tram on the bridge', 'www.example.org/photos/tram.jpg', '']],
  },
];

const read = (file: string) => readFileSync(`tests/clipboards/${file}`, 'utf8');

const convert = (name: string) =>
  convertClipboard({
    html: read(`${name}.html`),
    rtf: name === 'word-pictures' ? read(`${name}.rtf`) : undefined,
    origin: 'https://venue.example',
  });

describe('the clipboard of a program', () => {
  it.each(clipboards)('[PUB-01] becomes clean HTML with a report: $name', (expected) => {
    const { source, html, pictures, notes } = convert(expected.name);
    expect(source).toBe(expected.source);
    expect(html).toBe(expected.html.join(''));
    expect(
      notes.map(({ kind, what, count, details }) =>
        [`${kind} ${what} ${count}`, ...(details.length > 0 ? [details.join(' | ')] : [])].join(': '),
      ),
    ).toEqual(expected.notes);
    expect(pictures.map(({ alt, address, data = '' }) => [alt, address, data.slice(0, 60)])).toEqual(
      expected.pictures ?? [],
    );
  });

  it.each(clipboards)('[SEC-01] loses nothing more in the editor and the sanitiser: $name', ({ name }) => {
    const html = convert(name).html.replaceAll(/paste:\d/g, '/media/a.png');
    const text = createRichText({ html, attributes: {}, onChange: () => {} });
    const plain = (written: string) => written.replaceAll(/<[^<>]*>|\s/g, '');
    const tags = (written: string) =>
      [...written.matchAll(/<(h\d|li|td|th|img|a|sup|caption|strong)\b/g)].map(String);
    for (const written of [reduceHtml(html), text.read(), sanitise(text.read())]) {
      expect(plain(written)).toBe(plain(html));
      expect(tags(written)).toEqual(tags(html));
    }
    text.editor.destroy();
  });

  it('is inserted without a report if nothing is lost and it is only text, formats, links and lists', () => {
    const from = (html: string) => convertClipboard({ html, origin: '' });
    const plain = from(
      '<p style="color:red">a <b>b</b> <a href="https://example.com/">c</a></p><ul><li>d</li></ul>',
    );
    expect([plain.html, isSimple(plain, false)]).toEqual([
      '<p>a <strong>b</strong> <a href="https://example.com/">c</a></p><ul><li>d</li></ul>',
      true,
    ]);
    const cells = convertClipboard({
      html: '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      ...{ origin: '', isInTable: true },
    });
    expect([isSimple(cells, false), isSimple(cells, true), cells.html.includes('<th')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isSimple(from('<p>a<video src="https://example.com/f"></video></p>'), true)).toBe(false);
    expect(isSimple(from('<p><img src="https://example.com/a.png"></p>'), true)).toBe(false);
  });

  it('has no pictures of RTF if their number differs from that of the HTML', () => {
    const html = read('word-pictures.html').replace('clip_image003.jpg', 'clip_image003.jpg" src2="');
    const one = `${read('word-pictures.rtf').split('\\jpegblip')[0]}}}`;
    const { pictures, notes } = convertClipboard({ html, rtf: one, origin: '' });
    expect(pictures.map(({ data }) => data)).toEqual([undefined, undefined]);
    expect(notes).toEqual([
      {
        kind: 'lost',
        what: 'filePictures',
        count: 2,
        details: ['Hall 1 in the evening', 'clip_image003.jpg'],
      },
    ]);
  });
});
