import { type RefObject, useRef } from 'react';
import { useResized } from '../scroll/use-resized.ts';

interface HtmlProps {
  html: string;
  className?: string;
}

/** HTML of the CMS, sanitised on the server before it gets anywhere. A table that scrolls is reached by keyboard. */
export const Html = ({ html, className = '' }: HtmlProps) =>
  hasTable(html) ? (
    <HtmlWithTables html={html} className={className} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises the HTML.
    <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );

const hasTable = (html: string): boolean => html.includes('<table');

function HtmlWithTables({ html, className }: HtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusableTables(box);
  return (
    <div
      ref={box}
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises the HTML.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Makes the tables inside an element focusable while they scroll. */
export function useFocusableTables(box: RefObject<HTMLElement | null>): void {
  useResized(box, () => {
    for (const table of box.current?.querySelectorAll('table') ?? [])
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
  });
}
