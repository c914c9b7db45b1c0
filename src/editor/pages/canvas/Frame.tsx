import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface FrameProps {
  title: string;
  children: ReactNode;
  /** Receives the frame's scrolling element after mount and `undefined` after unmount. */
  onReady?: (frame: HTMLElement | undefined) => void;
}

/** An iframe with the styles of this document, so that media queries apply to its own width. */
export function Frame({ title, children, onReady }: FrameProps) {
  const [frame, setFrame] = useState<Document>();
  const take = useCallback((node: HTMLIFrameElement | null) => {
    if (!node) return;
    const ready = () => setFrame(node.contentDocument ?? undefined);
    if (node.contentDocument?.readyState === 'complete' && node.contentDocument.URL === 'about:srcdoc')
      ready();
    node.addEventListener('load', ready);
    return () => node.removeEventListener('load', ready);
  }, []);
  useEffect(() => (frame ? mirrorStyles(document, frame) : undefined), [frame]);
  useEffect(() => {
    onReady?.(frame?.documentElement);
    return () => onReady?.(undefined);
  }, [frame, onReady]);
  return (
    <iframe
      ref={take}
      title={title}
      srcDoc="<!doctype html><html><body></body></html>"
      className="block size-full"
    >
      {frame && createPortal(children, frame.body)}
    </iframe>
  );
}

/**
 * Copies style sheets, including those added later.
 * @returns Stops the copying.
 */
function mirrorStyles(from: Document, to: Document): () => void {
  const copies = new Map<Node, Node>();
  const copy = () => {
    const sheets = from.head.querySelectorAll('style, link[rel="stylesheet"]');
    for (const sheet of sheets)
      if (!copies.has(sheet)) copies.set(sheet, to.head.appendChild(sheet.cloneNode(true)));
  };
  to.documentElement.lang = from.documentElement.lang;
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(from.head, { childList: true });
  return () => observer.disconnect();
}
