import { defineBlock, type Query, staticData } from '#blocks/define.ts';
import { headingsFrom } from '#blocks/headings.ts';
import { isBlank, isBlankHtml } from '#blocks/is-blank.ts';
import { richTextProps } from './schema.ts';

/** Data of the view. The HTML is already sanitised. */
export interface RichText {
  title?: string | undefined;
  html?: string | undefined;
}

/** Title and rich text on the page's background: headings, lists, quotes, tables, pictures. */
export default defineBlock({
  type: 'rich-text',
  version: 1,
  isStatic: true,
  schema: richTextProps,
  palette: {
    group: 'layout',
    name: { zh: '正文', en: 'Text' },
    help: { zh: '带格式的文字', en: 'A text with headings, lists and links' },
    sketch: 'text',
  },
  example: {
    title: { zh: '交通指引', en: 'Getting here' },
    html: {
      zh: '<p>轨道交通直达<strong>中央大厅下方</strong>。</p><ul><li>8 号线，3 号口</li></ul>',
      en: '<p>The metro stops <strong>below the concourse</strong>.</p><ul><li>Line 8, exit 3</li></ul>',
    },
  },
  isEmpty,
  queries: (props): { text: Query<RichText> } => ({
    text: staticData(isEmpty(props) ? undefined : textOf(props)),
  }),
  texts: (_props, { text }) =>
    text.state === 'ready'
      ? { prose: [{ html: text.value.html }], items: [{ title: text.value.title }] }
      : {},
});

function isEmpty({ title, html }: RichText): boolean {
  return isBlank(title) && isBlankHtml(html);
}

const textOf = ({ title, html }: RichText): RichText => ({
  title,
  html: headingsFrom(title ? 3 : 2, html),
});
