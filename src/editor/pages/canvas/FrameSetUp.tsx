import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../texts.ts';
import { pageTexts } from '../page-texts.ts';
import { usePageKeys } from '../use-page-keys.ts';

interface FrameSetUpProps {
  children: ReactNode;
  document?: Document;
}

/** Labels the canvas's iframe for screen readers and applies the screen's shortcuts inside it. */
export function FrameSetUp({ children, document: frame }: FrameSetUpProps) {
  const t = useWords(pageTexts);
  const name = t('canvas');
  useEffect(() => {
    frame?.defaultView?.frameElement?.setAttribute('title', name);
  }, [frame, name]);
  usePageKeys(frame?.body);
  return <>{children}</>;
}
