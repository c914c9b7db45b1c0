import { useRef } from 'react';
import { useResized } from '../scroll/use-resized.ts';

/** HTML of the CMS, sanitised on the server before it gets anywhere. A table that scrolls is reached by keyboard. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useResized(box, () => {
    for (const table of box.current?.querySelectorAll('table') ?? [])
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
  });
  return (
    <div
      ref={box}
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises the HTML.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
