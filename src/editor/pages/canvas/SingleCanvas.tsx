import { Puck } from '@puckeditor/core';
import { memo, useState } from 'react';
import type { Language } from '#schemas/language.ts';
import { useWords } from '../../texts.ts';
import { usePageItems } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { CanvasBar } from './CanvasBar.tsx';
import { CanvasProvider } from './CanvasProvider.tsx';
import { Palette } from './Palette.tsx';
import { Paper } from './Paper.tsx';
import { PuckCanvas } from './PuckCanvas.tsx';
import { type CanvasWidth, canvasWidths, ownWidth } from './use-scale.ts';

/** The palette, and the page in one language as its drop target. */
export const SingleCanvas = memo(function SingleCanvas({ language }: { language: Language }) {
  const t = useWords(pageTexts);
  const [width, setWidth] = useState<CanvasWidth>(ownWidth);
  const isEmpty = usePageItems().length === 0;
  return (
    <PuckCanvas>
      <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] font-text leading-normal md:grid-cols-[9.5rem_minmax(0,1fr)] md:grid-rows-1 xl:grid-cols-[15.5rem_minmax(0,1fr)]">
        <Palette />
        <section
          aria-label={t('canvas')}
          className="relative grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)] bg-mist px-3 pt-3 md:px-6 md:pt-5"
        >
          <Paper width={canvasWidths[width]}>
            {(scale) => (
              <CanvasProvider language={language} scale={scale}>
                <Puck.Preview />
              </CanvasProvider>
            )}
          </Paper>
          {isEmpty && (
            <p className="pointer-events-none absolute inset-x-12 top-40 text-center text-xs text-ink-3">
              {t('emptyPage')}
            </p>
          )}
          <CanvasBar width={width} onWidth={setWidth} />
        </section>
      </div>
    </PuckCanvas>
  );
});
