import { useSyncExternalStore } from 'react';
import { useWords } from '../../texts.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { usePageContext } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { usePageActions } from '../use-page-actions.ts';
import type { CanvasWidth } from './use-scale.ts';

interface CanvasBarProps {
  /** Undefined if the canvas has only one width. */
  width?: CanvasWidth;
  onWidth?: (width: CanvasWidth) => void;
}

const widths: readonly CanvasWidth[] = ['desktop', 'tablet', 'phone'];

/** Toolbar below the canvas: undo, redo, paste and the page width. */
export function CanvasBar({ width, onWidth }: CanvasBarProps) {
  const { store } = usePageContext();
  const { paste } = usePageActions();
  const t = useWords(pageTexts);
  const history = useSyncExternalStore(store.subscribe, store.history);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 flex justify-center">
      <div
        role="toolbar"
        aria-label={t('tools')}
        className="pointer-events-auto flex gap-0.5 rounded border border-line bg-white p-0.5 shadow-float"
      >
        <ToolButton icon="undo" label={t('undo')} disabled={!history.past.length} onClick={store.undo} />
        <ToolButton icon="redo" label={t('redo')} disabled={!history.future.length} onClick={store.redo} />
        <ToolButton icon="paste" label={t('paste')} onClick={() => void paste()} />
        {onWidth && (
          <fieldset className="flex gap-0.5 border-l border-line pl-0.5">
            <legend className="sr-only">{t('width')}</legend>
            {widths.map((one) => (
              <ToolButton
                key={one}
                icon={one}
                label={t(one)}
                aria-pressed={one === width}
                onClick={() => onWidth(one)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}
