import { memo, useCallback, useState } from 'react';
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
import { Frame } from './Frame.tsx';
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
                    <FrameKeys />
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

/** Listens to the editor's keys in the frame around it. */
function FrameKeys() {
  const [body, setBody] = useState<HTMLElement>();
  const take = useCallback((node: HTMLElement | null) => setBody(node?.ownerDocument.body), []);
  usePageKeys(body);
  return <span hidden ref={take} />;
}
