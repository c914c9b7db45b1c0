/**
 * Reference for a page that is rendered: the least that React can do for it. Builds the elements of the same DOM for
 * each request and renders them to a string. Settings: PORT, HTML_FILE (the page).
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const { PORT, HTML_FILE = '' } = process.env;
const document = parseDocument(readFileSync(HTML_FILE, 'utf8'), { lowerCaseAttributeNames: false });

/** One React element for each element of the DOM. */
function elementOf(node) {
  if (node.type === 'text') return node.data;
  if (!('attribs' in node)) return null;
  const { style, ...attributes } = node.attribs;
  const props = { ...attributes, ...(style ? { style: styleOf(style) } : {}) };
  if (node.name === 'script' || node.name === 'style') {
    const __html = node.children.map(({ data }) => data).join('');
    return createElement(node.name, { ...props, dangerouslySetInnerHTML: { __html } });
  }
  return createElement(node.name, props, ...node.children.map(elementOf));
}

const styleOf = (text) =>
  Object.fromEntries(
    text
      .split(';')
      .map((rule) => rule.split(':'))
      .filter((parts) => parts.length === 2)
      .map(([name, value]) => [
        name.trim().startsWith('--') ? name.trim() : camelCase(name.trim()),
        value.trim(),
      ]),
  );

const camelCase = (name) => name.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());

const root = document.children.find(({ name }) => name === 'html');
/** The function that the site uses, with its settings: `renderToString` is a little cheaper. */
const server = createServer((_request, response) => {
  const { pipe } = renderToPipeableStream(elementOf(root), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      pipe(response);
    },
  });
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${PORT}`));
process.once('SIGTERM', () => process.exit(0));
