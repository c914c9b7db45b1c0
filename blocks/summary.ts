/** Characters of a summary, a Chinese one counting for two: four lines at the width of a text. */
export const summaryRoom = 260;

export interface Summary {
  /** Plain text, cut at the end of a sentence or of a word where it is longer than the room there is. */
  text: string;
  /** It is all that was said: no text was left out, and no list, table, picture or link. */
  whole: boolean;
}

/** Sanitised HTML in a few lines of plain text, for where there is room for no more; undefined where it holds no text. */
export function summaryOf(html: string | undefined): Summary | undefined {
  const text = plainText(html ?? '');
  if (!text) return undefined;
  const short = cut(text);
  return { text: short, whole: short === text && !hasStructure.test(html ?? '') };
}

/** Any element that is more than running text. */
const hasStructure = /<(?!\/?(?:p|br|span|div)\b)/i;

/** Line breaks, and the edges of elements that begin a line of their own. */
const lineEnd = /<br\b[^>]*>|<\/?(?:p|div|ul|ol|li|h[1-6]|tr|td|th|dl|dt|dd|caption|blockquote)\b[^>]*>/gi;

/** Sanitised HTML as plain text, a line for each block and line break; empty lines are left out. */
export const htmlLines = (html: string): string[] =>
  html
    .replace(/\s+/g, ' ')
    .replace(lineEnd, '\n')
    .replace(/<[^>]*>/g, '')
    // The sanitiser writes no other entities.
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .flatMap((line) => line.replace(/\s+/g, ' ').trim() || []);

const plainText = (html: string): string => htmlLines(html).join(' ');

function cut(text: string): string {
  let room = summaryRoom;
  let end = 0;
  for (const character of text) {
    room -= /\p{Script=Han}|[，。、；：！？]/u.test(character) ? 2 : 1;
    if (room < 0) break;
    end += character.length;
  }
  if (end === text.length) return text;
  const part = text.slice(0, end);
  const sentence = /^[\s\S]{40,}[。！？.!?](?=\s|[^\s\d])/u.exec(part)?.[0];
  return sentence ?? `${part.replace(/\s+\S{0,30}$/u, '')}…`;
}
