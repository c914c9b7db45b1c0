import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { sanitise } from '#api/clean.ts';
import { reduceHtml } from './extensions.ts';
import { createRichText, type RichText } from './rich-text.ts';

const open: RichText[] = [];
afterEach(() => {
  for (const text of open.splice(0)) text.editor.destroy();
});

function edit(html: string) {
  const given: string[] = [];
  const text = createRichText({ html, attributes: {}, onChange: (next) => given.push(next) });
  open.push(text);
  return { text, given };
}

/** HTML that the sanitiser and the editor preserve, as the editor serialises it. */
const everything = [
  '<h2>馆</h2><h3 lang="en">Hall</h3>',
  '<p>a <strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code> H<sub>2</sub>O</p>',
  '<p><a href="/news">in</a> <a target="_blank" href="https://example.com/" title="t">out</a><br>next</p>',
  '<p><small>x</small><sup>2</sup><ins>n</ins><del>o</del><abbr>VR</abbr></p>',
  '<ul><li><p>one</p></li></ul><ol start="3"><li><p>three</p></li></ol><blockquote><p>q</p></blockquote><hr>',
  '<pre><code>x</code></pre>',
  '<p><img src="/media/a.jpg" alt="A"></p>',
  '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
  '<table><caption>价目</caption><thead><tr><th scope="col">项目</th><th colspan="2" scope="colgroup">价格</th></tr></thead><tbody><tr><th rowspan="2" scope="rowgroup">电力</th><td data-align="right">680</td><td data-align="center">处</td></tr><tr><td><p>a</p><ul><li><p>b</p></li></ul></td><td></td></tr></tbody></table>',
  '<dl><dt>t</dt><dd>d</dd></dl>',
  '<p><ruby>馆<rt>guǎn</rt></ruby></p>',
];

describe('rich text', () => {
  it('does not change a text on opening, and restores the same bytes when a change is undone', () => {
    const html = '<p>One</p>\n<P class=x>two<b>three</b>';
    const { text, given } = edit(html);
    text.editor.commands.focus();
    text.editor.commands.setTextSelection(2);
    expect(given).toEqual([]);
    text.editor.commands.insertContent('x');
    expect(given).toHaveLength(1);
    expect(given[0]).toContain('<strong>three</strong>');
    text.editor.commands.undo();
    expect(given[1]).toBe(html);
  });

  it.each(everything)('preserves %s', (html) => {
    const { text } = edit(`${html}<p>end</p>`);
    expect(text.read()).toBe(`${html}<p>end</p>`);
  });

  it('[SEC-01] writes only HTML that the sanitiser allows', () => {
    const { text } = edit(everything.join(''));
    expect(reduceHtml(text.read())).toBe(text.read());
    // The sanitiser only adds attributes.
    expect(sanitise(text.read()).replaceAll(/ (?:rel|loading|data-label|role)="[^"]*"/g, '')).toContain(
      '<ins>n</ins><del>o</del>',
    );
  });

  it('[SEC-01] reduces pasted HTML to the allowed elements', () => {
    const pasted =
      '<div onclick="x()"><script>x()</script><p style="color:red" class="y">a<font color="red">b</font></p>' +
      '<a href="java\tscript:x()">c</a><style>p{}</style><img src="x" onerror="x()"></div>';
    expect(reduceHtml(pasted)).toBe('<div><p>ab</p><a>c</a><img src="x"></div>');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(reduceHtml(reduceHtml(text))).toBe(reduceHtml(text));
      }),
    );
  });

  it('reads tables of other editors: caption, header rows, and rows of a foot', () => {
    const { text, given } = edit(
      '<TABLE border=1 style="width:9px"><caption><b>Prices</b></caption><colgroup><col><col></colgroup><thead><tr><th>Item<th>CNY</thead>' +
        '<tbody><tr><td>Power<td>680</tbody><tfoot><tr><td>All<td>680</tfoot></TABLE><p>end</p>',
    );
    text.editor.commands.insertContentAt(text.editor.state.doc.content.size - 1, '!');
    expect(given).toEqual([
      '<table><caption>Prices</caption><thead><tr><th scope="col">Item</th><th scope="col">CNY</th></tr></thead>' +
        '<tbody><tr><td>Power</td><td>680</td></tr><tr><td>All</td><td>680</td></tr></tbody></table><p>end!</p>',
    ]);
  });

  it('makes a table, merges cells, aligns them and writes a caption', () => {
    const { text, given } = edit('<p></p>');
    const { editor } = text;
    editor.chain().insertTable({ rows: 2, cols: 2, withHeaderRow: true }).run();
    editor.commands.insertContent('Item');
    editor.chain().goToNextCell().insertContent('CNY').run();
    editor.chain().goToNextCell().toggleHeaderColumn().run();
    const cells: number[] = [];
    editor.state.doc.descendants((node, at) => {
      if (node.type.name.startsWith('table') && node.type.name !== 'tableRow' && node.type.name !== 'table')
        cells.push(at);
    });
    editor.commands.setCellSelection({ anchorCell: cells[2] ?? 0, headCell: cells[3] ?? 0 });
    editor.commands.mergeCells();
    editor.commands.setCellAttribute('align', 'right');
    editor.commands.updateAttributes('table', { caption: 'Prices' });
    expect(given.at(-1)).toBe(
      '<table><caption>Prices</caption><thead><tr><th scope="col">Item</th><th scope="col">CNY</th></tr></thead>' +
        '<tbody><tr><th colspan="2" data-align="right" scope="row"></th></tr></tbody></table>',
    );
    editor.commands.splitCell();
    expect(given.at(-1)).toContain(
      '<th data-align="right" scope="row"></th><th data-align="right" scope="row"></th>',
    );
  });

  it('shows a text that changed outside the editor, and uses it as the new original', () => {
    const { text, given } = edit('<p>a</p>');
    text.show('<P>b</P>');
    expect(text.editor.getText()).toBe('b');
    expect(given).toEqual([]);
    text.editor.commands.insertContentAt(1, 'x');
    text.editor.commands.undo();
    expect(given.at(-1)).toBe('<P>b</P>');
  });
});
