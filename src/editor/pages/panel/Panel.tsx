import type { ReactNode } from 'react';
import { useWords } from '../../texts.ts';
import { usePageItem, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { PageSettings } from './PageSettings.tsx';

/**
 * Panel of the selected block or of the page itself.
 * @param foot says who changed the page last
 */
export function Panel({ foot }: { foot: ReactNode }) {
  const { selected } = useSelection();
  const item = usePageItem(selected);
  const t = useWords(pageTexts);
  return (
    <aside
      aria-label={item ? t('fields') : t('settings')}
      className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] border-line bg-white md:border-l"
    >
      {item ? <BlockPanel key={item.key} item={item} /> : <PageSettings />}
      <div className="grid min-h-12 items-center border-t border-line px-5 text-cap text-ink-2">{foot}</div>
    </aside>
  );
}
