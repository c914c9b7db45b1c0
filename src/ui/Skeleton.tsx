import type { ReactNode } from 'react';
import { useTexts } from '#i18n/context.tsx';

/** One grey shape of a skeleton; give it the size of the content that replaces it. */
export const SkeletonShape = ({ className }: { className: string }) => (
  <span className={`block rounded bg-skeleton ${className}`} />
);

interface SkeletonLineProps {
  /** Classes of the text that replaces it: font size and line height. */
  size: string;
  width: string;
}

/** A line of text that is on its way, as high as the text. */
export const SkeletonLine = ({ size, width }: SkeletonLineProps) => (
  <span className={`flex items-center ${size}`}>
    <span className="invisible w-0">0</span>
    <SkeletonShape className={`h-[.8em] ${width}`} />
  </span>
);

/** Placeholder of a block while its data loads. Without children it shows the shape of a plain text block. */
export function Skeleton({ children }: { children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {t('state.loading')}
      </span>
      <div aria-hidden="true" className="motion-safe:animate-pulse">
        {children ?? (
          <div className="wrap grid gap-4 py-8">
            <SkeletonShape className="h-10 w-2/5" />
            <SkeletonShape className="h-5 w-full" />
            <SkeletonShape className="h-5 w-11/12" />
            <SkeletonShape className="h-5 w-3/4" />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Classes of a list that stays visible under `aria-busy` until the next one has loaded: its pictures fade. Its text
 * does not, because readable text needs its contrast.
 */
export const fadesWhileBusy = '[&_img]:transition-opacity [&_img]:duration-calm aria-busy:[&_img]:opacity-50';
