import { useEffect, useState } from 'react';
import { commonTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';

/** Time in milliseconds after which the network is probably lost. */
const patience = 2_000;

/** The status text of a part of the editor that is loading. Without a network, it is shown until the network is back. */
export function LoadingPart() {
  const t = useTranslate(commonTexts);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="p-4 text-xs leading-normal text-ink-3">
      {isLate ? t('loadingLate') : `${t('loading')}…`}
    </p>
  );
}

/** The same for a dialog, at the top of the window. */
export const LoadingDialog = () => (
  <div className="fixed inset-x-4 top-4 z-50 mx-auto max-w-xl rounded border border-line bg-white">
    <LoadingPart />
  </div>
);
