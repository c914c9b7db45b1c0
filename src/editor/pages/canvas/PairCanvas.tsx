import { memo, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { outdatedLanguagesInPage } from '../model/edited-marks.ts';
import { usePage } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { pane, usePageKeys } from '../use-page-keys.ts';
import { CanvasPage } from './CanvasPage.tsx';
import { CanvasBar, CanvasProvider, Paper } from './CanvasProvider.tsx';
import { canvasWidths, ownWidth } from './canvas-geometry.ts';
import { PairBlocks } from './PairBlocks.tsx';
import { useScrollTogether } from './use-scroll-together.ts';

/** Both languages side by side, with synchronised scrolling. */
export const PairCanvas = memo(function PairCanvas() {
  const t = useTranslate(pageTexts);
  const [frames, setFrames] = useState<Partial<Record<Language, HTMLElement>>>({});
  const [ready] = useState(() =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        (frame: HTMLElement | undefined) => setFrames((all) => ({ ...all, [language]: frame })),
      ]),
    ),
  );
  const [width] = useState(() => canvasWidths[ownWidth()]);
  useScrollTogether(frames);
  return (
    <section
      aria-label={t('canvas')}
      {...pane}
      className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] bg-mist"
    >
      <CanvasBar />
      <div className="grid min-h-0 grid-cols-2 grid-rows-1 gap-x-4 px-2 pt-3 max-md:gap-x-2 md:px-5">
        {languages.map((language) => (
          <div key={language} className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-2">
            <PairHead language={language} />
            <Paper width={width}>
              {(scale) => (
                <Frame
                  title={t('canvasOf', { language: t(language) })}
                  {...(ready[language] ? { onReady: ready[language] } : {})}
                >
                  <CanvasProvider language={language} scale={scale} paired>
                    <CanvasPage>
                      <PairBlocks />
                    </CanvasPage>
                  </CanvasProvider>
                </Frame>
              )}
            </Paper>
          </div>
        ))}
      </div>
    </section>
  );
});

function PairHead({ language }: { language: Language }) {
  const t = useTranslate(pageTexts);
  const { language: own } = useEditor();
  const older = usePage((data) => outdatedLanguagesInPage(data).includes(language));
  return (
    <div className="flex min-h-7 items-center justify-between text-cap" lang={own}>
      <h2 className="font-regular">{t(language)}</h2>
      {older && <Badge tone="warning">{t(`older.${languageKey(language)}`)}</Badge>}
    </div>
  );
}

interface FrameProps {
  title: string;
  children: ReactNode;
  /** Receives the frame's scrolling element after mount and `undefined` after unmount. */
  onReady?: (frame: HTMLElement | undefined) => void;
}

/** An iframe with the styles of this document, so that media queries apply to its own width. */
function Frame({ title, children, onReady }: FrameProps) {
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
  usePageKeys(frame?.body);
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
