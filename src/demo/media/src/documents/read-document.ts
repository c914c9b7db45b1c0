import { readFileSync } from 'node:fs';
import { Marked, type Token, type Tokens } from 'marked';
import * as z from 'zod';
import type { Language } from '#schemas/language.ts';
import { inFile, parseMarkdown } from '../../../content-file.ts';
import { drawing } from './drawings.ts';

/** One part of a document: its heading, and its text as HTML. */
export interface Section {
  title: string;
  html: string;
}

/** A document in one language. The two languages have the same facts, but not always the same sentences. */
export interface DocumentText {
  /** Below the title: what the document is for. */
  lead: string;
  /** Up to four figures that most readers look for. */
  facts: readonly { figure: string; label: string }[];
  sections: readonly Section[];
}

const frontMatter = z.strictObject({
  lead: z.string(),
  facts: z.array(z.strictObject({ figure: z.string(), label: z.string() })).max(4),
});

/**
 * Reads a document from `src/demo/content/documents`.
 *
 * @throws Error that names the file, if it does not have the format described in `src/demo/content/README.md`
 */
export function readDocument(name: string, language: Language): DocumentText {
  const path = `documents/${name}.${language}.md`;
  const text = readFileSync(new URL(`../../../content/${path}`, import.meta.url), 'utf8');
  const { fields, body } = parseMarkdown(path, text, frontMatter);
  return { ...fields, sections: inFile(path, () => sectionsOf(body)) };
}

/** A figure, so that a column of nothing else is aligned to the right. */
const figure = /^([\d.,–+%:×/ -]+|from [\d,]+|[\d,]+ 起)$/;

const marked = new Marked({
  // Addresses in the text stay text: the document is printed.
  tokenizer: { url: () => undefined },
  renderer: {
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
    /** A sentence that must not be missed. */
    blockquote({ tokens }) {
      return this.parser.parse(tokens).replace(/^<p>/, '<p class="note">');
    },
    list({ ordered, items }) {
      const tag = ordered ? 'ol' : 'ul';
      return `<${tag}>${items.map((item) => `<li>${this.parser.parse(item.tokens)}</li>`).join('')}</${tag}>`;
    },
    table(token) {
      const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
      return token.header.every(({ text }) => text === '') ? form(token, inline) : table(token, inline);
    },
    code({ lang, text }) {
      return drawing(lang, text);
    },
  },
});

/** Each heading of the second level begins a section. */
function sectionsOf(body: string): Section[] {
  const sections: { title: string; blocks: Token[] }[] = [];
  for (const token of marked.lexer(body)) {
    if (token.type === 'heading') sections.push({ title: token.text, blocks: [] });
    else if (token.type !== 'space') sections.at(-1)?.blocks.push(token);
  }
  return sections.map(({ title, blocks }) => ({
    title,
    html: blocks.map((block) => marked.parser([block])).join('\n'),
  }));
}

type Inline = (cell: Tokens.TableCell) => string;

/** A table. The first cell of each row is its heading; a column of figures is aligned to the right. */
function table({ header, rows }: Tokens.Table, inline: Inline): string {
  const kinds = header.map((_, column) =>
    rows.every((row) => figure.test(row[column]?.text ?? '')) ? ' class="figures"' : '',
  );
  const head = header.map((cell, column) => `<th scope="col"${kinds[column]}>${inline(cell)}</th>`);
  const body = rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0 && cell.text !== ''
        ? `<th scope="row"${kinds[0]}>${inline(cell)}</th>`
        : `<td${column === 0 ? '' : kinds[column]}>${inline(cell)}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Form lines: a table without headings, with the labels in its first column. */
function form({ rows }: Tokens.Table, inline: Inline): string {
  const lines = rows.map(([field]) => `<tr><th scope="row">${field ? inline(field) : ''}</th><td></td></tr>`);
  return `<table class="form"><tbody>${lines.join('')}</tbody></table>`;
}
