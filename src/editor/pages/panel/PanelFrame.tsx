import type { ReactNode } from 'react';

/** Header of the panel and its scrolling content. */
export const PanelFrame = ({
  title,
  aside,
  tabs,
  children,
}: {
  title: string;
  aside?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}) => (
  <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
    <div className="border-b border-line px-5 pt-4">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 className="text-body leading-normal font-medium">{title}</h2>
        <div className="tnum text-cap whitespace-nowrap text-ink-2">{aside}</div>
      </div>
      {tabs}
    </div>
    <div className="relative min-h-0 overflow-y-auto px-5 py-4">{children}</div>
  </div>
);
