/** First paragraph of sanitised HTML, or all of it if it has no paragraphs. The linked page has the rest. */
export const firstParagraph = (html: string | undefined): string | undefined =>
  /<p\b[^>]*>[\s\S]*?<\/p>/i.exec(html ?? '')?.[0] ?? html;
