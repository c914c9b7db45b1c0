import { Marked, type Tokens } from 'marked';

/** Renders a picture that is alone in its paragraph. `file` is the address in the Markdown, `caption` its text. */
export type RenderFigure = (file: string, caption: string) => string;

/**
 * A function that renders Markdown as the HTML that editors write: one line for each block, and no attributes but those of the contract.
 *
 * Tables: the header row gives the headers of the columns. Without any text in the header row, the first cell of each
 * row is the header of its row. If the first cell of every row is bold, it is a header too.
 */
export function createMarkdown(renderFigure: RenderFigure): (text: string) => string {
  const marked = new Marked({
    tokenizer: {
      // Addresses in the text stay text.
      url: () => undefined,
    },
    renderer: {
      paragraph({ tokens }) {
        const [first] = tokens;
        if (tokens.length === 1 && first?.type === 'image') return renderFigure(first.href, first.text);
        return `<p>${this.parser.parseInline(tokens)}</p>`;
      },
      heading({ depth, tokens }) {
        return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      blockquote({ tokens }) {
        return `<blockquote>${this.parser.parse(tokens)}</blockquote>`;
      },
      list({ ordered, items }) {
        const tag = ordered ? 'ol' : 'ul';
        return `<${tag}>${items.map((item) => this.listitem(item)).join('')}</${tag}>`;
      },
      listitem({ tokens }) {
        return `<li>${this.parser.parse(tokens)}</li>`;
      },
      table(token) {
        return renderTable(token, (cell) => this.parser.parseInline(cell.tokens));
      },
      html({ text: html }) {
        return html.trim();
      },
    },
  });
  return (text) =>
    marked
      .lexer(text)
      .filter(({ type }) => type !== 'space')
      .map((token) => marked.parser([token]).trim())
      .join('\n');
}

function renderTable({ header, rows }: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const hasHead = header.some(({ text }) => text !== '');
  const boldFirst = rows.every(([first]) => first?.tokens.length === 1 && first.tokens[0]?.type === 'strong');
  const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`);
  const body = rows.map((row) => {
    const cells = row.map((cell, index) => {
      if (index > 0 || (hasHead && !boldFirst)) return `<td>${inline(cell)}</td>`;
      const text = inline(cell).replace(/^<strong>(.*)<\/strong>$/, '$1');
      return `<th scope="row">${text}</th>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${hasHead ? `<thead><tr>${head.join('')}</tr></thead>` : ''}<tbody>${body.join('')}</tbody></table>`;
}
