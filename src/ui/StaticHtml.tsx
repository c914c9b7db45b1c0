import { createElement, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { isPlainClick, kindOf } from './link/href.ts';
import { defaultCover } from './picture/picture-sources.ts';
import { useOpenLink } from './router.tsx';
import { useFocusableTables } from './text/Html.tsx';

interface StaticHtmlProps {
  as?: 'div' | 'footer';
  id: string;
  className?: string;
  'data-block'?: string;
}

/**
 * An element of the server's HTML whose content does not run in the browser: the HTML stays, its links open pages
 * through the router, its tables are focusable while they scroll, and its broken pictures become the default cover (rule
 * IMG-01). Its attributes must be those of the server.
 */
export function StaticHtml({ as = 'div', id, ...attributes }: StaticHtmlProps) {
  const slot = useRef<HTMLElement>(null);
  // Read from the document, so that the HTML survives if React has to render the page again instead of hydrating it.
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  const onClick = useClickedLink();
  useFocusableTables(slot);
  useLayoutEffect(() => (slot.current ? watchPictures(slot.current) : undefined), []);
  return createElement(as, { ref: slot, id, ...attributes, onClick, dangerouslySetInnerHTML: html });
}

/** Does for links in HTML what `Link` does. Links in texts of the CMS load documents, as in all blocks. */
function useClickedLink() {
  const openLink = useOpenLink();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!link || link.target || link.closest('.rich-text') || kindOf(href) !== 'route') return;
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openLink(href);
  };
}

/**
 * Replaces the broken pictures in HTML that React does not manage by the default cover, as `Picture` does (rule IMG-01).
 * @param root an element with pictures, some of which may have failed already
 * @returns stops watching
 */
function watchPictures(root: Element): () => void {
  const fail = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target);
  };
  // Errors of pictures do not bubble.
  root.addEventListener('error', fail, true);
  // A drawing without intrinsic size also has width 0, so only a picture that cannot be decoded counts.
  for (const image of root.querySelectorAll<HTMLImageElement>('picture > img'))
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
  return () => root.removeEventListener('error', fail, true);
}

function replace(image: HTMLImageElement): void {
  const picture = image.parentElement;
  if (!(picture instanceof HTMLPictureElement) || image.getAttribute('src') === defaultCover) return;
  for (const source of picture.querySelectorAll('source')) source.remove();
  picture.style.backgroundColor = '';
  for (const name of ['width', 'height']) image.removeAttribute(name);
  image.style.objectPosition = '';
  image.src = defaultCover;
}
