import { memo, useState } from 'react';
import { type Language, languages } from '#schemas/language.ts';
import { useEditor } from '../../context.tsx';
import { useWords } from '../../texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { outdatedLanguagesInPage } from '../model/edited-marks.ts';
import { usePage } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { CanvasBar } from './CanvasBar.tsx';
import { CanvasPage } from './CanvasPage.tsx';
import { CanvasProvider } from './CanvasProvider.tsx';
import { Frame } from './Frame.tsx';
import { PairBlocks } from './PairBlocks.tsx';
import { Paper } from './Paper.tsx';
import { canvasWidths, ownWidth } from './use-scale.ts';
import { useScrollTogether } from './use-scroll-together.ts';

/** Both languages side by side, with synchronised scrolling. */
export const PairCanvas = memo(function PairCanvas() {
  const t = useWords(pageTexts);
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
      className="relative grid h-full min-h-0 grid-cols-2 grid-rows-1 gap-x-4 bg-mist px-2 pt-3 max-md:gap-x-2 md:px-5 md:pt-5"
    >
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
      <CanvasBar />
    </section>
  );
});

function PairHead({ language }: { language: Language }) {
  const t = useWords(pageTexts);
  const { language: own } = useEditor();
  const older = usePage((data) => outdatedLanguagesInPage(data).includes(language));
  return (
    <div className="flex min-h-7 items-center justify-between text-cap" lang={own}>
      <h2 className="font-regular">{t(language)}</h2>
      {older && <Badge tone="warning">{t(language === 'zh-CN' ? 'olderZh' : 'olderEn')}</Badge>}
    </div>
  );
}
