/**
 * Resolves the conditional comments of Office. Browsers show the alternative of `<![if !vml]>`, such as the picture of a
 * drawing; drawings themselves (VML) are in `<!--[if gte vml 1]>`. The text of a text box is only there.
 *
 * @returns HTML without conditions; an empty `span` with `data-box` for the text of each text box
 */
export function cutConditions(html: string): string {
  let rest = html;
  let written = '';
  for (;;) {
    const start = rest.indexOf('<!--[if');
    const end = start === -1 ? -1 : rest.indexOf('<![endif]-->', start);
    if (end === -1) break;
    const text = textOfBoxes(rest.slice(start, end));
    written += rest.slice(0, start) + text;
    rest = rest.slice(end + '<![endif]-->'.length);
    // The picture of a text box.
    if (text && rest.trimStart().startsWith('<![if !vml]>')) rest = after(rest, '<![endif]>');
  }
  return (
    (written + rest)
      .replace(/<!\[(?:if[^\]<]*|endif)\]>/g, '')
      // Elements of Office, such as `<o:p>`: their content remains.
      .replace(/<\/?[a-z]\w{0,9}:[a-z][^<>]*>/gi, '')
  );
}

const after = (text: string, end: string): string => {
  const at = text.indexOf(end);
  return at === -1 ? text : text.slice(at + end.length);
};

function textOfBoxes(comment: string): string {
  const at = comment.indexOf('<v:textbox');
  if (at === -1) return '';
  const content = comment.slice(at, comment.lastIndexOf('</v:textbox>'));
  const { body } = new DOMParser().parseFromString(content.slice(content.indexOf('>') + 1), 'text/html');
  const paragraphs = [...body.querySelectorAll('p')].map(({ textContent }) => textContent);
  const text = (paragraphs.length > 0 ? paragraphs.join(' ') : body.textContent).replace(/\s+/g, ' ').trim();
  return `<span data-box="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></span>`;
}
