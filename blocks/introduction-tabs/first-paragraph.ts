/** The first paragraph of sanitised HTML, all of it where it has none: a summary leaves the rest to the page it leads to. */
export const firstParagraph = (html: string | undefined): string | undefined =>
  /<p\b[^>]*>[\s\S]*?<\/p>/i.exec(html ?? '')?.[0] ?? html;
